"""Quick play inside the kernel, by rules of thumb: how searches play deals to their end."""
