# Needs Python 3.11 or newer (with venv), make and git. Everything else comes into .venv from the package registries.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
# Python compiles what it imports; pip would compile all that it installs, which takes it a third longer.
INSTALL := $(BIN)/python -m pip --disable-pip-version-check --quiet install --no-compile
PAGE   := $(shell find web src/herzog/text/messages -name node_modules -prune -o -type f -print)
LOCK   := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade \
          --no-header --no-emit-index-url --no-emit-find-links --extra server

.PHONY: audit docs play test quick flaky setup browsers check check-page compiled collected lock-check prove mutants review-proof soak bench goldens generated words lock clean
.NOTPARALLEL:
.DELETE_ON_ERROR:
# Without bytecode, every process that the tests start compiles everything it imports.
unexport PYTHONDONTWRITEBYTECODE

play: $(VENV)/.play  ## play in the browser; compiled if there is a C compiler, unless HERZOG_COMPILE=0
	@$(MAKE) --silent $(VENV)/.page
	$(BIN)/python -m tools.compiled -m herzog --version
	$(BIN)/python -m tools.compiled -m herzog serve --open

# Compilers and checkers use one core each and fetching none, so they run side by side. Tests often wait for browsers and
# servers: six processes, with the tests of the compiled form alongside, keep two cores busy; those that fail by chance
# run once more when all others have ended (docs/decisions/0055-time-of-tests.md).
test: $(VENV)/.test  ## every check and every test
	$(BIN)/python tools/page.py install
	@$(MAKE) browsers & fetching=$$!; $(MAKE) compiled collected & compiling=$$!; $(MAKE) check-page & trying=$$!; \
	$(MAKE) lock-check check && wait $$trying && wait $$compiling && wait $$fetching || \
	  { kill $$fetching $$compiling $$trying 2>/dev/null; exit 1; }
	$(BIN)/python tools/page.py build
	@$(BIN)/python -m tools.run_tests

quick: $(VENV)/.test  ## checks and tests for two minutes, while you work: no browser, no slow tests, few examples
	@mkdir -p .cache; $(MAKE) check > .cache/check.log 2>&1 & checking=$$!; \
	$(BIN)/pytest -n 2 --dist worksteal -m "not slow" --ignore tests/e2e --hypothesis-profile quick || { kill $$checking; exit 1; }; \
	wait $$checking || { cat .cache/check.log; exit 1; }

flaky: $(VENV)/.test  ## repeat tests that failed by chance, beside busy processes; TEST=tests/… N=200, or those still open
	$(BIN)/python -m tools.repeat_test --times $(or $(N),200) $(if $(TEST),'$(TEST)')

setup: $(VENV)/.dev  ## install everything that any target here needs
	@echo "Ready: $(BIN)/herzog, $(BIN)/python, $(BIN)/pytest."

check: $(VENV)/.test  ## format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/page.py lint

check-page: $(VENV)/.test  ## types and tests of the page
	$(BIN)/python tools/page.py check

browsers: $(VENV)/.test  ## fetch the browsers for the tests, unless they are there
	$(BIN)/python tools/get_chromium.py
	$(BIN)/python tools/get_firefox.py

compiled: $(VENV)/.test  ## compile rules and bots for the tests of the compiled form, unless they are cached
	MYPYC_OPT_LEVEL=$${MYPYC_OPT_LEVEL:-0} $(BIN)/python -m tools.compiled -c ''

# The processes that run the tests start at the same time: without bytecode, each of them would compile every test.
collected: $(VENV)/.test  ## collect the tests, which compiles them
	@mkdir -p .cache; $(BIN)/pytest --collect-only -q > .cache/collected.log 2>&1 || { cat .cache/collected.log; exit 1; }

lock-check: $(VENV)/.test  ## check that the locked requirements match pyproject.toml and contain no address
	$(BIN)/python tools/lock_check.py

audit: $(VENV)/.dev  ## check the locked packages for known vulnerabilities; needs the network
	$(BIN)/python -m tools.audit

prove: $(VENV)/.test  ## check that sources and compiled form play the same: 1,000 games at every table, 50 of each bot
	$(BIN)/python -m tools.compiled --prove

mutants: $(VENV)/.test  ## change the code of each rule a little, and see whether its tests notice; RULES="FOU-5 LAC-Q12"
	$(BIN)/python -m tools.mutants $(RULES)

review-proof: $(VENV)/.test  ## check that accounts add up and luck is fair in 200 games at every table; takes an hour
	$(BIN)/python -m tools.compiled -m tools.review_proof

soak: $(VENV)/.test  ## hours of kills, hostile messages, corrupt packs and records, on this machine only; SOAK="--kills 50" for less
	$(BIN)/python -m tools.soak $(SOAK)

bench: $(VENV)/.dev  ## decisions and games per second, steps of environments, response time of the server, size of the page
	$(BIN)/python -m tools.bench
	$(BIN)/python -m tools.bench_envs
	$(BIN)/python tools/bench_server.py
	$(BIN)/python tools/page.py size

goldens: $(VENV)/.play  ## rewrite the golden playthroughs; commit them on their own and say why
	$(BIN)/python tools/playthrough.py --all

generated: $(VENV)/.play  ## write generated files: pages of rules, glossary, index of citations, TypeScript, terminal screens
	$(BIN)/python -m tools.rules_docs
	$(BIN)/python -m tools.glossary
	$(BIN)/python -m tools.citations
	$(BIN)/python -m tools.gen_types
	$(BIN)/python -m tools.terminal_screens

# Not with --clean, which empties all of .cache, where compiled modules and browsers are, too.
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

clean:  ## remove everything that can be rebuilt
	rm -rf $(VENV) dist .cache src/herzog/_web web/node_modules tools/browser/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -type d -name __pycache__ -prune -exec rm -rf {} +

# pip is the last thing venv installs, so an interrupted or failed venv is created again.
$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Café Herzog needs Python 3.11 or newer; name one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV) || \
	  { echo "Python cannot make $(VENV); on Debian and Ubuntu: apt install python3-venv"; exit 1; }

$(VENV)/.play: requirements/play.txt pyproject.toml hatch_build.py tools/compiled.py | $(BIN)/pip
	@echo "Installing what playing needs into $(VENV) ..."
	$(INSTALL) --require-hashes --requirement requirements/play.txt
	HERZOG_COMPILE=0 $(INSTALL) --no-deps --editable .
	@touch $@ $(VENV)/.page

# Installing builds the page. Only playing and the full test need it up to date.
$(VENV)/.page: tools/page.py $(PAGE)
	@echo "Building the page ..."
	HERZOG_COMPILE=0 $(INSTALL) --no-deps --editable .
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.play
	@echo "Installing what testing needs into $(VENV) ..."
	$(INSTALL) --require-hashes --requirement requirements/test.txt
	@touch $@

$(VENV)/.docs: requirements/docs.txt | $(BIN)/pip
	@echo "Installing what the site needs into $(VENV) ..."
	$(INSTALL) --require-hashes --requirement requirements/docs.txt
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.test
	@echo "Installing what measuring and locking need into $(VENV) ..."
	$(INSTALL) --require-hashes --requirement requirements/dev.txt
	@touch $@
