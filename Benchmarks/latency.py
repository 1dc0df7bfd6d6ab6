#!/usr/bin/env python3
"""Measures the time from the writing of a line to its finding, on a pipe that never pauses.

Streams of several tools, nearly all of whose lines are other apps', at several rates of lines a second. SHORT=1 measures two rates of two
streams for a second each; else four seconds of each. With RECORD=1 the table goes into docs/performance.md.
"""
import concurrent.futures
import datetime
import json
import os
import subprocess
import sys
import threading
import time

CHECK = os.environ["CHECK"]
SHORT = os.environ.get("SHORT") == "1"
RATES = [50, 1000] if SHORT else [1, 10, 25, 30, 50, 200, 1000, 5000]
SECONDS = 1 if SHORT else 4
# Rates up to this one are measured at the same time: they leave the processor idle.
QUIET = 50
# The longest delay that a person does not notice, and the longest of the first finding, in milliseconds.
WANTED = 100
WANTED_FIRST = 300
# A format is not known before so many lines.
FIRST_LINES = 5
MARKS = ("<!-- latency -->\n", "<!-- end -->")

# Lines of other apps: (process or tag, level of logcat, message).
FOREIGN = [
    ("SpringBoard", "I", "Removing scene with identity FBSceneIdentity/com.example.mail:default"),
    ("locationd", "D", "{\"msg\":\"#spi, CLLocationManager\", \"event\":\"activity\", \"this\":\"0x10a0b2d40\"}"),
    ("ActivityManager", "I", "Start proc 4711:com.example.mail/u0a213 for service {com.example.mail/.SyncService}"),
    ("nsurlsessiond", "D", "Task <0C3A1E62-4F0B>.<17> finished successfully"),
    ("chatty", "I", "uid=1000(system) Binder:1180_3 identical 2 lines"),
    ("dasd", "I", "com.example.mail.refresh:9F2C1A: Decision: Must Not Proceed, 12 policies"),
]


def at(zone_hours=0):
    return datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=zone_hours)


def apple_default(process, _, message):
    return f"{at():%Y-%m-%d %H:%M:%S.%f}+0000 0x1a2b     Info        0x0                  412    0    {process}: {message}"


def apple_ndjson(process, _, message):
    return json.dumps({
        "timezoneName": "", "messageType": "Info", "eventType": "logEvent", "source": None, "formatString": "%s",
        "activityIdentifier": 0, "subsystem": "", "category": "", "threadID": 6699, "senderImageUUID": "", "processID": 412,
        "processImagePath": f"/Applications/{process}.app/{process}", "timestamp": f"{at():%Y-%m-%d %H:%M:%S.%f}+0000",
        "eventMessage": message, "machTimestamp": int(time.monotonic() * 24_000_000)})


def threadtime_elsewhere(tag, level, message):
    # The phone's clock is in another zone, and its lines name none.
    return f"{at(-2):%m-%d %H:%M:%S}.{at().microsecond // 1000:03d}   412   431 {level} {tag}: {message}"


def brief(tag, level, message):
    return f"{level}/{tag}(  412): {message}"


def rejection(number):
    return [f"[DNP-JS] reject scheduleDailyNotification (callback_id={number}, code=NO_SUCH_CODE, message=x)"]


def wrong_lead(number):
    """A prefetch that is asked for six minutes before its notification; the second line decides."""
    notification = at() + datetime.timedelta(minutes=30, seconds=number)
    begin = notification - datetime.timedelta(minutes=6)
    return [
        f"[DNP-FETCH] Scheduling prefetch for notification at {notification:%Y-%m-%dT%H:%M:%SZ}",
        f"[DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate={begin:%Y-%m-%dT%H:%M:%SZ})",
    ]


# Name, line, tag of the app's lines, the lines of a failure, arguments.
STREAMS = [
    ("`log stream`, default style", apple_default, "App", rejection, []),
    ("`log stream --style ndjson`", apple_ndjson, "App", rejection, []),
    ("the same as the first, a rule with a lead", apple_default, "App", wrong_lead, []),
    ("`adb logcat`, a phone two hours away", threadtime_elsewhere, "Capacitor/Console", rejection, []),
    ("`adb logcat -v brief`", brief, "Capacitor/Console", rejection, []),
    ("the same with `--format android-brief`", brief, "Capacitor/Console", rejection, ["--format", "android-brief"]),
]
if SHORT:
    STREAMS = [STREAMS[0], STREAMS[3]]


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


def measure(stream, rate):
    """Milliseconds from the writing of a line that fails a rule to its finding, for one such line a second, in their order."""
    _, line, tag, failure, arguments = stream
    tool = subprocess.Popen(
        [CHECK, "check", *arguments, "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    reader = Reader(tool.stdout)
    reader.start()
    written = {}
    start = time.monotonic()
    # A failure each second, and at the lowest rate after the lines that show the format.
    step = max(rate, 3 if failure is wrong_lead else 1)
    count = max(rate * SECONDS, FIRST_LINES + 3 * step)
    waiting = []
    for number in range(1, count + 1):
        time.sleep(max(0, start + number / rate - time.monotonic()))
        if not waiting and number > FIRST_LINES and number % step == step // 2:
            waiting = failure(number)
        isFailure = bool(waiting)
        process, level, message = (tag, "I", waiting.pop(0)) if isFailure else FOREIGN[number % len(FOREIGN)]
        tool.stdin.write(line(process, level, message).encode() + b"\n")
        tool.stdin.flush()
        if isFailure and not waiting:
            written[number] = time.monotonic()
    tool.stdin.close()
    tool.wait()
    reader.join()
    if missing := written.keys() - reader.printed.keys():
        sys.exit(f"latency: {stream[0]}, {rate} lines a second: no finding came for the lines {sorted(missing)}")
    return [1000 * (reader.printed[number] - when) for number, when in sorted(written.items())]


def rows(stream):
    """The table of one stream: at each rate the first finding, then the median and the longest of the others."""
    quiet = [rate for rate in RATES if rate <= QUIET]
    with concurrent.futures.ThreadPoolExecutor(max_workers=len(quiet)) as pool:
        times = dict(zip(quiet, pool.map(lambda rate: measure(stream, rate), quiet)))
    for rate in RATES:
        first, *others = times[rate] if rate in times else measure(stream, rate)
        others = sorted(others) or [first]
        isReached = first <= WANTED_FIRST and others[-1] <= WANTED
        yield (
            f"| {stream[0]} | {rate} | {first:.0f} ms | {others[len(others) // 2]:.0f} ms | {others[-1]:.0f} ms "
            f"| {'reached' if isReached else '**missed**'} |\n")


def main():
    text = (
        f"| Stream | Lines a second | First finding ({WANTED_FIRST} ms) | Later ones: median | Longest ({WANTED} ms) | |\n"
        + "| --- " * 6 + "|\n")
    for stream in STREAMS:
        for row in rows(stream):
            text += row
            print(row, end="", flush=True)
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
