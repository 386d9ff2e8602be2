"""What a model works with: tools with schemas, short results, errors that say what to do next."""
