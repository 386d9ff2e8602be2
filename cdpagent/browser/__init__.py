"""Browsers and what is in them.

Launch, discover, attach; targets, contexts, pages, frames, navigation, dialogs, downloads.
"""
