"""What a model is given: tools with schemas, short results, errors that say what to do next."""
