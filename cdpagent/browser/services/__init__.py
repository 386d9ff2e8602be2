"""What a browser does for its tabs besides showing documents: dialogs, downloads, pictures, emulation, storage."""
