"""Where a running browser listens."""
