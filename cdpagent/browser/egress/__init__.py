"""What a browser may connect to: the proxy that a launched one is bound to, and the guard in an attached one."""
