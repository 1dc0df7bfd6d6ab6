import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the generated files: the rules inside the binary, and the tables in the documents.
struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the generated files (a test compares them with what they are made from).")

  @Option(help: "The folder of the package.")
  var root = "."

  func run() throws {
    for file in try GeneratedFile.all(in: URL(filePath: root)) where try file.current() != file.text {
      try FileManager.default.createDirectory(
        at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: file.url)
      print("wrote \(file.path)")
    }
  }
}
