/// A workflow command as the runner of GitHub Actions reads it from a line of a step's output. Written independently,
/// from the runner's behaviour: `::name key=value,…::data` after leading blanks, and the older `##[name
/// key=value;…]data` wherever it occurs.
package struct RunnerCommand: Hashable {
  package var name: String
  package var properties: [String: String]
  package var data: String
  package var isOld: Bool

  /// The commands in a text, line by line.
  package static func all(in text: String) -> [RunnerCommand] { logLines(of: text).compactMap(read) }

  /// Lines as the runner sees them: it ends one at CR, too.
  package static func logLines(of text: String) -> [[Unicode.Scalar]] {
    text.unicodeScalars.split(omittingEmptySubsequences: true) { $0 == "\n" || $0 == "\r" }.map(Array.init)
  }

  package static func read(_ logLine: [Unicode.Scalar]) -> RunnerCommand? {
    let rest = Array(logLine.drop { $0.properties.isWhitespace })
    if rest.starts(with: "::".unicodeScalars), let end = find("::", in: rest, from: 2) {
      return RunnerCommand(rest[2..<end], data: rest[(end + 2)...], separator: ",", isOld: false)
    }
    if let start = find("##[", in: logLine, from: 0), let end = find("]", in: logLine, from: start + 3) {
      return RunnerCommand(logLine[(start + 3)..<end], data: logLine[(end + 1)...], separator: ";", isOld: true)
    }
    return nil
  }

  private init(
    _ head: ArraySlice<Unicode.Scalar>, data: ArraySlice<Unicode.Scalar>, separator: Unicode.Scalar, isOld: Bool
  ) {
    let parts = head.split(separator: " ", maxSplits: 1)
    name = parts.first.map(Self.text) ?? ""
    properties = [:]
    for pair in parts.dropFirst().first?.split(separator: separator) ?? [] {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { continue }
      properties[Self.text(sides[0])] = Self.decoded(Self.text(sides[1]), ["%3A": ":", "%2C": ","])
    }
    self.data = Self.decoded(Self.text(data), [:])
    self.isOld = isOld
  }

  private static func decoded(_ text: String, _ more: [String: String]) -> String {
    var result = text
    for (code, sign) in more { result = result.replacing(code, with: sign) }
    return result.replacing("%0D", with: "\r").replacing("%0A", with: "\n").replacing("%25", with: "%")
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private static func find(_ text: String, in logLine: [Unicode.Scalar], from start: Int) -> Int? {
    let wanted = Array(text.unicodeScalars)
    guard start >= 0, logLine.count >= wanted.count + start else { return nil }
    return (start...(logLine.count - wanted.count)).first { Array(logLine[$0..<($0 + wanted.count)]) == wanted }
  }
}
