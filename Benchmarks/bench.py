"""Times a full check against other programs that read logs, and prints a table with a verdict for each comparison.

docs/performance.md describes it."""

import json
import os
import shutil
import subprocess
import tempfile

import machine
import record
from captures import Captures, events_in
from measure import Ratio, alternately, has, memory_is_measurable, peak_memory
from table import Table

HERE = os.path.dirname(os.path.abspath(__file__))
CHECK = os.environ["CHECK"]
SHORT = os.environ.get("SHORT", "") not in ("", "0")
# Less than 8 MiB of a thin capture contain no whole cycle of the scenario, so no rule is decided.
MIB = max(8, int(os.environ.get("MIB", 8 if SHORT else 256)))
# The settings of the additional comparisons.
LESS = max(8, MIB // 4)
ROUNDS = int(os.environ.get("RUNS", 1 if SHORT else 5))
# Groups that take longer than this are content with three rounds.
PATIENCE = 20
FILTER = r"\[DNP-(FETCH|SCHEDULER|PLUGIN)\]"
SEQUENCE = f"| %s -f '{HERE}/sequence.awk'"
GREP = f"LC_ALL=C grep -aE '{FILTER}'"
FORMATS = [
    "apple-compact", "apple-syslog", "xcode-console", "xcode-structured", "console-app", "idevicesyslog",
    "pymobiledevice3", "bsd-syslog", "ios-sysdiagnose-text", "android-threadtime", "android-time", "android-long",
]


def fitting(code):
    """The accepted exit codes for `code`: a capture that is cut within a minute of a promise is not proved."""
    return {0, 3} if code == 0 else {code}


class Bench:
    """The rows of the table, each group with separate captures."""

    def __init__(self, captures, table):
        self.captures = captures
        self.table = table

    def ours(self, path):
        """The command that is measured: default options, all built-in rules."""
        return f"'{CHECK}' '{path}'"

    def problem(self, arguments, events, code=0):
        """The error in the result of the tool, or None: the number of events and the exit code must match."""
        done = subprocess.run(
            ["bash", "-c", f"'{CHECK}' --report json {arguments}"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL)
        try:
            found = sum(capture["events"] for capture in json.loads(done.stdout)["captures"])
        except (ValueError, KeyError):
            return f"no report; exit {done.returncode}"
        if found != events:
            return f"{found} events found, {events} are there"
        return None if done.returncode in fitting(code) else f"exit {done.returncode} instead of {code}"

    def against(self, work, ours, others, problem, repeats=1, rounds=ROUNDS, code=0):
        """Times a command in turn with others, each (name, command, wanted, tools); a row for each."""
        able = []
        for name, command, wanted, tools in others:
            why = machine.lacking(tools)
            if why:
                self.table.unmeasured(work, name, wanted, why)
            else:
                able.append((name, command, wanted))
        if not able:
            return
        runs = alternately([ours] + [command for _, command, _ in able], rounds, PATIENCE, repeats)
        codes = {run.code for run in runs[0]}
        if not codes <= fitting(code) and not problem:
            problem = f"exit {sorted(codes)} instead of {code} while it was timed"
        for (name, _, wanted), other in zip(able, runs[1:]):
            # A filter that finds nothing exits with 1; 127 is a command that did not run.
            bad = next((run.code for run in other if run.code not in (0, 1)), None)
            told = problem or (f"{name} exited with {bad}" if bad is not None else None)
            self.table.compare(work, name, None if told else Ratio(runs[0], other), wanted, told)

    def text(self, share, one, both):
        """The default format of Apple's log, alone on one core and with all of them."""
        path = self.captures.bench("apple-default", share, MIB)
        problem = self.problem(f"'{path}'", events_in(path, "apple-default"))
        ripgrep = f"rg -c '{FILTER}' '{path}'"
        work = f"apple-default, {share} %"
        if not SHORT or share == 1:
            self.against(
                f"{work}, one core", f"taskset -c 0 {self.ours(path)}",
                [("rg -c", f"taskset -c 0 {ripgrep}", one, ["rg", "taskset"])], problem)
        self.against(
            f"{work}, all cores", self.ours(path),
            [
                ("rg -c", ripgrep, both, ["rg"]),
                ("grep -E, gawk", f"{GREP} '{path}' " + SEQUENCE % "gawk", 0.2, ["grep", "gawk"]),
            ]
            + ([] if SHORT or share != 1 else [
                ("grep -E, mawk", f"{GREP} '{path}' " + SEQUENCE % "mawk", None, ["grep", "mawk"]),
                ("ugrep -c", f"ugrep -c '{FILTER}' '{path}'", None, ["ugrep"]),
                ("cat", f"cat '{path}'", None, []),
            ]), problem)
        return path

    def pipe(self, path):
        """The same through a pipe."""
        problem = self.problem(f"< <(cat '{path}')", events_in(path, "apple-default"))
        self.against(
            "apple-default, 1 %, through a pipe", f"cat '{path}' | '{CHECK}'",
            [("cat, rg -c", f"cat '{path}' | rg -c '{FILTER}'", 0.9, ["rg"])], problem)

    def decoys(self):
        """Every line contains a literal, and none is an event: no rule is decided, so the exit code is 3."""
        for writer in ["apple-default"] if SHORT else ["apple-default", "android-threadtime"]:
            path = self.captures.decoys(writer, 2 if SHORT else LESS)
            self.against(
                f"{writer}, every line a decoy", self.ours(path),
                [("rg -c", f"rg -c '{FILTER}' '{path}'", 1.0, ["rg"])], self.problem(f"'{path}'", 0, 3), code=3)
            self.captures.drop(path)

    def ndjson(self):
        """JSON, a record a line."""
        path = self.captures.bench("apple-ndjson", 1, LESS)
        select = 'select(.subsystem == "com.timesafari.dailynotification") | .eventMessage'
        self.against(
            "apple-ndjson, 1 %", self.ours(path),
            [
                ("jq select", f"jq -r '{select}' '{path}'", 0.03, ["jq"]),
                ("rg -c", f"rg -c '{FILTER}' '{path}'", None, ["rg"]),
            ], self.problem(f"'{path}'", events_in(path, "apple-ndjson")))
        self.table.unmeasured(
            "apple-ndjson, 1 %", "simdjson, six fields", 0.5, "no program here reads fields with simdjson")
        self.captures.drop(path)

    def formats(self):
        """Every other text format."""
        for writer in ["android-threadtime"] if SHORT else FORMATS:
            path = self.captures.bench(writer, 1, LESS)
            self.against(
                f"{writer}, 1 %, one core", f"taskset -c 0 {self.ours(path)}",
                [("rg -c", f"taskset -c 0 rg -c '{FILTER}' '{path}'", 1.2, ["rg", "taskset"])],
                self.problem(f"'{path}'", events_in(path, writer)))
            self.captures.drop(path)

    def gzip(self, path):
        """The same packed with gzip; the build decides which library unpacks it."""
        packed = self.captures.packed(path)
        problem = self.problem(f"'{packed}'", events_in(packed, "apple-default", "zcat <"))
        wanted, library = (0.3, "ISA-L") if self.needs(b"libisal") else (0.8, "zlib")
        self.against(
            f"gzip of apple-default, 1 %, by {library}", self.ours(packed),
            [
                (
                    "zcat, grep -E, gawk", f"zcat < '{packed}' | {GREP} " + SEQUENCE % "gawk", wanted,
                    ["zcat", "grep", "gawk"],
                ),
                (
                    "igzip, grep -E, gawk", f"igzip -dc '{packed}' | {GREP} " + SEQUENCE % "gawk", None,
                    ["igzip", "grep", "gawk"],
                ),
            ], problem)
        if library != "ISA-L":
            self.table.unmeasured(
                "gzip of apple-default, 1 %, by ISA-L", "zcat, grep -E, gawk", 0.3, "this build unpacks with zlib")
        self.captures.drop(packed)

    def needs(self, library):
        """True if the tool loads this library when it starts; None if this machine cannot show it."""
        lister = ["ldd"] if has("ldd") else ["otool", "-L"] if has("otool") else None
        if lister is None:
            return None
        listed = subprocess.run(lister + [CHECK], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return library in listed.stdout

    def many(self):
        """Many small captures in one call."""
        count = 50 if SHORT else max(100, min(10_000, 10_000 * MIB // 1024))
        folder = self.captures.pieces(count, 100)
        problem = self.problem(f"'{folder}'/*", events_in(f"{folder}'/*'", "apple-default"))
        self.against(
            f"{count} captures of 100 lines", f"'{CHECK}' '{folder}'/*",
            [("grep -rc", f"LC_ALL=C grep -rcE '{FILTER}' '{folder}'", 2.0, ["grep"])], problem)
        self.captures.drop(folder)

    def start(self):
        """The time that a run takes before it reads."""
        path = self.captures.path("short.log")
        self.captures.make(f"'{CHECK}' simulate happy-path --writer apple-default > '{path}'")
        lines = sum(1 for _ in open(path, "rb"))
        linked = {True: "Swift's libraries loaded", False: "Swift's libraries inside", None: "linked unknown how"}[
            self.needs(b"libswiftCore")]
        times = 1 if SHORT else 20
        self.against(
            f"start-up, {lines} lines, {linked}", self.ours(path),
            [
                ("grep -c", f"LC_ALL=C grep -c DNP- '{path}'", 3.0, ["grep"]),
                ("rg -c", f"rg -c DNP- '{path}'", None, ["rg"]),
            ],
            self.problem(f"'{path}'", events_in(path, "apple-default")), repeats=times, rounds=ROUNDS)
        self.captures.drop(path)

    def memory(self):
        """The peak memory of a run."""
        size = MIB if SHORT else 4 * MIB
        if not memory_is_measurable():
            return self.table.unmeasured(
                f"peak memory, {size} MiB", "–", "16 MiB", machine.lacking(["/usr/bin/time"]))
        path = self.captures.bench("apple-default", 1, size)
        problem = self.problem(f"'{path}'", events_in(path, "apple-default"))
        self.peak(f"peak memory, {size} MiB from a file", peak_memory(self.ours(path)), 16, problem)
        self.captures.drop(path)
        piped = int(os.environ.get("PIPED_GIB", 0)) * 1024 or size
        written = f"'{CHECK}' simulate bench --writer apple-default --share 1 --megabytes {piped}"
        self.peak(f"peak memory, {piped} MiB from a pipe", peak_memory(f"'{CHECK}'", written), 16, None)

    def peak(self, work, value, wanted, problem):
        """A row for memory."""
        if value is None:
            return self.table.unmeasured(work, "–", f"{wanted} MiB", "/usr/bin/time told no peak")
        self.table.figure(work, f"{value:.1f} MiB", value, wanted, f"{wanted} MiB", problem)

    def all(self):
        """Every row."""
        for share, one, both in [(0.1, 1.0, 0.6), (20, 1.0, 0.65), (1, 1.0, 0.6)]:
            path = self.text(share, one, both)
            if share != 1:
                self.captures.drop(path)
        self.pipe(path)
        self.gzip(path)
        self.captures.drop(path)
        self.decoys()
        self.ndjson()
        self.formats()
        self.many()
        self.start()
        self.memory()


def main():
    """Prints the machine, the table and the errors; writes them into the page with RECORD=1."""
    rules = os.path.join(HERE, "..", "Rules")
    sound = subprocess.run(
        [CHECK, "rules", "test", "--no-built-in-rules", "--rules", rules],
        stdout=subprocess.PIPE, stdin=subprocess.DEVNULL)
    if sound.returncode != 0:
        raise SystemExit("bench: this build fails the rules' own tests: no figure of it means anything; build it anew")
    keeps = bool(os.environ.get("WORK"))
    folder = os.environ.get("WORK") or tempfile.mkdtemp(prefix="dnp-bench-")
    about = machine.described(CHECK)
    about.append(
        f"Captures of {MIB} MiB ({LESS} MiB of decoys, ndjson and the other formats), {ROUNDS} rounds in turn, three "
        f"where a group takes longer than {PATIENCE} s; warm cache, all built-in rules, default options.")
    print("\n".join(about) + "\n")
    table = Table(machine.means_nothing())
    try:
        Bench(Captures(CHECK, folder, keeps), table).all()
    finally:
        if not keeps:
            shutil.rmtree(folder, ignore_errors=True)
    if os.environ.get("RECORD", "") not in ("", "0"):
        record.write("table", about, table.text())
    if table.wrong:
        raise SystemExit(f"bench: {table.wrong} rows have a wrong result")


if __name__ == "__main__":
    main()
