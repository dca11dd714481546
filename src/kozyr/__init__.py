"""Kozyr: Durak as people really play it, with every house rule, a referee and bots."""
