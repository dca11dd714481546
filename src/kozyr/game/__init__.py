"""The kernel, one chapter of the rulebook a module, and the facade that players meet."""
