#!/usr/bin/env python3
"""Counts the records of real captures by code that shares nothing with the tool.

It is the second opinion on the Swift readers: it shares neither code nor patterns with them, splits lines into fields
where they scan bytes, and knows nothing of the plugin. Run it from anywhere with the folder of captures:

    python3 Tests/corpus-counts/count_records.py ../shared/corpus > Tests/corpus-counts/apple.json

Every line is one of: the first of a record, the continuation of one, blank, noise of a kind, or not understood.
"""

import json
import sys
from datetime import date
from pathlib import Path

MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def clock_digits(text):
    """How many digits the fraction of HH:MM:SS[.f] has; None where text is no time of day."""
    whole, _, fraction = text.replace(",", ".").partition(".")
    parts = whole.split(":")
    if len(parts) != 3 or any(len(part) != 2 or not part.isdigit() for part in parts):
        return None
    if fraction and not fraction.isdigit():
        return None
    return len(fraction)


def is_date(text):
    try:
        date.fromisoformat(text)
        return len(text) == 10
    except ValueError:
        return False


def cut_zone(text):
    """Splits `06:39:58.1+0100` into the time and the zone; the zone is None if the text has no zone."""
    if text.endswith("Z"):
        return text[:-1], "Z"
    for length in (5, 6):
        zone = text[-length:]
        if zone[:1] in ("+", "-") and zone[1:].replace(":", "").isdigit() and len(zone.replace(":", "")) == 5:
            return text[:-length], zone
    return text, None


def stamp(line):
    """(fraction digits, has a zone, what follows) of a line that begins with a date and a time."""
    fields = line.split(" ", 2)
    if len(fields) < 3 or not is_date(fields[0]):
        return None
    clock, zone = cut_zone(fields[1])
    digits = clock_digits(clock)
    return None if digits is None else (digits, zone is not None, fields[2])


def syslog_stamp(line):
    """(fraction digits, what follows) of a line that begins with `Mon dD HH:MM:SS`."""
    fields = line.split(None, 3)
    if len(fields) < 4 or fields[0] not in MONTHS or not line.startswith(fields[0]):
        return None
    if not fields[1].isdigit() or not 1 <= int(fields[1]) <= 31:
        return None
    digits = clock_digits(fields[2])
    return None if digits is None else (digits, fields[3])


def inside(text, opening, closing):
    """The texts between an opening and the next closing mark."""
    for piece in text.split(opening)[1:]:
        if closing in piece:
            yield piece.split(closing, 1)


def is_hex(text):
    return text != "" and all(letter in "0123456789abcdefABCDEF" for letter in text)


# What each format says of a line: "record", a kind of noise, or None for a line that begins nothing.


def apple_noise(line):
    if line.startswith("=== Messages dropped"):
        return "lossMarker"
    if line == "=" * 10 or line.split(" ")[0] == "Timestamp" and ("Thread" in line or "PID" in line):
        return "header"
    if line.startswith("Filtering the log data using") or line.startswith("Skipping info and debug messages"):
        return "header"
    if len(line) > 99 and set(line) == {"-"}:
        return "footer"
    if line.startswith("Log      - Default:") or line.startswith("Activity - Create:"):
        return "footer"
    if line.startswith("getpwuid_r") or line.startswith("Child process terminated"):
        return "toolMessage"
    return None


def apple_default(line):
    found = stamp(line)
    if found and found[0] == 6 and found[1]:
        fields = found[2].split(None, 5)
        if len(fields) == 6 and fields[0].startswith("0x") and fields[2].startswith("0x") and fields[1].isalpha():
            if fields[3].isdigit() and fields[4].isdigit():
                return "record"
    return apple_noise(line)


def apple_compact(line):
    found = stamp(line)
    if found and found[0] == 3 and not found[1]:
        kind, rest = found[2][:2], found[2][3:]
        if kind in ("Df", "I ", "Db", "E ", "F ", "A ") and "[" in rest:
            ids = rest.split("[", 1)[1].split("]", 1)[0].split(":")
            if len(ids) == 2 and ids[0].isdigit() and is_hex(ids[1]):
                return "record"
    return apple_noise(line)


def apple_syslog(line):
    found = stamp(line)
    if found and found[1] and found[2].startswith(" localhost "):
        for pid, rest in inside(found[2], "[", "]"):
            if pid.isdigit() and rest.startswith(":"):
                return "record"
    return apple_noise(line)


def apple_ndjson(line):
    if not line.startswith("{"):
        return apple_noise(line) or "not understood"
    try:
        row = json.loads(line)
    except ValueError:
        return "not understood"
    if "finished" in row:
        return "footer"
    return "record" if "eventMessage" in row else "not understood"


def nslog(line):
    found = stamp(line)
    if found and found[0] in (3, 6):
        for ids, rest in inside(found[2], "[", "]"):
            pid, _, thread = ids.partition(":")
            if pid.isdigit() and is_hex(thread) and rest[:1] in ("", " "):
                return "record"
    return None


def structured(line):
    fields = line.split(" | ")
    word = fields[0].partition("Type: ")[2]
    if fields[0] == "Type: " + word and word in ("stdio", "Debug", "Info", "Notice", "Error", "Fault", "Default"):
        return "record"
    return None


def console_app(line):
    for field in line.split("\t"):
        clock, zone = cut_zone(field)
        digits = clock_digits(clock)
        if digits and zone:
            return "record"
    return None


def relay(line):
    line = line.lstrip("\0")
    if line.startswith("[connected:"):
        return "toolMessage"
    if line.startswith("[disconnected:"):
        return "lossMarker"
    found = syslog_stamp(line)
    rest = found[1] if found else line
    for pid, after in inside(rest, "[", "]"):
        if not pid.isdigit():
            continue
        level = after.split(":", 1)[0].strip()
        return "record" if level.startswith("<") and level.endswith(">") else None
    return None


def bsd(line):
    if "last message repeated " in line:
        return "repeatMarker"
    found = syslog_stamp(line)
    if found:
        words = found[1].split(" ", 1)
        if len(words) == 2 and ":" in words[1]:
            return "record"
    clock = line.split(" ", 1)[0]
    if "T" in clock and is_date(clock.split("T", 1)[0]) and cut_zone(clock)[1]:
        return "record"
    return None


def sysdiagnose(line):
    found = stamp(line)
    if found:
        digits, has_zone, rest = found
        if has_zone and digits == 0 and "[" in rest.split(" ", 1)[0]:
            return "record"
        if not has_zone and digits == 6 and "<" in rest:
            return "repeatMarker" if "Last log repeated" in rest else "record"
    words = line.split(None, 5)
    if len(words) == 6 and words[0] in "Mon Tue Wed Thu Fri Sat Sun".split() and words[1] in MONTHS:
        if clock_digits(words[3]) == 0 and words[4].isdigit() and words[5].startswith("["):
            return "record"
    return None


def joined(lines, kind_of, ends=False):
    """The account of a format by lines: a record goes on until the next line that begins one or is noise."""
    counts = {"lines": 0, "records": 0, "continuation": 0, "blank": 0, "notUnderstood": 0}
    noise = {}
    open_lines = 0  # Lines of a record whose last line has not come yet (formats that print the header last).
    is_open = False
    for line in lines:
        counts["lines"] += 1
        kind = kind_of(line)
        if line == "":
            counts["blank"] += 1
        elif kind == "not understood":
            counts["notUnderstood"] += 1
            is_open = False
        elif ends:
            open_lines += 1
            if kind == "record":
                counts["records"] += 1
                counts["continuation"] += open_lines - 1
                open_lines = 0
        elif kind == "record":
            counts["records"] += 1
            is_open = True
        elif kind is not None:
            noise[kind] = noise.get(kind, 0) + 1
            is_open = False
        elif is_open:
            counts["continuation"] += 1
        else:
            counts["notUnderstood"] += 1
    if open_lines:
        counts["records"] += 1
        counts["continuation"] += open_lines - 1
    if noise:
        counts["noise"] = dict(sorted(noise.items()))
    return counts


def objects(text):
    """The account of a capture of pretty-printed JSON objects between lines of preamble."""
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    counts = {"lines": len(lines), "records": 0, "continuation": 0, "blank": 0, "notUnderstood": 0}
    noise = {}
    decoder = json.JSONDecoder()
    touched = set()  # Lines that an object lies on.
    place = 0
    while (place := text.find("{\n", place)) >= 0:
        end = decoder.raw_decode(text, place)[1]
        first, last = text.count("\n", 0, place), text.count("\n", 0, end)
        counts["records"] += 1
        counts["continuation"] += last - first
        touched.update(range(first, last + 1))
        place = end
    for number, line in enumerate(lines):
        if number in touched:
            continue
        kind = apple_noise(line)
        if line.strip() == "":
            counts["blank"] += 1
        elif kind:
            noise[kind] = noise.get(kind, 0) + 1
        else:
            counts["notUnderstood"] += 1
    if noise:
        counts["noise"] = dict(sorted(noise.items()))
    return counts


FOLDERS = {
    "log-default": ("apple-default", apple_default),
    "log-compact": ("apple-compact", apple_compact),
    "log-syslog-style": ("apple-syslog", apple_syslog),
    "log-json": ("apple-json", None),
    "log-ndjson": ("apple-ndjson", apple_ndjson),
    "xcode-console": ("xcode-console", nslog),
    "console-app": ("console-app", console_app),
    "idevicesyslog": ("idevicesyslog", relay),
    "bsd-asl": ("bsd-syslog", bsd),
    "ios-sysdiagnose-text": ("ios-sysdiagnose-text", sysdiagnose),
}


def account(path, folder):
    text = path.read_bytes().decode("utf-8", "replace")
    name, kind_of = FOLDERS[folder]
    if kind_of is None:
        return {"format": name, **objects(text)}
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    lines = [line.rstrip("\r") for line in lines]
    if any(line.startswith("Type: ") and " | Timestamp: " in line for line in lines):
        return {"format": "xcode-structured", **joined(lines, structured, ends=True)}
    return {"format": name, **joined(lines, kind_of)}


def main():
    corpus = Path(sys.argv[1])
    counts = {}
    for folder in sorted(FOLDERS):
        for path in sorted((corpus / folder).iterdir()):
            counts[f"{folder}/{path.name}"] = account(path, folder)
    json.dump(counts, sys.stdout, indent=1, sort_keys=True)
    print()


if __name__ == "__main__":
    main()
