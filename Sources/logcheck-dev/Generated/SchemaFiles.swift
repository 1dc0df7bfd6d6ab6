import Foundation
import LogCheck
import LogCheckModel
import LogCheckRules

/// The schemas that follow from rule files, and those inside the tool.
enum SchemaFiles {
  /// Written by hand, in docs/schemas.
  private static let byHand = [
    "dnp-rules-1", "dnp-logcheck-1", "dnp-logcheck-doctor-1", "dnp-logcheck-timeline-1", "dnp-logcheck-compare-1",
    "event-1",
  ]

  /// The Swift file that holds the schemas that are written by hand.
  static func embedded(in root: URL) throws -> String {
    var text = """
      // Written by `make generate` from docs/schemas/. Do not edit.
      // swift-format-ignore-file

      extension ShippedSchemas {
        static let embedded: [(name: String, text: String)] = [

      """
    for name in byHand {
      let content = try String(contentsOf: root.appending(path: "docs/schemas/\(name).schema.json"), encoding: .utf8)
      guard !content.contains("\"\"\"##"), !content.contains("\\##") else { throw UnquotableRuleFile(path: name) }
      text += "    (\n      \"\(name)\",\n      ##\"\"\"\n\(content)\n\"\"\"##\n    ),\n"
    }
    return text + "  ]\n}\n"
  }

  /// Each schema that follows from the rules, with its path.
  static func declared(_ rules: RuleSet) -> [(path: String, text: String)] {
    DeclaredSchemas.names(in: rules).compactMap { name in
      DeclaredSchemas.text(name, in: rules).map { ("docs/schemas/\(folder(of: name))\(name).schema.json", $0) }
    }
  }

  private static func folder(of name: String) -> String { name == DeclaredSchemas.event ? "" : "evidence/" }
}
