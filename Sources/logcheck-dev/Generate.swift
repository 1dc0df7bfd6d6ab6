import ArgumentParser
import Foundation

/// Writes the files that follow from others: today the rules inside the binary.
struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the generated files anew (a test compares them with what they are made from).")

  @Option(help: "The folder of the package.")
  var root = "."

  func run() throws {
    let root = URL(filePath: self.root)
    let target = root.appending(path: "Sources/LogCheckRules/BuiltInRules+Generated.swift")
    try Data(Self.embedded(rules: root.appending(path: "Rules")).utf8).write(to: target)
  }

  /// The Swift file that holds every rule file as a raw string.
  static func embedded(rules: URL) throws -> String {
    var text = """
      // Written by `make generate` from Rules/. Do not edit.
      // swift-format-ignore-file

      extension BuiltInRules {
        static let embedded: [(path: String, text: String)] = [

      """
    let files =
      FileManager.default.enumerator(at: rules, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let base = rules.standardizedFileURL.path
    for file in files.filter({ $0.pathExtension == "yml" }).sorted(by: { $0.path < $1.path }) {
      let content = try String(contentsOf: file, encoding: .utf8)
      let path = "Rules" + file.standardizedFileURL.path.dropFirst(base.count)
      text += "    (\n      \"\(path)\",\n      ##\"\"\"\n\(content)\n\"\"\"##\n    ),\n"
    }
    return text + "  ]\n}\n"
  }
}
