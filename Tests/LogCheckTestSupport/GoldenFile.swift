package import Foundation

/// A file that holds some output as a person last reviewed it.
///
/// With `LOGCHECK_RECORD=1` in the environment it is rewritten; such a run reports ``GoldenOutcome/recorded``, so that
/// it can never pass for a check.
package struct GoldenFile {
  package let url: URL
  /// True for a page whose style another golden page holds: the file has neither the style nor its hash.
  package let isWithoutStyle: Bool

  package init(_ url: URL, isWithoutStyle: Bool = false) {
    self.url = url
    self.isWithoutStyle = isWithoutStyle
  }

  package static var isRecording: Bool { ProcessInfo.processInfo.environment["LOGCHECK_RECORD"] == "1" }

  /// Compares the text with the file, or records it.
  package func compare(_ text: String) -> GoldenOutcome {
    let actual = isWithoutStyle ? Self.withoutStyle(text) : text
    if Self.isRecording {
      do {
        try Data(actual.utf8).write(to: url)
      } catch {
        return .failed("\(url.lastPathComponent): \(error.localizedDescription)")
      }
      return .recorded(url.lastPathComponent)
    }
    guard let data = try? Data(contentsOf: url) else { return .missing(url.lastPathComponent) }
    let expected = String(decoding: data, as: UTF8.self)
    guard expected != actual else { return .same }
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let common = zip(expectedLines, actualLines).prefix { $0 == $1 }.count
    return .different(
      line: common + 1,
      expected: common < expectedLines.count ? String(expectedLines[common]) : "(end)",
      actual: common < actualLines.count ? String(actualLines[common]) : "(end)")
  }

  private static func withoutStyle(_ page: String) -> String {
    var rest = page
    if let start = rest.firstRange(of: "<style>"), let end = rest.firstRange(of: "</style>") {
      rest.removeSubrange(start.upperBound..<end.lowerBound)
    }
    if let policy = rest.firstRange(of: "style-src "),
      let hash = rest[policy.upperBound...].firstRange(of: "sha256-"),
      let end = rest[hash.upperBound...].firstIndex(of: "=")
    {
      rest.removeSubrange(hash.upperBound...end)
    }
    return rest
  }
}

/// The result of comparing with a golden file. Only ``same`` is a pass.
package enum GoldenOutcome: Equatable, CustomStringConvertible {
  case same
  case different(line: Int, expected: String, actual: String)
  case missing(String)
  case recorded(String)
  case failed(String)

  package var description: String {
    switch self {
    case .same: "same"
    case .different(let line, let expected, let actual):
      "line \(line) differs\n  expected: \(expected)\n  actual:   \(actual)"
    case .missing(let name): "\(name) is missing; LOGCHECK_RECORD=1 writes it"
    case .recorded(let name): "\(name) was recorded; run again without LOGCHECK_RECORD"
    case .failed(let reason): reason
    }
  }
}
