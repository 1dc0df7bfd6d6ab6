import ArgumentParser
import LogCheckSamples

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes out captures that are kept as edits of other ones.
struct SampleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Write out captures that SampleLogs keeps as edits of others, for example `sample one-active-task`.",
    subcommands: [Show.self, List.self, All.self, Edits.self], defaultSubcommand: Show.self)

  struct Root: ParsableArguments {
    @Option(help: "The folder of the package.")
    var root = "."

    var samples: SampleFolder.Contents<EditedSample> {
      SampleFolder(URL(filePath: root).appending(path: "SampleLogs")).edited()
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Write one to standard output.")

    @Argument(help: "Its id as `list` prints it, or a part of it that no other has, such as the rule.")
    var id: String

    @OptionGroup var root: Root

    func run() throws {
      let samples = root.samples
      let found = Self.found(id, in: samples.samples)
      guard found.count == 1, let sample = found.first else {
        // One of the files that cannot be read may have it.
        if found.isEmpty { try samples.check() }
        throw ValidationError(
          found.isEmpty
            ? "there is no sample \(id); `logcheck-dev sample list` lists them"
            : "\(found.count) samples are \(id): \(found.map(\.id).joined(separator: ", "))")
      }
      print(String(decoding: sample.bytes, as: UTF8.self), terminator: "")
    }

    /// The sample of that id, or else those whose id has the words in it, between slashes.
    static func found(_ id: String, in samples: [EditedSample]) -> [EditedSample] {
      let whole = samples.filter { $0.id == id }
      return whole.isEmpty ? samples.filter { "/\($0.id)/".contains("/\(id)/") } : whole
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print the id of each, and its fault.")

    @OptionGroup var root: Root

    func run() throws {
      let samples = root.samples
      for sample in samples.samples { print("\(sample.id)\t\(sample.what)") }
      try samples.check()
    }
  }

  struct All: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Write all into a folder, each under its id.")

    @Argument(help: "The folder; it is made if it is missing.")
    var folder: String

    @OptionGroup var root: Root

    func run() throws {
      let samples = root.samples
      try samples.check()
      for sample in samples.samples { try sample.write(below: URL(filePath: folder)) }
      print("wrote \(samples.samples.count) captures below \(folder)")
    }
  }
}

extension SampleCommand {
  struct Edits: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the edits that make a capture out of its base, as a sample of `SampleLogs/failing/AREA.yml`.")

    @Argument(help: "A copy of the base with a fault in it.")
    var capture: String

    @Option(help: "The path of the base below SampleLogs.")
    var base: String

    @Option(
      help: "The rule that the fault breaks; without it only the edits are printed, as for a fault of a scenario.")
    var rule: String?

    @OptionGroup var root: Root

    func run() throws {
      let file = URL(filePath: root.root).appending(path: "SampleLogs").appending(path: base)
      guard let base = SampleBase(path: self.base, bytes: [UInt8](try Data(contentsOf: file))) else {
        throw ValidationError("\(self.base) is not UTF-8, or its last line has no end")
      }
      guard let writer = EditWriter(base: base, sample: [UInt8](try Data(contentsOf: URL(filePath: capture)))) else {
        throw ValidationError("\(capture) is not UTF-8, or its last line has no end")
      }
      if let rule { print("  - rule: \(rule)\n    what: the fault, in words\n    base: \(self.base)") }
      print(writer.text(indentation: 4), terminator: "")
    }
  }
}

extension SampleFolder.Contents {
  /// Throws all that is wrong with the files.
  fileprivate func check() throws {
    guard problems.isEmpty else { throw UnusableSamples(problems: problems) }
  }
}

/// Files of edits that cannot be read, or do not fit their base.
struct UnusableSamples: Error, CustomStringConvertible {
  var problems: [SampleProblem]

  var description: String { problems.map(\.description).joined(separator: "\n") }
}
