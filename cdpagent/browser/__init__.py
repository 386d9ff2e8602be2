"""Browsers and what is in them: launch, discover, attach; targets, contexts, pages, frames, navigation, dialogs, downloads."""
