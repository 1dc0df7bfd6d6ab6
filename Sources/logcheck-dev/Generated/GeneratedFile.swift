#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file of the repository that is generated, in whole or in part, from other files or from the code.
struct GeneratedFile {
  /// The path from the package's folder.
  let path: String
  let url: URL
  /// The expected content of the file.
  let text: String

  /// Every generated file with its expected content.
  static func all(in root: URL) throws -> [GeneratedFile] {
    let rules = try ShippedRules.ruleSet(in: root)
    return try [
      whole("Sources/LogCheckRuleLibrary/Embedded/BuiltInRules+Generated.swift", in: root) { current in
        try RuleArchives.files(of: root.appending(path: "Rules"), keeping: current)
      },
      whole("Sources/LogCheckRuleLibrary/Embedded/RuleExamples+Generated.swift", in: root) { current in
        try RuleArchives.examples(in: rules, keeping: current)
      },
      whole("Sources/LogCheckRules/Packed/PackedRules+Generated.swift", in: root) { _ in
        PackedRulesFile.text(of: try ShippedRules.loaded(in: root))
      },
      between(
        "docs/requirements.md", in: root,
        [("requirements", RequirementsPage.table(rules, truth: try TruthSuite.tallies(in: root)))]),
      between(
        "docs/formats.md", in: root,
        [
          ("formats", FormatsPage.formats), ("declared", FormatsPage.declared(rules)),
          ("wrappers", FormatsPage.wrappers),
        ]),
      between("docs/inputs.md", in: root, [("kinds", EvidencePages.kinds(rules))]),
      between(
        "docs/event-schema.md", in: root,
        [("envelope", EvidencePages.envelope(rules)), ("events", EvidencePages.events(rules))]),
      whole("Sources/dnp-logcheck/ShippedSchemas+Generated.swift", in: root) { current in
        try SchemaFiles.embedded(in: root, keeping: current)
      },
    ] + SchemaFiles.declared(rules).map { schema in try whole(schema.path, in: root) { _ in schema.text } }
      + KindPages.files(rules, try EditorSchema(in: root), in: root)
  }

  /// The present content of the file; `nil` if it does not exist.
  func current() throws -> String? { try Self.current(url) }

  private static func current(_ url: URL) throws -> String? {
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { return nil }
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// Creates a file that is generated as a whole. `text` gets its present content.
  private static func whole(
    _ path: String, in root: URL, _ text: (_ current: String?) throws -> String
  ) throws -> GeneratedFile {
    let url = root.appending(path: path)
    return GeneratedFile(path: path, url: url, text: try text(try current(url)))
  }

  /// Creates a page in which only the text between `<!-- generated: name -->` and `<!-- end -->` is generated.
  static func between(
    _ path: String, in root: URL, _ parts: [(name: String, text: String)]
  ) throws -> GeneratedFile {
    let url = root.appending(path: path)
    guard var page = try current(url) else { throw MissingPage(path: path, parts: parts.map(\.name)) }
    for part in parts {
      let begin = "<!-- generated: \(part.name) -->\n"
      guard let start = page.firstRange(of: begin)?.upperBound,
        let end = page[start...].firstRange(of: "<!-- end -->")?.lowerBound
      else { throw MissingMarker(path: path, name: part.name) }
      page.replaceSubrange(start..<end, with: "\n\(part.text)\n")
    }
    return GeneratedFile(path: path, url: url, text: page)
  }
}

/// An error: a page with generated parts does not exist. Its other parts are written by hand.
struct MissingPage: Error, CustomStringConvertible {
  let path: String
  let parts: [String]

  var description: String {
    let markers = parts.map { "`<!-- generated: \($0) -->`" }.joined(separator: ", ")
    return "\(path): there is no such page. Write one with \(markers) and an `<!-- end -->` after each"
  }
}

/// An error: a page has no markers for a generated part.
struct MissingMarker: Error, CustomStringConvertible {
  let path: String
  let name: String

  var description: String {
    "\(path): there is no `<!-- generated: \(name) -->` with an `<!-- end -->` after it"
  }
}
