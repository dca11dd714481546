"""What players may agree on before the deal, and the words for it."""
