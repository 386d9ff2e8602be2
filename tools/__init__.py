"""Programs for developers of cdpagent. They are not installed with it."""
