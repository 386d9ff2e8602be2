"""Measures cdpagent and the systems a user might pick instead, on this machine: ``python -m benchmarks``."""
