"""What is run while working on the project; none of it is installed."""
