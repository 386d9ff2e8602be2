# Everything here works on a fresh checkout: what is missing (.venv, a browser) is made or installed first.

PYTHON ?= python3
PY := .venv/bin/python

.DEFAULT_GOAL := help
.PHONY: help setup browser demo test test-fast lint format chaos soak bench bench-docs docs surfaces tools rules protocol extractor needs-npm

help:
	@echo "make demo       an agent buys something in a small shop, in a real browser"
	@echo "make test       lint, types and all tests"
	@echo "make test-fast  lint, types, all tests that need no browser and a few of each layer that do: under 2 minutes"
	@echo "make lint       ruff and mypy only"
	@echo "make format     let ruff put the code into form"
	@echo "make chaos      2,000 operations on hostile pages while browsers, pages and sockets are killed, frozen and cut"
	@echo "make soak       one browser, used for an hour: what grows in memory"
	@echo "make bench      measure against other libraries"
	@echo "make bench-docs write docs/benchmarks.md and its pictures from results (RESULTS=file.json for new ones)"
	@echo "make docs       build the site from the documents and the docstrings, and check its links"
	@echo "make surfaces   write cdpagent.sync and cdpagent.aio from the Trio surface"
	@echo "make tools      write the definitions of the web tools into docs"
	@echo "make rules      write what JavaScript and Python both know of HTML and ARIA from its table"
	@echo "make protocol   generate the CDP types anew (needs npm)"
	@echo "make extractor  build the JavaScript that runs in pages (needs npm)"

setup:
	@command -v $(PYTHON) >/dev/null || { \
	  echo "$(PYTHON) is not installed. On Debian and Ubuntu, as root: apt-get install python3 python3-venv" >&2; \
	  exit 1; }
	@$(PYTHON) tools/bootstrap.py

browser: setup
	@$(PY) -m cdpagent install

demo: browser
	@$(PY) -m cdpagent demo

# A worker that has nothing left takes tests from another. What the tests marked `packages` need is fetched meanwhile.
PYTEST := $(PY) -m pytest -n auto --maxprocesses 4 --dist worksteal

test: lint browser
	$(PY) -m tests.packages & $(PYTEST); status=$$?; wait; exit $$status

test-fast: lint browser
	$(PYTEST) -m "pure or smoke"

lint: setup
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy

format: setup
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix .

bench: browser
	$(PY) -m benchmarks --json .cache/bench/results.json

bench-docs: setup
	$(PY) -m benchmarks.docs $(RESULTS)

# Its tools have an environment of their own; the site is in .cache/site/html.
docs: setup
	$(PY) -c "from tests.environments import DOCS; DOCS.install()"
	$(PY) -m tools.docs_site
	.cache/docs/bin/python -m mkdocs build --strict --quiet

# What goes wrong at once, for a quarter of an hour; SEED=… repeats a run as far as the machine allows.
chaos: browser
	$(PY) -m tests.chaos $(if $(SEED),--seed $(SEED))

soak: browser
	$(PY) -m tests.chaos.soak

surfaces: setup
	$(PY) -m tools.surfaces

tools: setup
	$(PY) -m tools.tool_definitions

rules: setup
	$(PY) -m tools.rules

protocol: needs-npm setup
	$(PY) tools/protocol_types.py

extractor: needs-npm
	cd extractor && npm ci && npm run build

needs-npm:
	@command -v npm >/dev/null || { \
	  echo "npm is not installed. On Debian and Ubuntu, as root: apt-get install npm" >&2; \
	  exit 1; }
