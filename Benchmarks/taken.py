"""Measures the exit codes for captures as users take them: every scenario of the simulator, healthy and with each of its faults, as it was
logged, filtered by the plugin's tags, as NSLog prints (one level, no subsystem), without times (print), and cut at the plugin's last line.

  CHECK=PATH   the program that judges and simulates
  PAGE=FILE    writes the table between `<!-- taken -->` and `<!-- end -->`; without it, prints it
  WRITERS="apple-default …"   the formats (seven of iPhones)
  EACH=1       lists the faults that are shown and not found, and the healthy captures that do not end with 0
"""

import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile
from typing import NamedTuple

CHECK = os.environ["CHECK"]
WRITERS = os.environ.get(
    "WRITERS", "apple-default apple-compact apple-ndjson apple-syslog idevicesyslog xcode-console console-app").split()
# The filter of the plugin's test plan, with Capacitor's lines about its calls.
TAGS = re.compile(r"DNP|DailyNotif|dnp\.event|⚡️")
LEVEL = re.compile(r"^(\S+ \S+ +0x\S+ +)(Info   |Debug  |Error  |Fault  )")
LOGGER = re.compile(r"^(\S+ \S+ +0x\S+ +\S+ +0x\S+ +\d+ +\d+ +[^:]*: )\[[\w.]+:[\w.-]+\] ")
# Formats whose stamps have no zone, and most of them no year; the options give them.
ZONELESS = ("apple-compact", "idevicesyslog", "console-app")
HEAD = re.compile(r"^\S+ \S+ +0x\S+ +\S+ +0x\S+ +\d+ +\d+ +[^:]*: (?:\([^)]*\) )?(?:\[[\w.]+:[\w.-]+\] )?")


# Healthy runs whose capture lacks something that matters: exit 3 is the right answer. They are counted separately.
FLAWED = {
    "SCN-100": "ends five seconds into the run",
    "SCN-101": "a filter left three components",
    "SCN-102": "values are hidden",
    "SCN-103": "the tool dropped the end of a run",
    "SCN-105": "two phones in one file",
}


def isLeftOut(scenario, writer, kind, given):
    """True if such a capture cannot exist, or cannot show the fault."""
    if scenario in ("SCN-05", "SCN-107") and writer == "idevicesyslog":
        return True  # A simulator has no syslog relay.
    if scenario == "SCN-103" and writer in ("xcode-console", "console-app"):
        return True  # These tools do not report dropped lines.
    if scenario == "SCN-105" and (writer == "console-app" or kind.endswith("(print)")):
        return True  # Two phones cannot be distinguished.
    return bool(given) and scenario in FLAWED  # These captures are not complete.


def stories():
    """Each scenario of an iPhone, with its faults that break a requirement."""
    text = subprocess.run([CHECK, "simulate", "list"], capture_output=True, text=True, check=True).stdout
    scenario, found = None, []
    for line in text.split("\n"):
        if line.startswith("Flaws"):
            break
        if head := re.match(r"^  (\S+)  \S", line):
            scenario = head.group(1)
            found.append((scenario, None))
        elif (fault := re.match(r"^    (\S+)  .* \(([^()]*)\)$", line)) and "REQ" in fault.group(2):
            found.append((scenario, fault.group(1)))
    return found


def captures(text, writer):
    lines = text.split("\n")
    kept = [line for line in lines if TAGS.search(line)]
    yield "whole", lines
    if kept:
        last = max(index for index, line in enumerate(lines) if TAGS.search(line))
        yield "whole, cut at the plugin's last line", lines[: last + 1]
    yield "filtered", kept
    if writer == "apple-default":
        # The sender of NSLog is Foundation, without subsystem and level.
        yield "filtered, as NSLog prints", [LOGGER.sub(r"\1(Foundation) ", LEVEL.sub(r"\1Default", line)) for line in kept]
        yield "filtered, messages alone (print)", [HEAD.sub("", line) for line in kept]


class Result(NamedTuple):
    writer: str
    kind: str
    scenario: str
    fault: str | None
    code: int
    saysUntimed: bool
    hasTrace: bool


def told(scenario, fault, writer):
    """The captures of a story, by their kind."""
    arguments = [CHECK, "simulate", scenario, "--writer", writer] + (["--fault", fault] if fault else [])
    made = subprocess.run(arguments, capture_output=True)
    return dict(captures(made.stdout.decode("utf-8", "replace"), writer)) if made.returncode == 0 else {}


def withoutRandomness(lines):
    """Identifiers and parts of a second differ from run to run."""
    return [re.sub(r"0x[0-9a-f]+|(?<=\d\d:\d\d:\d\d)[.,]\d+|\b(?:r|daily)-[0-9a-f]+", "", line) for line in lines]


def judge(story, writer, folder):
    scenario, fault = story
    healthy = told(scenario, None, writer) if fault else {}
    lines = told(scenario, None, "apple-default").get("whole", [])
    year = next((line[:4] for line in lines if re.match(r"\d{4}-", line)), "2025")
    results = []
    for kind, lines in told(scenario, fault, writer).items():
        path = os.path.join(folder, f"{scenario}.{fault}.{writer}.log")
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
        options = ["--year", year, "--time-zone", "+0000"] if writer in ZONELESS else []
        hasTrace = withoutRandomness(lines) != withoutRandomness(healthy.get(kind, []))
        for given in [[], ["--capture-complete"]] if kind == "filtered" else [[]]:
            if isLeftOut(scenario, writer, kind, given):
                continue
            run = subprocess.run([CHECK, "--fail-on", "note", *options, *given, path], capture_output=True, text=True)
            verdict = next((line for line in run.stdout.split("\n") if re.match(r"PASS|FAIL|NOT", line)), "")
            results.append(
                Result(
                    writer, ", with ".join([kind, *given]), scenario, fault, run.returncode,
                    "not judged: the" in verdict, hasTrace))
        os.remove(path)
    return results


def percent(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "–"


def table(results):
    text = "| Format | Capture | Faults | Without a trace | Found | Exit 0, and not said that timing was not judged "
    text += "| Healthy | Exit 0 | Healthy, but the capture is flawed | Exit 3 | False alarms |\n" + "| --- " * 11 + "|\n"
    for writer, kind in dict.fromkeys((r.writer, r.kind) for r in results):
        rows = [r for r in results if (r.writer, r.kind) == (writer, kind)]
        faulty = [r for r in rows if r.fault]
        shown = [r for r in faulty if r.hasTrace]
        healthy = [r for r in rows if not r.fault and r.scenario not in FLAWED]
        flawed = [r for r in rows if not r.fault and r.scenario in FLAWED]
        text += (
            f"| {writer} | {kind} | {len(faulty)} | {len(faulty) - len(shown)} "
            f"| {percent(sum(r.code == 1 for r in shown), len(shown))} "
            f"| {percent(sum(r.code == 0 and not r.saysUntimed for r in shown), len(shown))} | {len(healthy)} "
            f"| {percent(sum(r.code == 0 for r in healthy), len(healthy))} | {len(flawed)} "
            f"| {sum(r.code == 3 for r in flawed)} | {sum(r.code == 1 for r in healthy + flawed)} |\n"
        )
    return text


def main():
    jobs = [(story, writer) for writer in WRITERS for story in stories()]
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = [row for rows in pool.map(lambda job: judge(*job, folder), jobs) for row in rows]
    results.sort(key=lambda r: WRITERS.index(r.writer))
    if os.environ.get("EACH"):
        for r in results:
            if (r.fault and r.hasTrace and r.code != 1) or (not r.fault and r.code != 0):
                print(r.code, r.writer, r.kind, r.fault or r.scenario, sep="\t", file=sys.stderr)
    text = table(results)
    page = os.environ.get("PAGE")
    if not page:
        print(text)
        return
    with open(page, encoding="utf-8") as file:
        content = file.read()
    begin, end = "<!-- taken -->\n", "<!-- end -->"
    start = content.index(begin) + len(begin)
    content = content[:start] + "\n" + text + "\n" + content[content.index(end, start):]
    with open(page, "w", encoding="utf-8") as file:
        file.write(content)


main()
