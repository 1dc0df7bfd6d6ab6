#!/usr/bin/env python3
"""Follows a log that is written and rotated for a while: the verdicts must be those of a check of the same files, and the memory flat.

SECONDS=20 (how long), RATE=5000 (lines a second), ROTATIONS=5 (how often the log is renamed), STATE=1 (with --state, killed and started
again in the middle).
"""
import itertools
import json
import os
import signal
import subprocess
import sys
import tempfile
import time

CHECK = os.environ["CHECK"]
SECONDS = float(os.environ.get("SECONDS", 20))
RATE = int(os.environ.get("RATE", 5000))
ROTATIONS = int(os.environ.get("ROTATIONS", 5))
STATE = os.environ.get("STATE") == "1"
# Resident memory that may come on after the first fifth of the time: the allocator's, not the tool's.
GROWTH_KIB = 8 * 1024
SAMPLES = 200


def resident(pid):
    """KiB of a process."""
    out = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return int(out) if out.strip() else 0


def processor_time(pid):
    """Seconds, as ps prints them: [[dd-]hh:]mm:ss."""
    out = subprocess.run(["ps", "-o", "time=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return out.strip() or "?"


def rules(report):
    with open(report, encoding="utf-8") as file:
        run = json.load(file)
    told = {rule["id"]: (rule["verdict"], rule["instances"]) for rule in run["rules"]}
    return told, run["captures"]


class Follower:
    """The tool on the log, restarted when it was killed."""

    def __init__(self, folder):
        self.command = [CHECK, "follow", "--quiet", "--report", "text", "--report", f"json={folder}/followed.json"]
        if STATE:
            self.command += ["--state", f"{folder}/state"]
        self.command.append(f"{folder}/device.log")
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)

    def kill(self):
        self.process.kill()
        self.process.wait()


def rotate(folder):
    """device.log.1 becomes device.log.2, and device.log becomes device.log.1."""
    numbers = sorted(int(name[11:] or 0) for name in os.listdir(folder) if name.startswith("device.log"))
    for number in reversed(numbers):
        name = f"device.log.{number}" if number else "device.log"
        os.rename(f"{folder}/{name}", f"{folder}/device.log.{number + 1}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        # Lines are shorter than 512 bytes on an average.
        megabytes = str(int(SECONDS * RATE / 2048) + 1)
        source = subprocess.Popen(
            [CHECK, "simulate", "bench", "--writer", "apple-default", "--share", "1", "--bare", "--megabytes", megabytes],
            stdout=subprocess.PIPE)
        log = open(f"{folder}/device.log", "wb")
        follower = Follower(folder)
        begin = time.monotonic()
        samples, written, rotations, killed = [], 0, 0, False
        while (passed := time.monotonic() - begin) < SECONDS:
            due = int(passed * RATE) - written
            rows = list(itertools.islice(source.stdout, due))
            log.writelines(rows)
            log.flush()
            written += len(rows)
            if rotations < ROTATIONS and passed > (rotations + 1) * SECONDS / (ROTATIONS + 1):
                rotations += 1
                log.close()
                rotate(folder)
                log = open(f"{folder}/device.log", "wb")
            if STATE and not killed and passed > SECONDS / 2:
                killed = True
                follower.kill()
                samples.clear()
                follower.start()
            if len(samples) < SAMPLES * passed / SECONDS:
                samples.append(resident(follower.process.pid))
            time.sleep(0.02)
        log.close()
        source.kill()
        # The tool leaves the renamed file when it was silent for two seconds.
        time.sleep(4)
        spent = processor_time(follower.process.pid)
        asked = time.monotonic()
        follower.process.send_signal(signal.SIGINT)
        code = follower.process.wait()
        ended = time.monotonic() - asked
        parts = [f"{folder}/{n}" for n in os.listdir(folder) if n.startswith("device.log")]
        checked = subprocess.run(
            [CHECK, "--quiet", "--report", "text", "--report", f"json={folder}/checked.json", *parts],
            stdout=subprocess.DEVNULL, check=False)
        followed, captures = rules(f"{folder}/followed.json")
        expected, all_parts = rules(f"{folder}/checked.json")

    lines = sum(capture["lines"] for capture in captures)
    steady = samples[len(samples) // 5:]
    growth = max(steady[len(steady) // 2:]) - max(steady[: len(steady) // 2])
    print(
        f"soak: {written} lines in {SECONDS:.0f} s, {rotations} rotations; memory {steady[0] // 1024} MiB, at most "
        f"{max(steady) // 1024} MiB, {growth:+d} KiB from one half to the other; processor time {spent}; ended in {ended:.2f} s")
    problems = [] if written > SECONDS * RATE / 2 else [f"only {written} lines could be written"]
    if followed != expected:
        other = [rule for rule in expected if followed.get(rule) != expected[rule]]
        problems += [f"{rule}: followed {followed.get(rule)}, checked {expected[rule]}" for rule in other]
    if lines != sum(capture["lines"] for capture in all_parts) or lines != written:
        problems.append(f"{lines} lines were followed, {written} were written")
    if code != checked.returncode:
        problems.append(f"follow exits with {code}, check with {checked.returncode}")
    if growth > GROWTH_KIB:
        problems.append(f"the memory grew by {growth} KiB")
    if ended > 1 + SECONDS / 600:
        problems.append(f"it took {ended:.1f} s to end")
    for problem in problems:
        print(f"soak: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
