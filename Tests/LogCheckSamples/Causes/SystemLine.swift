package import LogCheckModel
import LogCheckRules

/// A line of Tests/SystemLines, and the event that it is. The README there describes the form.
package struct SystemLine: Sendable {
  package var level: LogLevel
  package var process: String
  package var subsystem: String?
  package var category: String?
  package var message: String
  /// `nil` if it is no event.
  package var event: String?
  /// The values of the fields that the event has, as JSON prints them.
  package var fields: [String: String]
  package var mark: SourceMark

  package var isApp: Bool { process == "App" }

  /// The carriers and the lines of a file.
  package static func read(_ bytes: [UInt8], path: String) throws(SampleProblem) -> (
    carriers: [String], lines: [SystemLine]
  ) {
    let root = try SampleFile.read(bytes, path: path)
    let file = try SampleMap(root, "the file", keys: ["carriers", "lines"], required: ["carriers", "lines"])
    var lines: [SystemLine] = []
    for node in try file.nodes("lines") ?? [] {
      let map = try SampleMap(
        node, "a line", keys: ["line", "event", "fields", "because"], required: ["line", "event"])
      let content = CauseLineContent(try map.text("line") ?? "")
      let event = try map.text("event") ?? ""
      guard (event == "none") == (try map.text("because") != nil) else {
        throw SampleProblem("`because` belongs to `event: none`", at: node)
      }
      lines.append(
        SystemLine(
          level: content.level ?? .notice, process: content.process, subsystem: content.subsystem,
          category: content.category, message: content.message, event: event == "none" ? nil : event,
          fields: try map.words("fields") ?? [:], mark: node.mark))
    }
    return (try file.texts("carriers") ?? [], lines)
  }
}
