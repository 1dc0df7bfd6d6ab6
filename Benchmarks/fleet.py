#!/usr/bin/env python3
"""Simulates a fleet with planted regressions, judges it, and checks that its history reports them and nothing else.

  CHECK=PATH   the program that judges        DEV=PATH   `logcheck-dev`, which writes the fleet
  WORK=FOLDER  where everything is kept (.build/fleet); a fleet of the same size is used again
  SHORT=1      20 devices and 12 nights instead of 200 and 30: a test of the scripts, whose figures mean nothing
  RECORD=1     write the figures into docs/fleet.md
"""
import json
import os
import pathlib
import re
import resource
import shlex
import shutil
import subprocess
import sys
import time

import machine
import measure
import record

CHECK = os.environ["CHECK"]
DEV = os.environ["DEV"]
SHORT = os.environ.get("SHORT", "") not in ("", "0")
WORK = pathlib.Path(os.environ.get("WORK") or ".build/fleet").resolve()
FLEET = WORK / "captures"
DEVICES, NIGHTS, CAPTURES = (20, 12, 800) if SHORT else (200, 30, 20_000)
KEYS = ["--include", "*.log", "--day-key", "path:1", "--build-key", "path:2", "--device-key", "path:3"]
CORES = os.cpu_count() or 1
# Captures that the other ways of judging get: enough for a rate.
SAMPLE = 2000


class Wrong(Exception):
    """The tool does not find what was planted, or finds more."""


def expect(condition, message):
    if not condition:
        raise Wrong(message)


def call(*words, codes=(0,)):
    """What the tool prints; its exit code must be one of `codes`."""
    done = subprocess.run([CHECK, *map(str, words)], capture_output=True, text=True, encoding="utf-8", check=False)
    line = shlex.join([str(word) for word in words[:3]])
    expect(done.returncode in codes, f"{line} ended with {done.returncode}: {done.stderr.strip()}")
    return done.stdout + done.stderr


class Timed:
    """A command whose output goes into a file: its seconds, those of the processors, and its peak memory."""

    def __init__(self, *words, output=os.devnull):
        before, start = processors(), time.perf_counter()
        self.peak = measure.peak_memory(shlex.join(map(str, [CHECK, *words])), output=str(output))
        self.seconds, self.cpu = time.perf_counter() - start, processors() - before

    def line(self, name, count, about):
        """A line of the table, with what one of `count` items takes."""
        return name, rate(count, self.seconds), each(count, self.cpu), memory(self.peak), about


def processors():
    """Seconds that the processors have spent on commands."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def generate():
    """Writes the fleet, unless one of this size is there."""
    planted = FLEET / "planted.json"
    if planted.exists():
        known = json.loads(planted.read_text(encoding="utf-8"))
        if (known["devices"], known["nights"], known["captures"]) == (DEVICES, NIGHTS, CAPTURES):
            return known
        shutil.rmtree(FLEET)
    elif FLEET.exists() and any(FLEET.iterdir()):
        raise SystemExit(f"fleet: {FLEET} is no complete fleet; remove it, or choose another folder with WORK=")
    numbers = ["--devices", DEVICES, "--nights", NIGHTS, "--captures", CAPTURES]
    subprocess.run([DEV, "fleet", "--output", str(FLEET), *map(str, numbers)], check=True)
    return json.loads(planted.read_text(encoding="utf-8"))


def audit(table):
    """Judges all captures; gives the file of records."""
    records = WORK / "records.jsonl"
    run = Timed("audit", FLEET, *KEYS, output=records)
    with open(records, encoding="utf-8") as file:
        count, faults = 0, 0
        for line in file:
            count += 1
            faults += json.loads(line)["status"] != "judged"
    expect(count == CAPTURES and not faults, f"audit gave {count} records of {CAPTURES}, {faults} of them errors")
    table.append(run.line("`audit`, all cores", count, f"{records.stat().st_size / count / 1024:.1f} KiB a record"))
    return records


def others(table):
    """The same work with one process for each capture."""
    names = sorted(FLEET.rglob("*.log"))
    names = names[:: max(1, len(names) // SAMPLE)]
    listed = WORK / "sample"
    listed.write_bytes(b"".join(os.fsencode(name) + b"\0" for name in names))
    inner = f"{shlex.quote(CHECK)} check --quiet --report json=/dev/null"
    source = shlex.quote(str(listed))
    ways = [(f"`xargs -P {CORES} -n 1`, `check`", "xargs", f"xargs -0 -P {CORES} -n 1 {inner} < {source}")]
    parallel = f"parallel -0 -j {CORES} {inner} '{{}}' < {source}"
    ways.append((f"GNU parallel `-j {CORES}`, `check`", "parallel", parallel))
    for name, tool, command in ways:
        if not measure.has(tool):
            print(f"fleet: {tool} is missing; not measured")
            continue
        run = measure.run(command)
        count = len(names)
        table.append((name, rate(count, run.wall), each(count, run.cpu), "", f"{count:,} of the captures"))


def merge(table, records):
    """Adds all records, and the sums of two halves: both sums must have the same bytes."""
    total = WORK / "sum.json"
    run = Timed("merge", records, output=total)
    expect(total.stat().st_size > 0, "merge printed nothing")
    lines = records.read_bytes().splitlines(keepends=True)
    halves = []
    for number, half in enumerate([lines[1::2], lines[::2]]):
        part, added = WORK / f"half-{number}.jsonl", WORK / f"half-{number}.json"
        part.write_bytes(b"".join(half))
        call("merge", part, "-o", added, codes=(0, 1, 3))
        halves.append(added)
    call("merge", *halves, "-o", WORK / "halves.json", codes=(0, 1, 3))
    expect((WORK / "halves.json").read_bytes() == total.read_bytes(), "the sum depends on how the records are divided")
    call("merge", total, "--report", f"html={WORK / 'sum.html'}", codes=(0, 1, 3))
    table.append(run.line("`merge`", len(lines), f"the sum has {total.stat().st_size / 1024:.0f} KiB"))


def history(table, records, planted):
    """Imports the records twice, and checks that the history reports the planted regressions."""
    database = WORK / "fleet.db"
    for file in WORK.glob("fleet.db*"):
        file.unlink()
    run = Timed("history", "import", database, records)
    size = database.stat().st_size
    again = call("history", "import", database, records)
    expect(f"0 new, {CAPTURES} replaced, 0 refused" in again, f"a second import: {again.strip()}")
    table.append(run.line("`history import`", CAPTURES, f"{size / CAPTURES:.0f} bytes a result"))
    table.append(Timed("history", "show", database).line("`history show`", CAPTURES, f"{NIGHTS} nights"))
    check_alarms(call("history", "show", database, codes=(1,)), planted)
    for item in planted["planted"]:
        if item["kind"] == "lastingFailure":
            for rule in item["rules"]:
                check_bisection(call("history", "bisect", database, rule, codes=(1,)), item)
    page = WORK / "fleet.html"
    run = Timed("history", "report", database, "-o", page)
    text = page.read_text(encoding="utf-8")
    for item in planted["planted"]:
        for name in item.get("rules", []) + ([item["device"]] if "device" in item else []):
            expect(name in text, f"the dashboard does not name {name}")
    table.append(run.line("`history report`", CAPTURES, f"{len(text) / 1024:.0f} KiB"))
    print(f"fleet: the dashboard is {page}")


def check_alarms(text, planted):
    """Each alarm must be a planted regression, and each of these an alarm."""
    paragraphs = re.split(r"\n\s*\n", text)
    alarms = [" ".join(paragraph.split()) for paragraph in paragraphs if paragraph.startswith("ALARM")]
    for item in planted["planted"]:
        found = [alarm for alarm in alarms if names(alarm, item)]
        expect(len(found) == 1, f"{len(found)} alarms about what was planted: {item}\n{text}")
        alarms.remove(found[0])
    expect(not alarms, "alarms about what was not planted:\n" + "\n".join(alarms))


def names(alarm, item):
    """True if an alarm reports the planted regression, with its night or its size."""
    if item["kind"] == "lastingFailure":
        nights = f"between {item['lastGoodDay']} and {item['firstBadDay']}"
        return nights in alarm and all(rule in alarm for rule in item["rules"])
    if item["kind"] == "notExercised":
        return f"since {item['lastDay']}" in alarm and all(rule in alarm for rule in item["rules"])
    slope = re.search(
        rf"{item['measure']} of {item['device']} grows by \S+ s each night \(between (\S+) s and (\S+) s\)", alarm)
    return bool(slope) and float(slope[1]) <= item["millisecondsPerNight"] / 1000 <= float(slope[2])


def check_bisection(text, item):
    plain = " ".join(text.split())
    nights = f"last good night {item['lastGoodDay']} first bad night {item['firstBadDay']}"
    for words in (nights, f"the build {item['build']} occurs for the first time"):
        expect(words in plain, f"bisect does not say: {words}\n{text}")


def rate(count, seconds):
    return f"{count / seconds:,.0f}"


def each(count, seconds):
    return f"{seconds / count * 1000:.2f} ms"


def memory(peak):
    return "" if peak is None else f"{peak:.0f} MiB"


def main():
    WORK.mkdir(parents=True, exist_ok=True)
    # Without the tools that only other benchmarks compare.
    host, versions = machine.described(CHECK)[:2]
    about = [host, versions.split(";")[0] + "."]
    planted = generate()
    table = []
    try:
        records = audit(table)
        others(table)
        merge(table, records)
        history(table, records, planted)
    except Wrong as wrong:
        print(f"fleet: {wrong}", file=sys.stderr)
        sys.exit(1)
    text = "| Step | Captures a second | Processor time of each | Peak memory | |\n| --- | --- | --- | --- | --- |\n"
    text += "".join(f"| {' | '.join(line)} |\n" for line in table)
    print("\n".join(about) + f"\n{machine.means_nothing() or ''}\n{text}")
    print(f"fleet: {len(planted['planted'])} planted regressions found, and no other alarm")
    if os.environ.get("RECORD", "") not in ("", "0") and not SHORT:
        about.append(f"{CAPTURES:,} simulated captures of {DEVICES} devices and {NIGHTS} nights.")
        record.write("fleet", about, text.rstrip("\n"), page="fleet.md")


main()
