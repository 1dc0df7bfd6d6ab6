import LogCheckIngest
import LogCheckRules

/// The tables of docs/formats.md.
enum FormatsPage {
  static var formats: String { table(LogFormat.all) }

  /// The formats in Rules/.
  static func declared(_ rules: RuleSet) -> String { table(rules.formats.map(LogFormat.init)) }

  private static func table(_ formats: [LogFormat]) -> String {
    var text = "| Id | Format | Stamp | Other content |\n| --- | --- | --- | --- |\n"
    for format in formats {
      text +=
        "| `\(format.id.name)` | \(cell(format.summary)) | \(stamp(format.carries)) | \(others(format.carries)) |\n"
    }
    return text
  }

  static var wrappers: String {
    var text = "| Id | Wrapper |\n| --- | --- |\n"
    for wrapper in LineWrapper.all { text += "| `\(wrapper.id)` | \(cell(wrapper.summary)) |\n" }
    for (id, summary) in CaptureLayer.summaries { text += "| `\(id)` | \(cell(summary)) |\n" }
    return text
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  private static func stamp(_ traits: FormatTraits) -> String {
    let parts: [(FormatTraits, String)] = [
      (.year, "year"), (.date, "date"), (.timeOfDay, "time"), (.subsecond, "fraction"), (.zone, "zone"),
    ]
    return words(parts, traits)
  }

  private static func others(_ traits: FormatTraits) -> String {
    let parts: [(FormatTraits, String)] = [
      (.level, "level"), (.process, "process"), (.subsystem, "subsystem"), (.multiline, "messages of several lines"),
      (.bareLines, "lines without a header"), (.unordered, "any order"), (.unifiedLog, "no `print` output"),
      (.deviceOnly, "devices only"),
    ]
    return words(parts, traits)
  }

  private static func words(_ parts: [(FormatTraits, String)], _ traits: FormatTraits) -> String {
    let shown = parts.filter { traits.contains($0.0) }.map(\.1)
    return shown.isEmpty ? "none" : shown.joined(separator: ", ")
  }
}
