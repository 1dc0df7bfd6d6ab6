/// The prefixes of issue trackers, terminals, containers and the machines of CI.
extension Carrier {
  static let prefixes: [Carrier] = texts + numbers + stamps + closed + containers + builds + marks + nested

  static func prefix(_ id: String, _ text: @escaping @Sendable (Int) -> String) -> Carrier {
    lines(.prefixes, id) { text($0) + $1 }
  }

  /// Markdown, mails, names of programs.
  private static let texts: [Carrier] = [
    "> ", ">> ", "    ", "\t", " ", "+", "- ", "* ", "`", "web_1  | ", "web-1  | ", "[0] ", "[api] ", "[capacitor] ",
    "app:ios: ",
    "@scope/app: ", "[Logcat] ", "capture.log:", "[2019-07-05T12:34:56.789Z] [android] ", "_bk;t=1763186400000\u{7}",
  ].map { text in prefix("\"\(text)\"") { _ in text } }

  private static let numbers: [Carrier] = [
    prefix("1. ") { "\($0 + 1). " },
    prefix("cat -n") { padded("\($0 + 1)", 6) + "\t" },
    prefix("less -N") { padded("\($0 + 1)", 7) + " " },
    prefix("grep -n") { "\($0 + 1):" },
    prefix("grep -Hn") { "capture.log:\($0 + 1):" },
    prefix("Metro") { "[\(padded("+\($0 * 7 % 300) ms", 7))] " },
    prefix("containers") { ["web-1    | ", "db-1     | ", "worker-2 | "][$0 % 3] },
  ]

  private static let stamps: [Carrier] = [
    prefix("docker -t") { "2025-11-15T\(clock($0)).419151529Z " },
    prefix("kubectl") { "[pod/web-879484-572kw/heartbeat] 2025-11-15T\(clock($0)).419151529Z " },
    prefix("GitLab") { "2025-11-15T\(clock($0)).145771Z 0\($0 % 2)O " },
    prefix("Azure") { "2025-11-15T\(clock($0)).5723990Z " },
    prefix("Jenkins, page") { "\(clock($0))  " },
    prefix("Jenkins, pipeline") { "[2025-11-15T\(clock($0)).789Z] " },
    prefix("TeamCity") { "[\(clock($0))] :\t [Step 1/1] " },
    prefix("ts") { "Nov 15 \(clock($0)) " },
    prefix("journalctl") { "Nov 15 \(clock($0)) host app[77]: " },
    prefix("aws logs tail") { "2025-11-15T\(clock($0)).123000+00:00 app/stream " },
  ]

  private static let closed: [Carrier] = [
    lines(.prefixes, "backticks") { "`\($1)`" },
    lines(.prefixes, "list element") { "<li>\(escaped($1))</li>" },
    Carrier(.prefixes, "quoted mail of a container") { $0.map { "> web-1  | \($0)" } },
  ]

  /// HTML.
  static func escaped(_ line: String) -> String {
    line.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#x27;"
      default: text.append(character)
      }
    }
  }
}
