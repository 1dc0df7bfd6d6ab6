import ArgumentParser
import LogCheckIngest
import LogCheckReporting
import LogCheckRules

// The reports that were asked for, with the short forms `--json` and `-o FILE` written out, and mistakes in their names.
extension ReportOptions {
  /// The reports as `--report` takes them.
  var all: [String] {
    var items = report + (json ? [ReportFormat.json.id] : [])
    if let output, output != "-", let index = Self.withoutFile(items), index.count == 1 {
      items[index[0]] += "=" + output
    }
    return items
  }

  /// Refuses an `-o` that belongs to no report, or to one of several.
  func validateOutput() throws {
    guard let output else { return }
    let items = report + (json ? [ReportFormat.json.id] : [])
    let shown = CleanText.line(output)
    if items.isEmpty {
      throw ValidationError("-o \(shown) needs a report: --report \(Self.format(of: output)) -o \(shown)")
    }
    guard Self.withoutFile(items)?.count == 1 else {
      throw ValidationError("-o \(shown) is for one report; give each of several a file: --report json=\(shown)")
    }
  }

  /// The positions of the reports that name no file; `nil` where all do.
  private static func withoutFile(_ items: [String]) -> [Int]? {
    let found = items.indices.filter { !items[$0].contains("=") }
    return found.isEmpty ? nil : found
  }

  /// The report that a file with that ending usually holds.
  private static func format(of file: String) -> String {
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let endings = ["xml": ReportFormat.junit.id, "md": ReportFormat.markdown.id, "htm": ReportFormat.html.id]
    return endings[ending] ?? ReportFormat.named(ending)?.id ?? ReportFormat.text.id
  }

  /// The message about a report that `command` cannot write.
  static func unknown(_ name: String, among reports: [String], of command: String) -> String {
    guard LogFormat.named(name) == nil else {
      return "\"\(name)\" is a log format, no report: --format \(name)"
    }
    return UnknownName("report", name, in: reports, listedBy: "\(command) --help").message
  }
}
