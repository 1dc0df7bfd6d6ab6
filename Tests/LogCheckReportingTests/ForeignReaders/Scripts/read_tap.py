"""Reads TAP reports with tappy; prints the number of test points of each, and how many failed."""

import os
import sys

from tap.parser import Parser

for path in sys.argv[1:]:
    lines = list(Parser().parse_file(path))
    unknown = [line for line in lines if line.category in ("unknown", "bail")]
    points = [line for line in lines if line.category == "test"]
    plans = [line for line in lines if line.category == "plan"]
    if unknown:
        sys.exit(f"{path}: not understood: {unknown[0]}")
    if len(plans) != 1 or plans[0].expected_tests != len(points):
        sys.exit(f"{path}: its plan is wrong")
    if [point.number for point in points] != list(range(1, len(points) + 1)):
        sys.exit(f"{path}: its points are not numbered from 1")
    bad = [point for point in points if not point.ok and not point.todo]
    if any(not point.ok and not point.yaml_block for point in points):
        sys.exit(f"{path}: a block is missing or not understood")
    print(os.path.basename(path), len(points), len(bad), sep="\t")
