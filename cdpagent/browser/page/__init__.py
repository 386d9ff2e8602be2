"""One tab: its frames and worlds, what happens in it, and where it goes."""
