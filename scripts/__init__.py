"""What the Makefile, setup.py and CI run beside the product."""
