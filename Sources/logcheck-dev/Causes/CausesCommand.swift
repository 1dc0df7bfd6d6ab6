import ArgumentParser
import LogCheckSamples

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lists the captures of the cause suite, or writes them into a folder.
struct CausesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "causes",
    abstract: "List the captures of Tests/Causes with what must be said of them, or write them out.")

  @Argument(help: "Cases with one of these words in their names; all cases where none is given.")
  var words: [String] = []

  @Option(help: "Write the captures into this folder.")
  var write: String?

  func run() throws {
    let cases = try CauseFolder(URL(filePath: "Tests/Causes")).cases().filter { story in
      words.isEmpty || words.contains { story.name.contains($0) }
    }
    for story in cases {
      let causes = story.causes.map { "\($0.sides[0]) \($0.kinds[0]), days \($0.firstDay) to \($0.lastDay)" }
      let results = story.results.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      print(
        "\(story.name): \(results.isEmpty ? "nothing planned" : results.joined(separator: ", ")); "
          + "\(causes.isEmpty ? story.limit.map { "limit \($0)" } ?? "no cause" : causes.joined(separator: "; ")); "
          + "exit \(story.exits[0])")
      guard let write else { continue }
      try FileManager.default.createDirectory(atPath: write, withIntermediateDirectories: true)
      for capture in try CauseCapture.all(of: story) {
        try Data(capture.bytes()).write(to: URL(filePath: write).appending(path: capture.fileName))
      }
    }
  }
}
