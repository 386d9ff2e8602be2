"""What a browser may connect to: the proxy that a launched one is bound to, and what was refused."""
