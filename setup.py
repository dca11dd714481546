"""The two build steps that pyproject.toml cannot state: compile the kernel, build the client."""

import os
import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))

from scripts.build_kernel import BuildKernel, kernel_extensions
from scripts.build_package import BuildPackage, node_requirements

setup(
    cmdclass={"build_ext": BuildKernel, "build_py": BuildPackage},
    ext_modules=kernel_extensions(os.environ.get("KOZYR_KERNEL")),
    setup_requires=node_requirements(),
)
