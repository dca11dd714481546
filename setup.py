"""Build steps that pyproject.toml cannot state."""

from setuptools import setup

setup()
