"""Measures how the cost of a check grows: with the size of the capture, the share of the app's lines in it, the number
of rules, and the number of obligations that are open at a time.

docs/performance.md describes it."""

import json
import os
import shutil
import tempfile

import machine
import ownrules
import record
from captures import Captures, events_in
from measure import median, peak_memory, run
from plot import number, svg
from table import verdict

CHECK = os.environ["CHECK"]
SHORT = os.environ.get("SHORT", "") not in ("", "0")
MOST = int(os.environ.get("GROWTH_MAX", 4 if SHORT else 256))
OPEN_MOST = 1_000 if SHORT else 1_000_000
ROUNDS = 1 if SHORT else 3
PATIENCE = 10
FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "docs", "performance")
MEANS_NOTHING = machine.means_nothing()
# The limit for a flat cost: the cost of an event may grow by this factor, since no machine is idle.
FLAT = 1.25


def decided(report):
    """True if no rule failed and one passed, or was given up since more instances were open than the tool keeps."""
    reasons = {reason for rule in report["rules"] for reason in rule["reasons"]}
    return report["counts"]["fail"] == 0 and (report["counts"]["pass"] > 0 or reasons == {"evicted"})


class Growth:
    """The series, each a list of rows (series, x, seconds, CPU seconds, events, microseconds an event, peak MiB)."""

    HEAD = "series,x,seconds,cpu_seconds,events,cpu_microseconds_per_event,peak_mebibytes"

    def __init__(self, captures):
        self.captures = captures
        self.rows = []
        self.wrong = 0
        empty = self.captures.path("one.log")
        ownrules.orders(empty, 1, 0)
        self.empty = empty

    def timed(self, arguments):
        """The wall and CPU time of the tool, the median of the rounds; of fewer rounds if one takes long."""
        runs = []
        while len(runs) < ROUNDS and sum(r.wall for r in runs) < PATIENCE:
            runs.append(run(f"'{CHECK}' {arguments}"))
        return median([r.wall for r in runs]), median([r.cpu for r in runs])

    def add(self, series, x, arguments, events, start=None):
        """A row; `start` is the CPU time that a run takes without the events."""
        output = self.captures.path("report.json")
        memory = peak_memory(f"'{CHECK}' --report json {arguments}", output=output)
        try:
            with open(output, encoding="utf-8") as file:
                report = json.load(file)
            found = sum(capture["events"] for capture in report["captures"])
            right = found == events and decided(report)
        except (ValueError, KeyError):
            report, found, right = {}, None, False
        if not right:
            self.wrong += 1
            print(
                f"**WRONG RESULT** at {series} {x}: {report.get('verdict')}, {found} events found, {events} are there",
                flush=True)
            return
        wall, cpu = self.timed(arguments)
        each = "" if start is None else f"{max(cpu - start, 0) / events * 1e6:.3f}"
        peak = "" if memory is None else f"{memory:.1f}"
        row = [series, f"{x:.10g}", f"{wall:.4f}", f"{cpu:.4f}", str(events), each, peak]
        print("| " + " | ".join(row) + " |", flush=True)
        self.rows.append(row)

    def size(self):
        """From 1 MiB on, by four."""
        megabytes = 1
        while megabytes <= MOST:
            path = self.captures.bench("apple-default", 1, megabytes)
            self.add("size", megabytes, f"'{path}'", events_in(path, "apple-default"))
            self.captures.drop(path)
            megabytes *= 4

    def density(self):
        """From one line in a thousand to all of them, in captures of one size."""
        megabytes = max(4, MOST // 8)
        # No line is the app's: the time to read the rules and to skip the noise.
        noise = self.captures.bench("apple-default", 0.0000001, megabytes)
        start = self.timed(f"'{noise}'")[1]
        self.captures.drop(noise)
        for share in (1, 100) if SHORT else (0.1, 0.3, 1, 3, 10, 30, 100):
            path = self.captures.bench("apple-default", share, megabytes)
            self.add("density", share, f"'{path}'", events_in(path, "apple-default"), start)
            self.captures.drop(path)

    def own(self, name, using, idle):
        """The options for rules of our own, and the CPU time that reading them takes."""
        path = self.captures.path(f"{name}.yml")
        with open(path, "w", encoding="utf-8") as file:
            file.write(ownrules.rule_file(using, idle))
        options = f"--no-built-in-rules --rules '{path}'"
        return options, self.timed(f"{options} '{self.empty}'")[1]

    def rules(self):
        """From one rule to a thousand: rules that wait for each event, and rules that no event concerns."""
        path = self.captures.path("orders.log")
        for count in (1, 10) if SHORT else (1, 10, 100, 1000):
            for series, using, idle in (("rules-idle", 1, count - 1), ("rules-using", count, 0)):
                orders = 1_000 if SHORT else max(1_000, 100_000 // using)
                ownrules.orders(path, orders, 10)
                options, start = self.own("own", using, idle)
                self.add(series, count, f"{options} '{path}'", 2 * orders, start)

    def open(self):
        """From one obligation that is open at a time to a million, with 250 rules; one of them uses the events.

        Beyond 1,024 the tool gives the oldest up, and says so."""
        options, start = self.own("own", 1, 249)
        path = self.captures.path("orders.log")
        for count in [count for count in (1, 10, 100, 1_000, 10_000, 100_000, 1_000_000) if count <= OPEN_MOST]:
            orders = max(2_000 if SHORT else 100_000, count)
            ownrules.orders(path, orders, count)
            self.add("open", count, f"{options} '{path}'", 2 * orders, start)

    def points(self, series, column):
        """The points of a line."""
        rows = [row for row in self.rows if row[0] == series]
        return [(float(row[1]), float(row[column])) for row in rows if float(row[column] or 0) > 0]

    def plots(self):
        """The drawings by file name."""
        each = "CPU time an event, µs"
        drawings = {
            "size": (
                "Time against size, 1 % of the lines the app's", "MiB", "seconds",
                [("time", self.points("size", 2))]),
            "density": (
                "Time against density", "% of the entries that are the app's", "seconds",
                [("time", self.points("density", 2))]),
            "rules": (
                "Cost of an event against the number of rules", "rules", each,
                [("all use it", self.points("rules-using", 5)), ("one uses it", self.points("rules-idle", 5))]),
            "open": (
                "Cost of an event against open obligations", "open at a time", each,
                [("250 rules", self.points("open", 5))]),
        }
        return {name: svg(*it) for name, it in drawings.items() if all(points for _, points in it[3])}

    def flatness(self, series, what):
        """The ratio of the cost of an event at the end of a series to its least cost."""
        costs = [cost for _, cost in self.points(series, 5)]
        if not costs:
            return f"- {what}: not measured."
        growth = costs[-1] / min(costs)
        told = MEANS_NOTHING or verdict(growth, FLAT)
        most = self.points(series, 5)[-1][0]
        named = what % number(most)
        return f"- {named}, against the cheapest: {growth:.2f} times; flat is at most {FLAT} here: {told}."


def table(rows):
    """The rows as a table of the page."""
    head = ["series", "x", "time, s", "CPU, s", "events", "CPU an event, µs", "peak memory, MiB"]
    lines = ["| " + " | ".join(head) + " |", "| " + " | ".join("---" for _ in head) + " |"]
    return "\n".join(lines + ["| " + " | ".join(cell or "–" for cell in row) + " |" for row in rows])


def main():
    """Prints the rows; writes table, CSV and drawings with RECORD=1."""
    about = machine.described(CHECK)
    print("\n".join(about) + "\n")
    folder = tempfile.mkdtemp(prefix="dnp-growth-")
    try:
        growth = Growth(Captures(CHECK, folder, False))
        growth.size()
        growth.density()
        growth.rules()
        growth.open()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    flat = "\n".join([
        growth.flatness("rules-idle", "An event that one of %s rules uses"),
        growth.flatness("open", "An event with 250 rules and %s open obligations"),
    ])
    print("\n" + flat)
    if os.environ.get("RECORD", "") not in ("", "0"):
        os.makedirs(FOLDER, exist_ok=True)
        with open(os.path.join(FOLDER, "growth.csv"), "w", encoding="utf-8") as file:
            file.write("\n".join([Growth.HEAD] + [",".join(row) for row in growth.rows]) + "\n")
        for name, drawing in growth.plots().items():
            with open(os.path.join(FOLDER, f"{name}.svg"), "w", encoding="utf-8") as file:
                file.write(drawing)
        record.write("growth", about, flat + "\n\n" + table(growth.rows))
    if growth.wrong:
        raise SystemExit(f"growth: {growth.wrong} points have a wrong result")


if __name__ == "__main__":
    main()
