#!/usr/bin/env python3
"""Judges the captures of a fleet on Apache Spark: one file of records and one sum for each day.

    spark-submit judge_fleet.py --program dnp-logcheck --output results captures/ -- --day-key path:-3

Every machine must see the captures and the output folder under the same paths. After `--` come options of `audit`.
The bytes of a day are those of one `audit` of its files on one machine, however the work is divided, and also if parts
of it are repeated.
"""

import argparse
import fnmatch
import itertools
import os
import pathlib
import re
import shutil
import subprocess
import sys
import traceback
import uuid

from pyspark import SparkFiles, TaskContext
from pyspark.sql import SparkSession


def arguments():
    own, options = sys.argv[1:], []
    if "--" in own:
        own, options = own[: own.index("--")], own[own.index("--") + 1 :]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("captures", help="the folder of the captures, or a list of them that ends with .txt")
    parser.add_argument("--program", required=True, help="the program, which every executor gets")
    parser.add_argument("--output", required=True, help="the folder for DAY.jsonl and DAY.sum.jsonl")
    parser.add_argument("--day-part", type=int, default=-3, help="the part of a path that is its day (-3)")
    parser.add_argument("--include", default="*", help="only files of the folder whose names match, as in '*.log'")
    parser.add_argument("--chunk", type=int, default=500, help="captures of one task, or more if a folder has more")
    return parser.parse_args(own), options


def chunks(files, size):
    """Lists of files in a fixed order. A folder is never divided, since parts of a rotated log are judged together."""
    chunk = []
    for _, folder in itertools.groupby(sorted(files, key=os.path.split), key=os.path.dirname):
        chunk += folder
        if len(chunk) >= size:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


def write(program, words, path, **streams):
    """Lets the program write a file under a name of this attempt, and renames it: no reader sees a part of it."""
    attempt = f"{path}.{uuid.uuid4().hex}"
    code = subprocess.run([program, *words, "--output", attempt], check=False, **streams).returncode
    # It appears when it is complete. The exit code is about what was found, and 2 if a capture could not be read.
    if not os.path.exists(attempt):
        raise RuntimeError(f"{program} {words[0]} ended with {code} and wrote nothing")
    os.replace(attempt, path)
    return code


def judge(task, name, options, staging):
    """On an executor: the records of one chunk, and their sum."""
    number, files = task
    program, records = SparkFiles.get(name), f"{staging}/{number:06}.jsonl"
    threads = ["--threads", str(TaskContext.get().cpus())]
    names = os.fsencode("\0".join(files))
    code = write(program, ["audit", "--files-from", "-", "-0", *threads, *options], records, input=names)
    write(program, ["merge", records], f"{staging}/{number:06}.sum")
    return code


def commit(program, day, staging, output):
    """Replaces the results of a day. Both files are complete before the first takes its name."""
    parts, attempt = sorted(staging.glob("*.jsonl")), staging / "records"
    with open(attempt, "xb") as file:
        for part in parts:
            with open(part, "rb") as records:
                shutil.copyfileobj(records, file, 1 << 20)
        file.flush()
        os.fsync(file.fileno())
    write(program, ["merge", *(str(part.with_suffix(".sum")) for part in parts)], staging / "sum")
    os.replace(attempt, output / f"{day}.jsonl")
    os.replace(staging / "sum", output / f"{day}.sum.jsonl")


def refuse(message):
    print(f"judge_fleet.py: {message}", file=sys.stderr)
    sys.exit(2)


def main():
    own, options = arguments()
    if own.captures.endswith(".txt"):
        files = [os.fsdecode(name) for name in pathlib.Path(own.captures).read_bytes().split(b"\n") if name]
    else:
        walk = os.walk(own.captures)
        files = [os.path.join(folder, name) for folder, _, names in walk for name in fnmatch.filter(names, own.include)]
    days = {}
    for file in map(os.path.abspath, files):
        # Days become names of files, so anything else is refused before it can lead out of the output folder.
        day = next(iter(pathlib.PurePath(file).parts[own.day_part :]), "")
        if not re.fullmatch(r"\d{4}-\d\d-\d\d", day, re.ASCII):
            refuse(f"{file!r}: part {own.day_part} of the path is {day!r}, not a day; see --day-part and --include")
        days.setdefault(day, []).append(file)
    if not days:
        refuse("no captures were found")
    spark = SparkSession.builder.appName("dnp-logcheck").getOrCreate()
    context, name, output = spark.sparkContext, os.path.basename(own.program), pathlib.Path(own.output).absolute()
    context.addFile(own.program)
    codes = set()
    for day, captures in sorted(days.items()):
        staging = output / f".{day}.{uuid.uuid4().hex}"
        staging.mkdir(parents=True)
        tasks = list(enumerate(chunks(captures, own.chunk)))
        work = context.parallelize(tasks, len(tasks))
        codes.update(work.map(lambda task, folder=str(staging): judge(task, name, options, folder)).collect())
        commit(os.path.abspath(own.program), day, staging, output)
        shutil.rmtree(staging, ignore_errors=True)
    spark.stop()
    # The exit code of `audit`: 2 if a capture could not be read, else 1 if one failed, else 3 if one decided nothing.
    sys.exit(next((code for code in (2, 1, 3) if code in codes), 0))


if __name__ == "__main__":
    try:
        main()
    except Exception:
        # Python would end with 1, which says that a capture was judged and failed.
        traceback.print_exc()
        sys.exit(2)
