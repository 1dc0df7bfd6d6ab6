/// Commands that a finding suggests.
///
/// Users paste them into a shell, and names in results are foreign text: one that a shell could take for more than a word is left out.
package struct NextCommands: Sendable {
  private let file: String

  package init(file: String) { self.file = Self.word(file, or: "FILE.db") }

  /// Adds the records of an audit; `results` is their file, if they are in one.
  package func add(_ results: String?, keepsEvidence: Bool) -> String {
    "dnp-logcheck history import \(keepsEvidence ? "" : "--no-evidence ")\(file) \(Self.word(results ?? "", or: "RESULT"))"
  }

  func bisect(_ rule: String) -> String { "dnp-logcheck history bisect \(file) \(Self.word(rule, or: "RULE"))" }

  func explain(_ rule: String) -> String { "dnp-logcheck explain \(Self.word(rule, or: "RULE"))" }

  /// The failures of a rule with their captures, the latest first.
  func failures(_ rule: String) -> String {
    "dnp-logcheck history query \(file) \"SELECT day, device, build, path, message FROM findings JOIN results USING (result) "
      + "WHERE rule = '\(Self.word(rule, or: "RULE"))' ORDER BY day DESC LIMIT 20\""
  }

  func measure(_ metric: String) -> String {
    "dnp-logcheck history query \(file) \"SELECT day, device, build, path, median_ms FROM measures JOIN results USING (result) "
      + "WHERE metric = '\(Self.word(metric, or: "METRIC"))' ORDER BY median_ms DESC LIMIT 20\""
  }

  /// The text if every shell takes it for one plain word.
  private static func word(_ text: String, or placeholder: String) -> String {
    let isPlain =
      !text.isEmpty && text.first != "-"
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
          UInt8(ascii: "/"):
          true
        default: false
        }
      }
    return isPlain ? text : placeholder
  }
}
