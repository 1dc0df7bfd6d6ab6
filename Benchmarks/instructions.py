"""Counts instructions with callgrind, which shows changes that the noise of a clock hides. See docs/performance.md."""

import os
import re
import shutil
import subprocess
import tempfile

import machine
import record
from captures import Captures, events_in

CHECK = os.environ["CHECK"]
WRITERS = ["apple-default", "apple-ndjson", "android-threadtime"]


def instructions(program, arguments):
    """The number of instructions of a run; the same each time, since no hash is seeded by chance."""
    done = subprocess.run(
        ["bash", "-c", f"valgrind --tool=callgrind --callgrind-out-file=/dev/null '{program}' {arguments}"],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL,
        env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"})
    counted = re.search(r"Collected : (\d+)", done.stderr.decode("utf-8", "replace"))
    if not counted:
        raise SystemExit("instructions: callgrind counted nothing:\n" + done.stderr.decode("utf-8", "replace")[-2000:])
    return int(counted.group(1))


def main():
    """Prints the table; writes it into the page with RECORD=1."""
    why = machine.lacking(["valgrind"])
    if why:
        print(f"instructions: cannot be counted here: {why}")
        return
    about = machine.described(CHECK)
    print("\n".join(about) + "\n")
    folder = tempfile.mkdtemp(prefix="dnp-instructions-")
    lines = ["| What | instructions |", "| --- | --- |"]
    print("\n".join(lines), flush=True)

    def row(what, count):
        lines.append(f"| {what} | {count:,.0f} |")
        print(lines[-1], flush=True)

    try:
        captures = Captures(CHECK, folder, False)
        # Valgrind 3.19 cannot read the debug information that Swift writes.
        program = captures.path("stripped")
        captures.make(f"cp '{CHECK}' '{program}' && {{ strip -g '{program}' 2> /dev/null || true; }}")
        empty = captures.path("one.log")
        with open(empty, "w", encoding="utf-8") as file:
            file.write("2025-11-15 05:44:43.500 Df other[118:76] nothing\n")
        start = instructions(program, f"'{empty}'")
        row("start-up, a capture of one line", start)
        for writer in WRITERS:
            noise = captures.bench(writer, 0.0000001, 2)
            passed = instructions(program, f"'{noise}'") - start
            row(f"{writer}: a MiB of noise", passed / os.path.getsize(noise) * 2**20)
            dense = captures.bench(writer, 100, 1)
            events = events_in(dense, writer)
            row(f"{writer}: an event", (instructions(program, f"'{dense}'") - start) / events)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if os.environ.get("RECORD", "") not in ("", "0"):
        record.write("instructions", about, "\n".join(lines))


if __name__ == "__main__":
    main()
