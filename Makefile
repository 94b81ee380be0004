# Needs Python 3.11 or newer (with venv), make and git. Everything else comes into .venv from the package registries.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
PAGE   := $(shell find web src/herzog/text/messages -name node_modules -prune -o -type f -print)
LOCK   := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade \
          --no-header --no-emit-index-url --no-emit-find-links --extra server

.PHONY: audit docs play test quick setup check check-page compiled lock-check prove review-proof soak bench goldens generated words lock clean
.NOTPARALLEL:
.DELETE_ON_ERROR:
# Without bytecode, every process that the tests start compiles everything it imports.
unexport PYTHONDONTWRITEBYTECODE

play: $(VENV)/.play  ## sit down and play; compiled if there is a C compiler, unless HERZOG_COMPILE=0
	@$(MAKE) --silent $(VENV)/.page
	$(BIN)/python -m tools.compiled -m herzog --version
	$(BIN)/python -m tools.compiled -m herzog serve --open

# Compiling and checking use one core each, so they go side by side. Tests often wait for browsers and servers: six
# processes, and the tests of the compiled form besides, keep two cores busy (docs/decisions/0055-time-of-tests.md).
test: $(VENV)/.test  ## everything that must hold before a commit
	@$(MAKE) compiled & compiling=$$!; $(MAKE) lock-check check check-page || { kill $$compiling; exit 1; }; wait $$compiling
	$(BIN)/python tools/page.py build
	$(BIN)/python tools/get_chromium.py
	$(BIN)/python tools/get_firefox.py
	@mkdir -p .cache; $(BIN)/python -m tools.compiled --check > .cache/compiled.log 2>&1 & checking=$$!; \
	$(BIN)/pytest -n 6 --dist worksteal; failed=$$?; \
	wait $$checking || failed=1; cat .cache/compiled.log; exit $$failed

quick: $(VENV)/.test  ## what can be known within two minutes, for the working day: no browser, no slow tests, few examples
	@mkdir -p .cache; $(MAKE) check > .cache/check.log 2>&1 & checking=$$!; \
	$(BIN)/pytest -n 2 --dist worksteal -m "not slow" --ignore tests/e2e --hypothesis-profile quick || { kill $$checking; exit 1; }; \
	wait $$checking || { cat .cache/check.log; exit 1; }

setup: $(VENV)/.dev  ## install everything that any target here needs
	@echo "Ready: $(BIN)/herzog, $(BIN)/python, $(BIN)/pytest."

check: $(VENV)/.test  ## format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/page.py lint

check-page: $(VENV)/.test  ## format, lint, types and tests of the page
	$(BIN)/python tools/page.py check

compiled: $(VENV)/.test  ## rules and bots as the tests of the compiled form want them, compiled unless they are there
	MYPYC_OPT_LEVEL=$${MYPYC_OPT_LEVEL:-0} $(BIN)/python -m tools.compiled -c ''

lock-check: $(VENV)/.test  ## the locked requirements fit pyproject.toml and hold no address
	$(BIN)/python tools/lock_check.py

audit: $(VENV)/.dev  ## ask whether a locked package has a known vulnerability; says so if it cannot ask
	$(BIN)/python -m tools.audit

prove: $(VENV)/.test  ## sources and compiled form play the same: 1,000 games at every table, 50 of each bot
	$(BIN)/python -m tools.compiled --prove

review-proof: $(VENV)/.test  ## accounts add up and luck is fair in 200 games at every table; takes an hour
	$(BIN)/python -m tools.compiled -m tools.review_proof

soak: $(VENV)/.test  ## hours of kills, hostile messages, spoilt packs and records, on this machine only; SOAK="--kills 50" for less
	$(BIN)/python -m tools.soak $(SOAK)

bench: $(VENV)/.dev  ## decisions and games per second, steps of environments, how quick the server is, how big the page
	$(BIN)/python -m tools.bench
	$(BIN)/python -m tools.bench_envs
	$(BIN)/python tools/bench_server.py
	$(BIN)/python tools/page.py size

goldens: $(VENV)/.play  ## rewrite the golden playthroughs; commit them alone and say why
	$(BIN)/python tools/playthrough.py --all

generated: $(VENV)/.play  ## write what is made from other files: pages of rules, index of citations, TypeScript, screens
	$(BIN)/python -m tools.rules_docs
	$(BIN)/python -m tools.glossary
	$(BIN)/python -m tools.citations
	$(BIN)/python -m tools.gen_types
	$(BIN)/python -m tools.terminal_screens

# Not with --clean, which empties all of .cache: compiled modules and browsers lie there, too.
docs: $(VENV)/.docs  ## build the documentation as a site, in .cache/site
	rm -rf .cache/site
	$(BIN)/zensical build
	@echo "The site is in .cache/site: $(BIN)/zensical serve shows it."

words: $(VENV)/.play  ## write what both games say in each language to .cache/words, for native speakers to read
	$(BIN)/python -m tools.words

lock: $(VENV)/.dev  ## resolve the requirements again
	$(LOCK) pyproject.toml --output-file requirements/play.txt
	$(LOCK) pyproject.toml --extra report --extra postgres --extra rl --extra data --group test --constraint requirements/play.txt --output-file requirements/test.txt
	$(LOCK) pyproject.toml --extra postgres --constraint requirements/test.txt --output-file requirements/deploy.txt
	$(LOCK) pyproject.toml --extra report --extra postgres --extra rl --extra data --group dev --constraint requirements/test.txt --output-file requirements/dev.txt
	$(LOCK) pyproject.toml --group docs --constraint requirements/dev.txt --output-file requirements/docs.txt
	$(BIN)/python tools/lock_check.py

clean:  ## remove everything that can be made again
	rm -rf $(VENV) dist .cache src/herzog/_web web/node_modules tools/browser/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -type d -name __pycache__ -prune -exec rm -rf {} +

# pip is the last thing venv puts in place, so an interrupted or refused venv is made again.
$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Café Herzog needs Python 3.11 or newer; name one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV) || \
	  { echo "Python cannot make $(VENV); on Debian and Ubuntu: apt install python3-venv"; exit 1; }

$(VENV)/.play: requirements/play.txt pyproject.toml hatch_build.py tools/compiled.py | $(BIN)/pip
	@echo "Installing what playing needs into $(VENV) ..."
	$(PIP) install --require-hashes --requirement requirements/play.txt
	HERZOG_COMPILE=0 $(PIP) install --no-deps --editable .
	@touch $@ $(VENV)/.page

# Installing builds the page, so a first start finds it fresh. Only playing and the whole test need it fresh.
$(VENV)/.page: tools/page.py $(PAGE)
	@echo "Building the page ..."
	HERZOG_COMPILE=0 $(PIP) install --no-deps --editable .
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.play
	@echo "Installing what testing needs into $(VENV) ..."
	$(PIP) install --require-hashes --requirement requirements/test.txt
	@touch $@

$(VENV)/.docs: requirements/docs.txt | $(BIN)/pip
	@echo "Installing what the site needs into $(VENV) ..."
	$(PIP) install --require-hashes --requirement requirements/docs.txt
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.test
	@echo "Installing what measuring and locking need into $(VENV) ..."
	$(PIP) install --require-hashes --requirement requirements/dev.txt
	@touch $@
