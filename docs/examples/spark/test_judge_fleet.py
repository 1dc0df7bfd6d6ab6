#!/usr/bin/env python3
"""Tests of judge_fleet.py: the bytes of a day are those of one process, whatever goes wrong on the way.

  CHECK=PATH   the program that judges and simulates

Skipped if Java 17 or pyspark is missing (`make validators` installs both); with LOGCHECK_REQUIRE_VALIDATORS=1 that is
a failure.
"""

import gzip
import importlib.util
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
KEYS = ["--day-key", "path:-3", "--device-key", "path:-2"]
DAYS = ["2026-10-01", "2026-10-02"]

# Kills its executor when it first gets a chunk with device-3, as if the machine were lost. Afterwards it does what the
# program does.
FATAL = """#!/bin/bash
[ "$1" = audit ] || exec {program} "$@"
names=$(tr '\\0' '\\n')
if [[ $names = *device-3* ]] && mkdir {marker} 2> /dev/null; then
  process=$PPID
  until grep -q CoarseGrainedExecutorBackend "/proc/$process/cmdline"; do
    process=$(awk '/^PPid:/ {{ print $2 }}' "/proc/$process/status")
    [ "$process" -gt 1 ] || exit 9
  done
  kill -9 "$process" && echo "$process" > {marker}/killed
  exit 9
fi
printf '%s' "$names" | tr '\\n' '\\0' | {program} "$@"
"""


def missing():
    """The reason why the tests cannot run, or None."""
    if not os.environ.get("CHECK"):
        return "CHECK does not name the program"
    if importlib.util.find_spec("pyspark") is None:
        return "pyspark is missing; make validators installs it"
    java = shutil.which("java")
    text = subprocess.run([java, "-version"], capture_output=True, text=True, check=False).stderr if java else ""
    version = re.search(r'version "(\d+)', text)
    if not version or int(version[1]) < 17:
        return "Java 17 is missing; make validators installs it"
    return None


class JudgeFleet(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        reason = missing()
        if reason and os.environ.get("LOGCHECK_REQUIRE_VALIDATORS") == "1":
            raise RuntimeError(reason)
        if reason:
            raise unittest.SkipTest(reason)
        cls.program = os.path.abspath(os.environ["CHECK"])

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name).resolve()
        self.captures = self.folder / "captures"
        for number, day in enumerate(DAYS):
            for device in range(1, 6):
                fault = ["--fault", "HP-M2"] if device == 2 else []
                self.simulate(self.captures / day / f"device-{device}" / "app.log", 10 * number + device, *fault)
            self.rotate(self.captures / day / "device-4" / "app.log")

    def simulate(self, path, seed, *words):
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "wb") as file:
            command = [self.program, "simulate", "happy-path", "--seed", str(seed), *words]
            subprocess.run(command, stdout=file, check=True)

    def rotate(self, path):
        """Divides a log into two parts, which must be judged together."""
        lines = path.read_bytes().splitlines(keepends=True)
        path.with_name(path.name + ".1").write_bytes(b"".join(lines[: len(lines) // 2]))
        path.write_bytes(b"".join(lines[len(lines) // 2 :]))

    def files(self, day):
        return sorted((path for path in (self.captures / day).rglob("*") if path.is_file()), key=os.path.split)

    def one_process(self, day):
        """The records and the sum of a day, without Spark."""
        records, total = self.folder / "one.jsonl", self.folder / "one.sum"
        names = b"\0".join(os.fsencode(path) for path in self.files(day))
        audit = [self.program, "audit", "--files-from", "-", "-0", *KEYS, "--output", records]
        subprocess.run(audit, input=names, stderr=subprocess.DEVNULL, check=False)
        subprocess.run([self.program, "merge", records, "--output", total], check=False)
        return records.read_bytes(), total.read_bytes()

    def job(self, master="local[2]", program=None):
        """Runs the job; returns its exit code and what it said."""
        environment = dict(
            os.environ, MASTER=master, PYSPARK_PYTHON=sys.executable, SPARK_LOCAL_DIRS=str(self.folder / "spark"),
            SPARK_LOCAL_IP="127.0.0.1", SPARK_WORKER_DIR=str(self.folder / "workers"))
        environment["PYSPARK_SUBMIT_ARGS"] = f"--master {master} --conf spark.ui.enabled=false pyspark-shell"
        command = [
            sys.executable, HERE / "judge_fleet.py", "--program", program or self.program, "--output",
            self.folder / "results", "--chunk", "2", self.captures, "--", *KEYS,
        ]
        run = subprocess.run(
            command, env=environment, cwd=self.folder, capture_output=True, text=True, timeout=600, check=False)
        return run.returncode, run.stdout + run.stderr

    def expect_results(self, output):
        for day in DAYS:
            records, total = self.one_process(day)
            self.assertGreaterEqual(records.count(b"\n"), 5, output)
            self.assertEqual((self.folder / "results" / f"{day}.jsonl").read_bytes(), records, output)
            self.assertEqual((self.folder / "results" / f"{day}.sum.jsonl").read_bytes(), total, output)
        names = sorted(path.name for path in (self.folder / "results").iterdir())
        self.assertEqual(names, sorted(f"{day}{end}" for day in DAYS for end in (".jsonl", ".sum.jsonl")))

    def test_local_mode_gives_the_bytes_of_one_process(self):
        code, output = self.job()
        self.expect_results(output)
        self.assertEqual(code, 1, output)

    def test_a_lost_executor_changes_no_byte(self):
        if not os.path.isdir("/proc/self"):
            self.skipTest("finding the executor needs /proc")
        marker, program = self.folder / "marker", self.folder / "fatal"
        program.write_text(FATAL.format(marker=shlex.quote(str(marker)), program=shlex.quote(self.program)))
        program.chmod(0o755)
        code, output = self.job("local-cluster[2,1,1024]", program)
        self.assertTrue((marker / "killed").exists(), output)
        self.expect_results(output)
        self.assertEqual(code, 1, output)

    def test_a_capture_that_cannot_be_read_gives_an_error_record(self):
        whole = (self.captures / DAYS[0] / "device-1" / "app.log").read_bytes()
        poison = self.captures / DAYS[0] / "device-1" / "cut.log.gz"
        poison.write_bytes(gzip.compress(whole, mtime=0)[:500])
        code, output = self.job()
        self.expect_results(output)
        with open(self.folder / "results" / f"{DAYS[0]}.jsonl", encoding="utf-8") as file:
            records = {record["id"]: record["status"] for record in map(json.loads, file)}
        self.assertEqual(records.pop(str(poison)), "error")
        self.assertEqual(set(records.values()), {"judged"})
        self.assertEqual(code, 2, output)

    def test_a_second_run_replaces_the_day(self):
        self.job()
        # The night was uploaded in part before, with a device that does not belong to it.
        shutil.rmtree(self.captures / DAYS[0] / "device-2")
        for device in range(6, 8):
            self.simulate(self.captures / DAYS[0] / f"device-{device}" / "app.log", device)
        other = (self.folder / "results" / f"{DAYS[1]}.jsonl").read_bytes()
        code, output = self.job()
        self.expect_results(output)
        self.assertEqual((self.folder / "results" / f"{DAYS[1]}.jsonl").read_bytes(), other)
        self.assertNotIn(b"device-2", (self.folder / "results" / f"{DAYS[0]}.jsonl").read_bytes())
        self.assertEqual(code, 1, output)

    def test_a_program_that_fails_leaves_the_former_results(self):
        self.job()
        program = self.folder / "failing"
        program.write_text("#!/bin/sh\nexit 2\n")
        program.chmod(0o755)
        before = {path.name: path.read_bytes() for path in (self.folder / "results").iterdir()}
        code, output = self.job(program=program)
        after = {path.name: path.read_bytes() for path in (self.folder / "results").iterdir() if path.is_file()}
        self.assertEqual(before, after)
        self.assertEqual(code, 2, output)

    def test_what_is_not_below_a_day_is_refused(self):
        self.simulate(self.captures / "..." / "device-1" / "app.log", 1)
        code, output = self.job()
        self.assertEqual(code, 2, output)
        self.assertIn("not a day", output)
        self.assertFalse((self.folder / "results").exists())


if __name__ == "__main__":
    unittest.main()
