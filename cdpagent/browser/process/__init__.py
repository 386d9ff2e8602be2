"""The browser as a program: where it is, how it is started, what it leaves behind, how one is installed."""
