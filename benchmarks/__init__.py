"""cdpagent beside the systems a user would pick instead, on this machine: ``python -m benchmarks``."""
