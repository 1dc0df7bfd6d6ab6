import ArgumentParser
import LogCheckReporting

/// An option that a command has not. Users type those of other tools, so that the answer names the one that does the same here.
struct UnknownOption {
  private let name: String
  private let value: String?
  private let nearest: String?
  private let command: any ParsableCommand.Type

  /// `nil` if the parser's message is about something else.
  init?(_ message: String, _ arguments: [String]) {
    guard let match = message.wholeMatch(of: /Unknown option '([^']+)'(?:\. Did you mean '([^']+)'\?)?/) else {
      return nil
    }
    let name = String(match.1)
    self.name = name
    nearest = match.2.map(String.init)
    let index = arguments.firstIndex { $0 == name || $0.hasPrefix(name + "=") }
    if let index, arguments[index] != name {
      value = String(arguments[index].dropFirst(name.count + 1))
    } else {
      value = index.flatMap { arguments[($0 + 1)...].first }.flatMap { $0.hasPrefix("-") ? nil : $0 }
    }
    command = MisusedCommand.type(named: arguments)
  }

  var message: String {
    let hint =
      equivalent
      ?? (nearest.map { "did you mean \"\($0)\"?" } ?? "`\(MisusedCommand.name(of: command)) --help` lists them")
    return "there is no option \"\(name)\"; \(hint)"
  }

  private var equivalent: String? {
    let reports = ReportFormat.all.map(\.id)
    let report = value.flatMap { reports.contains($0) ? $0 : nil }
    let file = value.map { CleanText.line($0) } ?? "FILE"
    switch name {
    case "--output-format", "--out-format", "--report-format", "--formatter", "--reporter":
      return option("--report", report ?? "FORMAT")
    case "--json": return option("--report", "json")
    case "--report": return ofAnotherCommand
    case "--output", "--output-file", "--out", "--outfile", "-o": return option("--report", "FORMAT=\(file)")
    case "-f" where report != nil: return option("--report", report)
    case "-f", "-F", "-w", "--follow", "--watch", "--tail":
      return "`dnp-logcheck follow FILE` judges a file while it is written, `COMMAND | dnp-logcheck --live` a stream"
    case "--no-color", "--no-colour": return option("--color", "never")
    case "--colour", "--colors": return option("--color", value)
    case "--tz", "--timezone", "--zone": return option("--time-zone", value)
    case "--level", "--severity", "--min-severity", "--fail-level": return option("--fail-on", value)
    case "--rule", "--enable", "--only": return option("--select", value)
    case "--disable", "--skip", "--extend-ignore": return option("--ignore", value)
    case "--from", "--after", "--start": return option("--since", value)
    case "--to", "--before", "--end": return option("--until", value)
    case "-c", "--config-file", "--settings": return option("--config", value)
    case "-j", "--jobs", "--workers": return option("--threads", value)
    case "--exit-code", "--no-fail", "--warn-only": return option("--exit-zero")
    case "-s", "--silent", "--summary": return option("--quiet")
    case "-r", "-R", "--recursive": return "folders are read with everything below them"
    default: return nil
    }
  }

  /// Reports of commands that have no `--report`.
  private var ofAnotherCommand: String? {
    switch command {
    case is Doctor.Type: option("--json")
    case is AuditCommand.Type: "`dnp-logcheck merge RECORDS --report \(value ?? "FORMAT")` reports on its records"
    default: nil
    }
  }

  /// The question whether an option of the command was meant; `nil` if the command has no such option.
  private func option(_ option: String, _ value: String? = nil) -> String? {
    let help = DNPLogCheck.helpMessage(for: command)
    guard help.contains("\(option) ") || help.contains("\(option)\n") else { return nil }
    return "did you mean \"\(([option] + [value].compactMap(\.self)).joined(separator: " "))\"?"
  }
}
