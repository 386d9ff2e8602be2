"""The same snapshot from plain HTML, without a browser: parse, walk, and hand rows to the code the live page uses."""
