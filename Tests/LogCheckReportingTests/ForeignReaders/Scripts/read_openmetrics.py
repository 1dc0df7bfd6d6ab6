"""Reads metrics with the strict parser of prometheus_client."""

import sys

from prometheus_client.openmetrics.parser import text_string_to_metric_families

for path in sys.argv[1:]:
    with open(path, encoding="utf-8", newline="") as file:
        families = list(text_string_to_metric_families(file.read()))
    if not families:
        sys.exit(f"{path}: no metrics")
    if any(sample.timestamp is not None for family in families for sample in family.samples):
        sys.exit(f"{path}: a sample has a timestamp")
