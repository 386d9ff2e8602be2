"""Bytes to CDP and back: JSON, transports, the protocol without I/O, connection, session, subscriptions, types.

Nothing here knows what a page is.
"""
