"""How the database came to its present form: one revision a file under `versions`, in order."""
