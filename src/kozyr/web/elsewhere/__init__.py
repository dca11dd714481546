"""Playing at a server elsewhere, as a browser does, by a program with a BOT account's token."""
