"""Where tables' logs are kept."""
