"""Reads JUnit reports with junitparser; prints the number of cases of each, and how many failed or ended in an error."""

import os
import sys

from junitparser import Error, Failure, JUnitXml

for path in sys.argv[1:]:
    report = JUnitXml.fromfile(path)
    cases = [case for suite in report for case in suite]
    bad = [case for case in cases if any(isinstance(result, (Failure, Error)) for result in case.result)]
    names = {(case.classname, case.name) for case in cases}
    counted = sum(suite.tests for suite in report), sum(suite.failures + suite.errors for suite in report)
    if len(names) != len(cases):
        sys.exit(f"{path}: a name stands there twice")
    if counted != (len(cases), len(bad)) or (report.tests, report.failures + report.errors) != counted:
        sys.exit(f"{path}: its counts are wrong: {counted}, {len(cases)} cases, {len(bad)} bad")
    print(os.path.basename(path), len(cases), len(bad), sep="\t")
