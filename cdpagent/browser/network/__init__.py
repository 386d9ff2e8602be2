"""What pages ask for and are answered: routes, credentials, expectations, archives."""
