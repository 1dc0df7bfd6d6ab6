import Foundation

/// The Swift file that holds every rule file as a raw string: one binary without files beside it.
enum BuiltInRulesFile {
  static func text(of rules: URL) throws -> String {
    var text = """
      // Written by `make generate` from Rules/. Do not edit.
      // swift-format-ignore-file

      extension BuiltInRules {
        static let embedded: [(path: String, text: String)] = [

      """
    for file in files(below: rules) where !isRegression(file) {
      let content = try String(contentsOf: file, encoding: .utf8)
      let path = path(of: file, below: rules)
      guard !content.contains("\"\"\"##"), !content.contains("\\##") else { throw UnquotableRuleFile(path: path) }
      text += "    (\n      \"\(path)\",\n      ##\"\"\"\n\(content)\n\"\"\"##\n    ),\n"
    }
    return text + "  ]\n}\n"
  }

  /// As the repository names it.
  static func path(of file: URL, below rules: URL) -> String {
    "Rules" + file.standardizedFileURL.path.dropFirst(rules.standardizedFileURL.path.count)
  }

  /// Regressions are for the repository; no run needs them.
  private static func isRegression(_ file: URL) -> Bool { file.lastPathComponent.hasSuffix(".regression.yml") }

  static func files(below folder: URL) -> [URL] {
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (walk?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "yml" }.sorted { $0.path < $1.path }
  }
}

/// A rule file holds the signs that end or interpolate the raw string it would stand in.
struct UnquotableRuleFile: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path): `\"\"\"##` and `\\##` cannot stand in a built-in rule file" }
}
