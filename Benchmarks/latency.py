#!/usr/bin/env python3
"""Measures the time from the writing of a line to its finding, on a pipe that never pauses: at several rates of lines a second.

SHORT=1 measures two rates for a second each; else four seconds of each rate. With RECORD=1 the table goes into docs/performance.md.
"""
import datetime
import os
import subprocess
import sys
import threading
import time

CHECK = os.environ["CHECK"]
SHORT = os.environ.get("SHORT") == "1"
RATES = [50, 1000] if SHORT else [1, 10, 50, 200, 1000, 5000]
SECONDS = 1 if SHORT else 4
# The longest delay that a person does not notice, in milliseconds.
WANTED = 100
MARKS = ("<!-- latency -->\n", "<!-- end -->")


def line(message, process="otherd"):
    now = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M:%S.%f+0000")
    return f"{now} 0x1a2b     Info        0x0                  412    0    {process}: {message}\n".encode()


class Reader(threading.Thread):
    """Takes the findings as they come: the number of their line and when they were printed."""

    def __init__(self, output):
        super().__init__()
        self.output = output
        self.printed = {}

    def run(self):
        for text in iter(self.output.readline, b""):
            if text.startswith(b"<stdin>:"):
                self.printed.setdefault(int(text.split(b":")[1]), time.monotonic())


def measure(rate):
    """Milliseconds from the writing of a line that fails a rule to its finding, for one such line a second."""
    tool = subprocess.Popen(
        [CHECK, "check", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    reader = Reader(tool.stdout)
    reader.start()
    written = {}
    start = time.monotonic()
    count = max(3, rate * SECONDS)
    for number in range(1, count + 1):
        time.sleep(max(0, start + number / rate - time.monotonic()))
        fails = rate == 1 or number % rate == rate // 2
        message = f"[DNP-JS] reject scheduleDailyNotification (callback_id={number}, code=NO_SUCH_CODE, message=x)"
        tool.stdin.write(line(message, "App") if fails else line(f"message {number}"))
        tool.stdin.flush()
        if fails:
            written[number] = time.monotonic()
    tool.stdin.close()
    tool.wait()
    reader.join()
    missing = written.keys() - reader.printed.keys()
    if missing:
        sys.exit(f"latency: at {rate} lines a second no finding came for the lines {sorted(missing)}")
    return sorted(1000 * (reader.printed[number] - when) for number, when in written.items())


def main():
    text = "| Lines a second | Findings | Median | Longest | Wanted | |\n" + "| --- " * 6 + "|\n"
    for rate in RATES:
        times = measure(rate)
        longest = times[-1]
        verdict = "reached" if longest <= WANTED else "not reached"
        text += (
            f"| {rate} | {len(times)} | {times[len(times) // 2]:.0f} ms | {longest:.0f} ms | {WANTED} ms | {verdict} |\n")
    print(text)
    if os.environ.get("RECORD") != "1":
        return
    page = "docs/performance.md"
    with open(page, encoding="utf-8") as file:
        content = file.read()
    start = content.index(MARKS[0]) + len(MARKS[0])
    content = content[:start] + "\n" + text + "\n" + content[content.index(MARKS[1], start):]
    with open(page, "w", encoding="utf-8") as file:
        file.write(content)


main()
