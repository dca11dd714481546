"""How fast Kozyr is: each module prints a table, figures in one table come from one run."""
