extension ForeignReader {
  /// All of them; `.ci/validators.sh` installs each.
  static let all: [ForeignReader] = [
    ForeignReader(
      id: "xmllint with the schema of our dialect", formats: ["junit"], program: "xmllint",
      arguments: ["--noout", "--schema", "SCHEMAS/dnp-junit.xsd"],
      broken: """
        <testsuites name="x" tests="0" failures="0" errors="0" time="0">
        <testsuite name="a" tests="0" failures="0" errors="0" skipped="0" time="0"/></testsuites>
        """),
    ForeignReader(
      id: "the schema of the xunit plugin of Jenkins", formats: ["junit"], program: "python",
      arguments: ["SCRIPTS/validate_jenkins.py", "SCHEMAS/junit-jenkins-10.xsd"],
      broken: #"<testsuites><testsuite name="a" tests="1"><testcase name="b"/></testsuite></testsuites>"#),
    ForeignReader(
      id: "junitparser", formats: ["junit"], program: "python", arguments: ["SCRIPTS/read_junit.py"], counts: true,
      broken: """
        <testsuites tests="2" failures="0" errors="0"><testsuite name="a" tests="2" failures="0" errors="0">
        <testcase classname="a" name="b"/><testcase classname="a" name="b"/></testsuite></testsuites>
        """),
    ForeignReader(
      id: "check-jsonschema with the fields of GitLab", formats: ["gitlab"], program: "check-jsonschema",
      arguments: ["--schemafile", "SCHEMAS/dnp-gitlab-codequality.schema.json"],
      broken: #"[{"description":"x","check_name":"y","fingerprint":"z","severity":"major"}]"#),
    ForeignReader(
      id: "check-jsonschema with the schema of SARIF", formats: ["sarif"], program: "check-jsonschema",
      arguments: ["--schemafile", "SCHEMAS/sarif-2.1.0.schema.json"],
      broken: #"{"version":"2.1.0","runs":[{"tool":{}}]}"#),
    ForeignReader(
      id: "check-jsonschema with what GitHub wants", formats: ["sarif"], program: "check-jsonschema",
      arguments: ["--schemafile", "SCHEMAS/dnp-sarif-github.schema.json"],
      broken: #"{"$schema":"x","version":"2.1.0","runs":[{"tool":{"driver":{"name":"x"}},"results":[]}]}"#),
    ForeignReader(
      id: "sarif-tools", formats: ["sarif"], program: "python", arguments: ["SCRIPTS/read_sarif.py"], counts: true,
      broken: #"{"version":"2.1.0","runs":[{"results":[{}]}]}"#),
    ForeignReader(
      id: "tappy", formats: ["tap13"], program: "python", arguments: ["SCRIPTS/read_tap.py"], counts: true,
      broken: "TAP version 13\n1..2\nok 1 - a\n"),
    ForeignReader(
      id: "the parser of prove", formats: ["tap", "tap13"], program: "perl", arguments: ["SCRIPTS/read_tap.pl"],
      counts: true, broken: "TAP version 13\n1..1\nok 1 - a\nok 3 - b\n"),
    ForeignReader(
      id: "markdown-it and cmark-gfm, which find no more than text", formats: ["markdown"], program: "python",
      arguments: ["SCRIPTS/read_markdown.py"], broken: "a [link](https://example.org) and @somebody\n"),
    ForeignReader(
      id: "check-jsonschema with the phases of trace events", formats: ["trace"], program: "check-jsonschema",
      arguments: ["--schemafile", "SCHEMAS/dnp-trace-events.schema.json"],
      broken: #"{"traceEvents":[{"ph":"b","pid":1,"tid":1,"ts":1,"name":"x"}]}"#),
    ForeignReader(
      id: "promtool", formats: ["metrics"], program: "bash", needs: ["promtool"],
      arguments: ["SCRIPTS/read_metrics.sh"],
      broken: "# HELP a_total A.\n# TYPE a_total counter\na_total{b=1} 1\n"),
    ForeignReader(
      id: "the strict parser of prometheus_client", formats: ["openmetrics"], program: "python",
      arguments: ["SCRIPTS/read_openmetrics.py"],
      broken: "# TYPE a counter\n# HELP a A.\na_total 1\n"),
    ForeignReader(
      id: "the Nu checker of the W3C", formats: ["html"], program: "python", needs: ["java"],
      arguments: ["SCRIPTS/read_html.py"],
      broken: #"<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div></p></body></html>"#),
    ForeignReader(
      id: "Chromium and axe", formats: ["html"], program: "python", needs: ["chromium", "chromedriver"],
      arguments: ["SCRIPTS/browse.py"], isBrowser: true,
      broken: #"<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><img src="x.png"></body></html>"#),
  ]
}
