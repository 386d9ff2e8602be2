"""One driver per contender. Each runs in its own process and environment and measures itself.

A driver is a class. The harness calls its public methods through `line_protocol`:

- ``connect(…)``: attach to the running Chromium and get a page session ready;
- ``round_trip(count)``: seconds of each of ``count`` calls, one after the other;
- ``pipelined(count)``: seconds for ``count`` calls, all sent before waiting for the first reply;
- ``launch(executable, args)``: seconds to the first evaluated expression of a new browser, and to its end;
- ``open_pages(count, url)``: open pages until ``count`` are open, and keep them; answers with the process
  that holds them, if that is not the driver's own;
- ``look(url, again, whole)``: load a page and look at it, first, again and after changes, in every way the system has;
- ``act(what, count)``: seconds of each of ``count`` actions on the page that ``open(url)`` has loaded;
- ``step(verb, role, name, value)``: one action on a real application, with what is read after it: its seconds, and the
  number of characters;
- ``at_once(count, url)``: seconds until ``count`` new pages are open and looked at, all at the same time.

A driver without a method does not take part in that measure.
"""
