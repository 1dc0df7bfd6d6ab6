#!/usr/bin/env bash
# record-first-minute.sh WHEEL: records docs/pictures/first-minute.cast again: the first minute on a machine without Swift, from the
# installation of a wheel (`make wheel`) to the cause of a failure. Needs python3 with venv, no network.
set -euo pipefail
wheel=$(realpath "${1:?a wheel: run make wheel, and give dist/*.whl}")
cd "$(dirname "$0")/../.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch/home"
cp "$wheel" "$scratch/home/"

# What is typed is what is run.
cat >"$scratch/show.sh" <<'SHOW'
set -uo pipefail
cd "$HOME"
typed() {
  printf '\033[2m$\033[0m %s\n' "$1"
  sleep 0.7
  eval "$1"
  code=$?
  ((code == 0)) || printf '\033[2m(exit code %d)\033[0m\n' "$code"
  echo
  sleep 1.5
}
typed 'command -v swift || echo "no Swift here"'
typed 'python3 -m venv tools && tools/bin/pip install --no-index --quiet dnp_logcheck-*.whl'
PATH=$HOME/tools/bin:$PATH
typed 'dnp-logcheck --version'
typed 'dnp-logcheck simulate happy-path --days 3 --fault HP-M9 > night.log'
typed 'dnp-logcheck night.log'
typed 'dnp-logcheck explain one-completion-per-run | head -12'
typed 'dnp-logcheck --report html=page.html night.log'
typed 'dnp-logcheck watch android'
SHOW

env -i HOME="$scratch/home" PATH=/usr/bin:/bin TERM=xterm-256color LANG=C.UTF-8 PIP_DISABLE_PIP_VERSION_CHECK=1 \
  python3 docs/pictures/record_terminal.py 100 30 "The first minute with dnp-logcheck" bash "$scratch/show.sh" >"$scratch/cast"
# No path of this machine is of use to anybody.
sed "s|$scratch/home|~|g" "$scratch/cast" >docs/pictures/first-minute.cast
