import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckWorkshop

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The schemas that are generated from rule files, and those inside the tool.
enum SchemaFiles {
  /// The schemas that are written by hand, in docs/schemas.
  private static let byHand = [
    "dnp-rules-1", "dnp-logcheck-1", "dnp-logcheck-doctor-1", "dnp-logcheck-timeline-1", "dnp-logcheck-compare-1",
    "dnp-logcheck-compare-parts-1", "dnp-logcheck-vocabulary-1", "dnp-logcheck-vocabulary-source-1",
    "dnp-logcheck-audit-1", "dnp-logcheck-merged-1",
    "dnp-logcheck-history-1", "dnp-logcheck-bisection-1", "dnp-logcheck-rules-1", "event-1",
  ]

  /// The Swift file that holds the schemas that are written by hand.
  static func embedded(in root: URL, keeping current: String?) throws -> String {
    let entries = try byHand.map { name in
      let content = try Data(contentsOf: root.appending(path: "docs/schemas/\(name).schema.json"))
      return EmbeddedArchive.Entry(name: name, bytes: Array(content))
    }
    return try ArchiveFile(
      source: "docs/schemas/", type: "ShippedSchemas", property: "archives", imports: ["LogCheckRuleLibrary"]
    )
    .text([("docs/schemas", entries)], keeping: current)
  }

  /// Each schema that is generated from the rules, with its path.
  static func declared(_ rules: RuleSet) -> [(path: String, text: String)] {
    DeclaredSchemas.names(in: rules).compactMap { name in
      DeclaredSchemas.text(name, in: rules).map { ("docs/schemas/\(folder(of: name))\(name).schema.json", $0) }
    }
  }

  private static func folder(of name: String) -> String { name == DeclaredSchemas.event ? "" : "evidence/" }
}
