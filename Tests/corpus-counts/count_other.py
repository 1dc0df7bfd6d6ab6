#!/usr/bin/env python3
"""Counts what real captures of Android, CI wrappers, encodings and build tools hold, by code that shares nothing with the tool.

It is the second opinion on the Swift readers, wrappers and decoders: it shares neither code nor patterns with them, works
on decoded text with the standard library's codecs and JSON parser, and knows nothing of the plugin. Run it from anywhere
with the folder of captures:

    python3 Tests/corpus-counts/count_other.py ../shared/corpus > Tests/corpus-counts/other.json

A line of a capture with a format is the first of a record, the continuation of one, blank, noise of a kind, or not
understood. `digest` is FNV-1a over tag, unit separator, message and line feed of every record, so that the readers must
agree on every byte of them. Captures without a format must show no row of any, except the NSLog rows that are counted.
"""

import json
import re
import sys
from pathlib import Path

LEVELS = {"V": "debug", "D": "debug", "I": "info", "W": "warning", "E": "error", "F": "fault", "A": "fault"}
WORDS = {"VERBOSE": "debug", "DEBUG": "debug", "INFO": "info", "WARN": "warning", "ERROR": "error", "ASSERT": "fault"}


class Account:
    def __init__(self):
        self.counts = {"lines": 0, "records": 0, "continuation": 0, "blank": 0, "notUnderstood": 0}
        self.noise = {}
        self.levels = {}
        self.digest = 0xCBF29CE484222325

    def add_noise(self, kind, count=1):
        self.noise[kind] = self.noise.get(kind, 0) + count

    def add_record(self, level, tag, message):
        self.counts["records"] += 1
        self.levels[level or "none"] = self.levels.get(level or "none", 0) + 1
        for byte in f"{tag}\x1f{message}\n".encode("utf-8"):
            self.digest = (self.digest ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF

    def result(self):
        return {**self.counts, "noise": self.noise, "levels": self.levels, "digest": f"{self.digest:016x}"}


# Encodings.


def decode(data):
    """(name of the encoding, text, replaced parts)"""
    if data.startswith(b"\xff\xfe"):
        return "utf16LittleEndian", data.decode("utf-16"), 0
    if len(data) > 3 and len(data) % 2 == 0 and set(data[0::2]) == {0}:
        return "utf16BigEndian", data.decode("utf-16-be"), 0
    text = data.decode("utf-8-sig", errors="replace")
    return "utf8", text, text.count("\ufffd") - data.count(b"\xef\xbf\xbd")


def split_lines(text):
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    return [line.rstrip("\r") for line in lines]


# logcat.


def tag_and_message(rest):
    """Undoes logcat's `%-8s: `: the first colon after a tag of eight columns or more."""
    colons = [at for at in range(len(rest)) if rest[at] == ":" and rest[at + 1 : at + 2] in (" ", "")]
    for at in colons:
        if len(rest[:at]) >= 8:
            return rest[:at].strip(" "), rest[at + 2 :]
    return (rest[: colons[0]].strip(" "), rest[colons[0] + 2 :]) if colons else None


def logcat_row(line):
    """(level, tag, message) of a line of the layouts threadtime and time; None for anything else."""
    fields = line.split()
    if len(fields) < 3:
        return None
    date = fields[0].split("-")
    if len(date) not in (2, 3) or not all(part.isdigit() for part in date):
        return None
    if len(fields[1]) < 12 or fields[1][2] + fields[1][5] + fields[1][8] != "::.":
        return None
    rest = line.split(" ", 2)[2].lstrip(" ")
    if rest[0] in "+-" and rest[1:5].isdigit():
        rest = rest[5:].lstrip(" ")
    if rest[1:2] == "/" and rest[0] in LEVELS:
        tag, bracket, message = rest[2:].partition("(")
        ids, closed, message = message.partition("):")
        if not bracket or not closed or not all(part.strip().isdigit() for part in ids.split(":")):
            return None
        return LEVELS[rest[0]], tag.strip(), message[1:]
    ids = []
    while len(ids) < 4 and rest.split(" ", 1)[0].isdigit():
        ids.append(rest.split(" ", 1)[0])
        rest = rest[len(ids[-1]) :].lstrip(" ")
    if len(ids) not in (2, 3) or rest[:1] not in LEVELS or rest[1:2] != " ":
        return None
    found = tag_and_message(rest[2:])
    return (LEVELS[rest[0]],) + found if found else None


def logcat(lines):
    account = Account()
    for line in lines:
        account.counts["lines"] += 1
        row = logcat_row(line)
        if row:
            account.add_record(*row)
        elif line == "":
            account.counts["blank"] += 1
        elif line.startswith("--------- "):
            account.add_noise("bufferMarker")
        else:
            account.counts["notUnderstood"] += 1
    return account.result()


def studio_json(text):
    """Every entry of the export, and which lines it touches first."""
    account = Account()
    decoder = json.JSONDecoder()
    lines_before = lambda place: text.count("\n", 0, place)
    place = text.index("[", text.index('"logcatMessages"')) + 1
    told = lines_before(place) + 1
    account.add_noise("header", told)
    while True:
        while text[place] in " \r\n\t,":
            place += 1
        if text[place] == "]":
            break
        entry, end = decoder.raw_decode(text, place)
        first, last = max(lines_before(place) + 1, told + 1), lines_before(end - 1) + 1
        account.counts["continuation"] += max(0, last - first)
        told = max(told, last)
        header = entry["header"]
        account.add_record(WORDS[header["logLevel"]], header["tag"], entry["message"])
        place = end
    total = len(split_lines(text))
    account.add_noise("footer", total - told)
    account.counts["lines"] = total
    return account.result()


# Lines of other formats inside wrappers and build logs.


def is_nslog(line):
    """`YYYY-MM-DD HH:MM:SS.mmm name[pid:tid] …`"""
    parts = line.split(" ", 2)
    if len(parts) < 3 or len(parts[0]) != 10 or parts[0].count("-") != 2 or parts[1].count(":") != 2:
        return False
    opening = parts[2].find("[")
    ids = parts[2][opening + 1 :].split("]")[0].split(":")
    return opening > 0 and len(ids) == 2 and ids[0].isdigit() and ids[1].isalnum()


def relay(lines):
    """Lines of idevicesyslog's layout, each with the lines that follow it."""
    account = Account()
    for line in lines:
        account.counts["lines"] += 1
        fields = line.split(None, 4)
        months = "JanFebMarAprMayJunJulAugSepOctNovDec"
        starts = len(fields) == 5 and fields[0] in months and fields[2].count(":") == 2 and "]" in line
        if starts:
            head, _, message = fields[4].partition(">: ") if ">: " in fields[4] else (fields[4], "", "")
            starts = "] <" in head or "] <" in fields[3] + " " + head
        if starts:
            account.counts["records"] += 1
        elif line == "":
            account.counts["blank"] += 1
        elif account.counts["records"]:
            account.counts["continuation"] += 1
        else:
            account.counts["notUnderstood"] += 1
    return {**account.counts, "noise": {}}


def console(lines):
    """Bare console lines: each of Capacitor's is one record, the others join the line before."""
    account = Account()
    for line in lines:
        account.counts["lines"] += 1
        if line.startswith("\u26a1\ufe0f  ") or account.counts["records"] == 0:
            account.counts["records"] += 1
        else:
            account.counts["continuation"] += 1
    return {**account.counts, "noise": {}}


# Wrappers.


def unwrap_gh(line):
    fields = line.split("\t", 2)
    if len(fields) == 3:
        found = re.fullmatch("\ufeff?([0-9T:-]{19})[.][0-9]{7}Z(?: (.*))?", fields[2])
        return (found.group(2) or "") if found else None
    return None


def unwrap_appium(line):
    _, mark, content = line.partition(" - [iOSLog] [IOS_SYSLOG_ROW] ")
    return content if mark else None


def unwrap_xharness(line):
    stamp, _, content = line.partition(" ")
    return content if len(stamp) == 16 and stamp[8] == "." and stamp.replace(":", "").replace(".", "").isdigit() else None


WRAPPERS = {
    "gh-run-view": unwrap_gh,
    "appium": unwrap_appium,
    "xharness": unwrap_xharness,
}

FORMATS = {
    "android-threadtime": logcat,
    "android-time": logcat,
    "idevicesyslog": relay,
    "xcode-console": console,
}

# The wrapper and the format of each capture, as a person read them; None without one.
CAPTURES = {
    "logcat-threadtime/lineage-boot-kernel-buffers.log": (None, "android-threadtime"),
    "logcat-threadtime/loghub-android-2k.log": (None, "android-threadtime"),
    "logcat-threadtime/samsung-2k.log": (None, "android-threadtime"),
    "logcat-variants/plaso-all-styles.log": (None, "android-threadtime"),
    "logcat-variants/time-style-vold.log": (None, "android-time"),
    "logcat-json/android-studio-export.logcat": (None, "android-studio-json"),
    "capacitor/logcat-threadtime-console.log": (None, "android-threadtime"),
    "capacitor/xcode-console-ios.log": (None, "xcode-console"),
    "encodings/jtmoon-abc_nl_def_nl.UTF-16BE.log": (None, None),
    "encodings/jtmoon-abc_nl_def_nl.UTF-8_BOM.log": (None, None),
    "encodings/lnav-logfile_ansi.0.log": (None, None),
    "encodings/lnav-logfile_crlf.0.log": (None, None),
    "encodings/lnav-logfile_invalid_utf8.0.log": (None, None),
    "encodings/logcat-time-utf16le-bom-crlf-a.log": (None, "android-time"),
    "github-actions/gh-run-view-ios-build.log": ("gh-run-view", None),
    "appium/ios-syslog-row-numbered.log": ("appium", "idevicesyslog"),
    "xcodebuild/react-native-run-ios.log": (None, None),
    "xcodebuild/simctl-launch-failed.log": (None, None),
    "xcodebuild/xcodebuild-ios-app.log": (None, None),
    "xcodebuild/xctest-TestLog.log": (None, None),
    "xcodebuild/xctest-parallel.log": (None, None),
    "xcodebuild/xharness-run.log": ("xharness", None),
}


def count(path, wrapper, format_id):
    encoding, text, repairs = decode(path.read_bytes())
    lines = split_lines(text)
    result = {"encoding": encoding, "repairs": repairs, "physicalLines": len(lines)}
    if wrapper:
        contents = [content for content in map(WRAPPERS[wrapper], lines) if content is not None]
        result["wrapper"] = wrapper
        result["unwrapped"] = len(contents)
        lines = contents
    result["nslogLines"] = sum(map(is_nslog, lines))
    if format_id == "android-studio-json":
        result.update(format=format_id, **studio_json(text))
    elif format_id:
        result.update(format=format_id, **FORMATS[format_id](lines))
    return result


def main():
    corpus = Path(sys.argv[1])
    folders = {name.split("/")[0] for name in CAPTURES}
    present = {str(path.relative_to(corpus)) for folder in folders for path in (corpus / folder).iterdir()}
    missing = present ^ set(CAPTURES)
    if missing:
        sys.exit(f"not the captures that this program knows: {sorted(missing)}")
    counts = {name: count(corpus / name, *what) for name, what in CAPTURES.items()}
    json.dump(counts, sys.stdout, indent=1, sort_keys=True)
    print()


if __name__ == "__main__":
    main()
