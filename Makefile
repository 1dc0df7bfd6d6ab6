# Thin on purpose: every target is a line or two. Anything longer is Swift in logcheck-dev, or a script in .ci.

.DEFAULT_GOAL := help
SHELL := /bin/bash

SWIFT ?= swift
# More flags for every build. Other flags mean another build, so give the same ones each time (.ci/run does).
SWIFT_FLAGS ?=
PREFIX ?= /usr/local
SEEDS ?= 2
# The size of the long tests in `make verify`: 10 multiplies what has no end.
VERIFY ?= 1
# The long tests that `make verify` runs in whole: a pattern of test names.
LONG ?= $$(.ci/long-tests.sh)
DIST ?= dist
SAMPLE ?= SampleLogs/healthy/first-run.log

SOURCES := Package.swift Sources Tests
# One product, not optimised: the first build of a new user. It has a separate folder, so that it keeps the build of the tests.
# The example shares it, since it builds the library in the same way.
DEMO_BUILD := --scratch-path $(CURDIR)/.build-demo -debug-info-format none
# The build of the tests: a release with testable modules. The package manager finds the tests by the index.
TESTED := --configuration release --enable-index-store -debug-info-format none -Xswiftc -enable-testing
# Package.swift leaves half of this build unoptimised.
build test test-times verify-rest lint record sample samples digest: export LOGCHECK_TEST_BUILD = 1
BUILT = $$($(SWIFT) build $(SWIFT_FLAGS) $(TESTED) --show-bin-path)
# Apple systems have the Swift libraries; on others they are linked statically, as all libraries are if possible (decision 70).
STATIC := $(if $(filter Darwin,$(shell uname -s)),,--static-swift-stdlib -Xlinker -s)
# The setting of the tests' build must not reach it.
RELEASE = env -u LOGCHECK_TEST_BUILD LOGCHECK_STATIC=$$(.ci/links-statically.sh) PKG_CONFIG_PATH=$$(.ci/static-libraries.sh) $(SWIFT) build --configuration release --scratch-path .build-release $(STATIC)

.PHONY: help setup build validators test test-times verify verify-rest demo example dist wheel release-folder install uninstall lint format generate record check-rules sample samples digest score bench bench-growth bench-instructions bench-record soak fleet spark-test fuzz mutants sanitize coverage reliability-big man \
	ci clean

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 28

setup: ## Check the toolchain; install the headers of libpcre2, libyaml, SQLite and zlib if they are missing
	@.ci/setup.sh

build: setup ## Build everything that the tests use
	$(SWIFT) build --build-tests $(SWIFT_FLAGS) $(TESTED)

validators: ## Install the programs that read our reports in the tests; without them these tests are skipped
	@.ci/validators.sh

test: setup ## Run the tests: samples of the long ones, one in four of the costly; prints failures and a summary (FILTER='Suite/test', LOGCHECK_SEED=20261231)
	.ci/test.sh $(SWIFT_FLAGS) $(TESTED)

test-times: build ## Run the tests one after the other and print those that cost most (COUNT=20; LIMIT=2 fails above so many CPU-s; FILTER)
	@.ci/test-times.sh $(BUILT) "$(COUNT)" "$(LIMIT)"

verify: export LOGCHECK_COSTLY = all
verify: test verify-rest ## The tests, the long ones again in whole, the mutants of the rules' tests, the release

verify-rest: check-rules ## The part of `make verify` after `make test`
	FILTER= LOGCHECK_VERIFY=$(VERIFY) .ci/test.sh $(SWIFT_FLAGS) $(TESTED) --skip-build --filter "$(LONG)"
	.ci/dist-test.sh

demo: setup ## Judge a sample capture (SAMPLE=FILE for another)
	$(SWIFT) run $(SWIFT_FLAGS) $(DEMO_BUILD) dnp-logcheck $(SAMPLE)

example: setup ## Build docs/examples/library, judge a sample with it, run its tests
	$(SWIFT) run --package-path docs/examples/library $(DEMO_BUILD) judge $(SAMPLE)
	$(SWIFT) test --package-path docs/examples/library $(DEMO_BUILD)

install: setup ## Install one release binary, completions, the manual page (PREFIX=/usr/local)
	$(RELEASE) --product dnp-logcheck && $(RELEASE) --product generate-manual
	.ci/install.sh install "$(DESTDIR)$(PREFIX)" "$$($(RELEASE) --show-bin-path)"

dist: setup ## Pack a release into DIST=dist: the archive and its SHA-256, a wheel, a .deb, a formula, a script for CI (docs/install.md)
	$(RELEASE) --product dnp-logcheck && $(RELEASE) --product generate-manual
	.ci/dist.sh "$$($(RELEASE) --show-bin-path)" "$(DIST)"

wheel: ## As dist, and fail where no Python wheel can be made
	@command -v python3 >/dev/null || { echo "make wheel: python3 is missing" >&2; exit 1; }
	@$(MAKE) --no-print-directory dist

release-folder: ## Print the folder of the release
	@$(RELEASE) --show-bin-path

uninstall: ## Remove them again
	.ci/install.sh uninstall "$(DESTDIR)$(PREFIX)"

lint: setup ## Check the formatting, and the words of texts and names (.ci/words.txt)
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	$(SWIFT) build --product logcheck-dev $(SWIFT_FLAGS) $(TESTED)
	$(BUILT)/logcheck-dev words

format: ## Format in place
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

generate: build ## Write the generated files: the rules inside the binary, tables in docs
	$(BUILT)/logcheck-dev generate

record: setup ## Record the golden files again; this run fails on purpose, the next one checks
	LOGCHECK_RECORD=1 .ci/test.sh $(SWIFT_FLAGS) $(TESTED)

check-rules: build ## Validate Rules/, run the tests that the rules carry, and test these by mutants
	$(BUILT)/dnp-logcheck rules validate --no-built-in-rules Rules
	$(BUILT)/dnp-logcheck rules test --no-built-in-rules --rules Rules
	$(BUILT)/dnp-logcheck rules test --mutate --no-built-in-rules --rules Rules

sample: ## Write a capture that SampleLogs keeps as edits to standard output (ID=one-active-task)
	@{ .ci/setup.sh && $(SWIFT) build --product logcheck-dev $(SWIFT_FLAGS) $(TESTED); } >&2
	@$(BUILT)/logcheck-dev sample "$(ID)"

samples: setup ## Write all of them into a folder (DIR=/tmp/samples)
	$(SWIFT) build --product logcheck-dev $(SWIFT_FLAGS) $(TESTED)
	@$(BUILT)/logcheck-dev sample all "$(DIR)"

digest: ## Judge all samples, cases and stories, and print a line of each; BASE=FILE prints what differs from that digest
	@{ .ci/setup.sh && $(SWIFT) build --product logcheck-dev $(SWIFT_FLAGS) $(TESTED); } >&2
	@$(BUILT)/logcheck-dev digest $(if $(BASE),--base "$(BASE)")

score: build ## Judge simulated captures and write docs/score.md (SEEDS=2)
	$(RELEASE) --product dnp-logcheck
	CHECK="$$($(RELEASE) --show-bin-path)/dnp-logcheck" PAGE=docs/score.md python3 Benchmarks/taken.py
	$(BUILT)/logcheck-dev score --seeds $(SEEDS) --page docs/score.md

bench: setup ## Time a check against grep and others (MIB=256; SHORT=1)
	Benchmarks/run.sh table

bench-growth: setup ## Measure how the cost grows with size, density, rules (GROWTH_MAX=256)
	Benchmarks/run.sh growth

bench-instructions: setup ## Count instructions with callgrind
	Benchmarks/run.sh instructions

reliability-big: build ## Check captures of several GiB: exit codes, accounts, memory (SHRINK=64)
	.ci/reliability-big.sh

bench-record: setup ## All three, written into docs/performance.md
	RECORD=1 Benchmarks/run.sh all

soak: setup ## Follow a log that is written and rotated: flat memory, the verdicts of a check (SECONDS=20; RATE=5000)
	Benchmarks/run.sh soak

fleet: build ## Simulate a fleet, judge it, keep its history, find its planted regressions (SHORT=1)
	DEV="$(BUILT)/logcheck-dev" Benchmarks/run.sh fleet

spark-test: build ## Test docs/examples/spark; skipped where Java 17 or pyspark are missing (make validators)
	CHECK="$(BUILT)/dnp-logcheck" $$(command -v .build/validators/bin/python || command -v python3) -B docs/examples/spark/test_judge_fleet.py

fuzz: setup ## Fuzz every target for a minute (TARGETS="pieces stamps", SECONDS_EACH=60, RUNS=wanted)
	.ci/fuzz.sh $(TARGETS)

mutants: setup ## Judge damaged copies of the samples (COUNT=20000)
	.ci/mutants.sh

sanitize: setup ## Run the tests under the address, undefined-behaviour and thread sanitizers
	.ci/sanitize.sh

coverage: setup ## Measure the coverage of the core by tests
	.ci/coverage.sh

man: setup ## Write the manual page below .build
	$(SWIFT) package generate-manual
	@find .build -name dnp-logcheck.1 -path '*GenerateManual*'

ci: ## Everything that CI runs
	.ci/run

clean: ## Remove the builds
	$(SWIFT) package clean
