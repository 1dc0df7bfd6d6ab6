"""Reads SARIF reports with sarif-tools; prints the number of results of each, and how many are errors."""

import os
import sys

from sarif import loader

for path in sys.argv[1:]:
    report = loader.load_sarif_file(path)
    records = report.get_records()
    report.get_report()
    if report.get_result_count() != len(records) or any(not record["Description"] for record in records):
        sys.exit(f"{path}: it is not read wholly")
    errors = [record for record in records if record["Severity"] == "error"]
    print(os.path.basename(path), len(records), len(errors), sep="\t")
