"""The browser as a program: finding it, starting it, removing what it leaves behind, installing one."""
