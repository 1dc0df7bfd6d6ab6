# Thin on purpose: every target is a line or two. Anything longer is Swift in logcheck-dev, or a script in .ci.

.DEFAULT_GOAL := help
SHELL := /bin/bash

SWIFT ?= swift
# Flags for every build: optimised, since the tests judge many thousands of captures (ten times as fast; the debug build keeps
# its checks of overflow and bounds). Other flags mean another build, so give the same ones each time (.ci/run does).
SWIFT_FLAGS ?= -Xswiftc -O
PREFIX ?= /usr/local
SEEDS ?= 2
SAMPLE ?= SampleLogs/healthy/first-run.log

SOURCES := Package.swift Sources Tests
RUN := $(SWIFT) run $(SWIFT_FLAGS)
# Apple systems bring the Swift libraries along; elsewhere they go into the binary.
STATIC := $(if $(filter Darwin,$(shell uname -s)),,--static-swift-stdlib -Xlinker -s)
RELEASE := $(SWIFT) build --configuration release $(STATIC)

.PHONY: help setup build validators test demo install uninstall lint format generate record check-rules score bench bench-growth bench-instructions bench-record soak fuzz mutants sanitize coverage reliability-big man \
	ci clean

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 28

setup: ## Check the toolchain; install libpcre2's headers where they are missing
	@.ci/setup.sh

build: setup ## Build everything (debug)
	$(SWIFT) build $(SWIFT_FLAGS)

validators: ## Install the programs that read our reports in the tests; without them these tests are skipped
	@.ci/validators.sh

test: setup ## Run all tests
	$(SWIFT) test $(SWIFT_FLAGS)

demo: setup ## Judge a sample capture (SAMPLE=FILE for another)
	$(RUN) dnp-logcheck $(SAMPLE)

install: setup ## Install one release binary, completions, the manual page (PREFIX=/usr/local)
	$(RELEASE) --product dnp-logcheck && $(RELEASE) --product generate-manual
	.ci/install.sh install "$(DESTDIR)$(PREFIX)" "$$($(RELEASE) --show-bin-path)"

uninstall: ## Remove them again
	.ci/install.sh uninstall "$(DESTDIR)$(PREFIX)"

lint: ## Check the formatting
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

format: ## Format in place
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

generate: setup ## Write the generated files anew: the rules inside the binary, docs/formats.md
	$(RUN) logcheck-dev generate

record: setup ## Record the golden files anew; this run fails on purpose, the next one checks
	LOGCHECK_RECORD=1 $(SWIFT) test $(SWIFT_FLAGS)

check-rules: setup ## Validate Rules/, run the tests that the rules carry, and test these by mutants
	$(RUN) dnp-logcheck rules validate --no-built-in-rules Rules
	$(RUN) dnp-logcheck rules test --no-built-in-rules --rules Rules
	$(RUN) dnp-logcheck rules test --mutate --no-built-in-rules --rules Rules

score: setup ## Judge simulated captures and write docs/score.md (SEEDS=2)
	$(RUN) logcheck-dev score --seeds $(SEEDS) --page docs/score.md

bench: setup ## Time a check against grep and others (MIB=256; SHORT=1)
	Benchmarks/run.sh table

bench-growth: setup ## How the cost grows with size, density, rules (GROWTH_MAX=256)
	Benchmarks/run.sh growth

bench-instructions: setup ## Count instructions with callgrind
	Benchmarks/run.sh instructions

reliability-big: build ## Check captures of several GiB: exit codes, accounts, memory (SHRINK=64)
	.ci/reliability-big.sh

bench-record: setup ## All three, written into docs/performance.md
	RECORD=1 Benchmarks/run.sh all

soak: setup ## Follow a log that is written and rotated: flat memory, the verdicts of a check (SECONDS=20; RATE=5000)
	Benchmarks/run.sh soak

fuzz: setup ## Fuzz every target for a minute (TARGETS="pieces stamps", SECONDS_EACH=60, RUNS=wanted)
	.ci/fuzz.sh $(TARGETS)

mutants: setup ## Judge damaged copies of the samples (COUNT=20000)
	.ci/mutants.sh

sanitize: setup ## Run the tests under the address, undefined-behaviour and thread sanitizers
	.ci/sanitize.sh

coverage: setup ## How much of the core the tests run through
	.ci/coverage.sh

man: setup ## Write the manual page below .build
	$(SWIFT) package generate-manual
	@find .build -name dnp-logcheck.1 -path '*GenerateManual*'

ci: ## What CI runs
	.ci/run

clean: ## Remove what was built
	$(SWIFT) package clean
