import LogCheckModel
import LogCheckRules

/// Reads the files of Tests/Truth.
enum TruthFile {
  struct Unreadable: Error, CustomStringConvertible {
    var path: String
    var line: Int
    var reason: String

    var description: String { "\(path):\(line): \(reason)" }
  }

  static func cases(_ bytes: [UInt8], path: String) throws(Unreadable) -> [TruthCase] {
    let problems = RuleProblems()
    guard let root = YAMLReader.read(RuleFileText(path: path, bytes: bytes), reportingTo: problems) else {
      let first = problems.sorted.first
      throw Unreadable(path: path, line: first?.mark?.line ?? 1, reason: first?.message ?? "no YAML")
    }
    let file = Map(node: root, path: path)
    let requirement = try file.text("requirement")
    guard let list = file.value("cases") else { return [] }
    guard case .list(let nodes) = list.content else { throw file.unreadable("cases is not a list") }
    var cases: [TruthCase] = []
    for node in nodes { cases.append(try truthCase(Map(node: node, path: path), requirement)) }
    return cases
  }

  private static func truthCase(_ map: Map, _ requirement: String) throws(Unreadable) -> TruthCase {
    let levels: [String: LogLevel] = [
      "debug": .debug, "info": .info, "default": .notice, "error": .error, "fault": .fault,
    ]
    let levelName = map.value("level")?.scalar?.text ?? "info"
    guard let level = levels[levelName] else { throw map.unreadable("unknown level \(levelName)") }
    let expect = try map.text("expect")
    guard let expectation = TruthCase.Expectation(rawValue: expect) else {
      throw map.unreadable("unknown expectation \(expect)")
    }
    var carriers: [TruthCarrier] = []
    for name in try map.texts("carriers") {
      guard let carrier = TruthCarrier(rawValue: name) else { throw map.unreadable("unknown carrier \(name)") }
      carriers.append(carrier)
    }
    var lines: [TruthLine] = []
    for text in try map.texts("lines") {
      guard let line = TruthLine(text, after: lines.last?.instant) else {
        throw map.unreadable("the first line has no date")
      }
      lines.append(line)
    }
    return TruthCase(
      requirement: requirement, name: try map.text("name"), kind: try map.text("kind"), carriers: carriers,
      level: level, profile: map.value("profile")?.scalar?.text, expectation: expectation, lines: lines)
  }

  /// A map of the file, whose values are looked up by key.
  private struct Map {
    var node: RuleNode
    var path: String

    func value(_ key: String) -> RuleNode? {
      guard case .map(let entries) = node.content else { return nil }
      return entries.first { $0.key == key }?.value
    }

    func text(_ key: String) throws(Unreadable) -> String {
      guard let text = value(key)?.scalar?.text else { throw unreadable("\(key) is missing or not a text") }
      return text
    }

    func texts(_ key: String) throws(Unreadable) -> [String] {
      guard case .list(let nodes)? = value(key)?.content else { throw unreadable("\(key) is missing or not a list") }
      var texts: [String] = []
      for node in nodes {
        guard let text = node.scalar?.text else {
          throw Unreadable(path: path, line: node.mark.line, reason: "not a text")
        }
        texts.append(text)
      }
      return texts
    }

    func unreadable(_ reason: String) -> Unreadable {
      Unreadable(path: path, line: node.mark.line, reason: reason)
    }
  }
}
