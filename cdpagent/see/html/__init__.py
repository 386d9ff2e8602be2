"""Snapshots of plain HTML, without a browser: parse, walk, and hand rows to the code that live pages use too."""
