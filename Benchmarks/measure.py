"""Runs shell commands and measures them: wall time, processor time, memory."""

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time


class Run:
    """The cost of one run of a command."""

    def __init__(self, wall, cpu, code):
        self.wall = wall
        self.cpu = cpu
        self.code = code


def run(command):
    """One run of a shell command, without its output."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    done = subprocess.run(
        ["bash", "-c", command], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Run(wall, cpu, done.returncode)


def repeated(command, count):
    """Runs a short command `count` times in one shell, so that its start does not count; returns the time of one."""
    result = run(f"for _ in $(seq {count}); do {command}; done")
    return Run(result.wall / count, result.cpu / count, result.code)


def alternately(commands, rounds, seconds, repeats=1):
    """Runs the commands in turn, up to `rounds` times; once that has taken `seconds`, three rounds are enough.

    Gives the runs of each command, so that runs at the same index in two of the lists are neighbours in time."""
    start = time.perf_counter()
    results = [[] for _ in commands]
    for number in range(rounds):
        if number >= 3 and time.perf_counter() - start > seconds:
            break
        for place, command in enumerate(commands):
            results[place].append(run(command) if repeats == 1 else repeated(command, repeats))
    return results


def median(values):
    """The middle one, or the mean of the two in the middle."""
    ordered = sorted(values)
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


class Ratio:
    """The comparison of two commands: the ratio of the medians, and the spread of the ratios of neighbours."""

    def __init__(self, ours, others):
        self.ours = median([r.wall for r in ours])
        self.others = median([r.wall for r in others])
        self.wall = self.ours / self.others
        cpu = median([r.cpu for r in others])
        self.cpu = median([r.cpu for r in ours]) / cpu if cpu > 0 else None
        pairs = [a.wall / b.wall for a, b in zip(ours, others)]
        self.least, self.most = min(pairs), max(pairs)


def memory_is_measurable():
    """True if this machine has the `time` that measures the memory of a command."""
    return os.access("/usr/bin/time", os.X_OK)


def peak_memory(command, feed=None, output=None):
    """The peak memory in MiB of the command while it read the output of `feed`, if any; or None.

    What it prints goes into the file `output`, if one is given.

    `time` starts it: a child of Python would begin with Python's own memory, and keep that as its peak."""
    if not memory_is_measurable():
        run(f"{command} > '{output or os.devnull}'")
        return None
    option, unit = ("-l", 1) if sys.platform == "darwin" else ("-v", 1024)
    with tempfile.NamedTemporaryFile("r", suffix=".time") as told:
        inner = f"sh -c 'exec \"$@\" 2> /dev/null' - {command}"
        timed = f"/usr/bin/time {option} {inner} > '{output or os.devnull}' 2> {told.name}"
        run(f"{feed} | {timed}" if feed else timed)
        for line in told:
            if "aximum resident set size" in line:
                return int("".join(c for c in line if c.isdigit())) * unit / 1048576
    return None


def has(tool):
    """True if the tool is on this machine."""
    return shutil.which(tool) is not None
