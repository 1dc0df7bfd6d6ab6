import ArgumentParser
import LogCheckIngest
import LogCheckReporting
import LogCheckRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The location of the settings of a project.
struct ConfigurationOptions: ParsableArguments {
  /// The file name that is searched for in the current folder and those above it.
  static let name = ".dnp-logcheck.yml"

  @Option(
    help: ArgumentHelp(
      "The settings of the project; without it \(name) in this folder or the nearest above it.", valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(help: "Look for no settings of the project.")
  var noConfig = false

  func validate() throws {
    if noConfig, config != nil { throw ValidationError("--config and --no-config cannot be combined") }
  }

  /// The file of the settings, if there is one.
  var path: String? { noConfig ? nil : config ?? Self.found() }

  /// The settings that hold; complains and ends with 2 where they cannot be read at all. What else is wrong with them is kept, and
  /// ends the run when the rules are loaded: only then is all of it known.
  func load() throws -> Settings? {
    guard let path else { return nil }
    let isNamed = config != nil
    if !isNamed, (try? FolderListing.kind(of: Array(path.utf8), followingLinks: false)) == .link {
      throw refusal(path, "it is a symbolic link, which is followed only if it is named with --config")
    }
    let file: RuleFileText
    do {
      let source = try FileSource.regular(path: config.map { RawArguments.bytes($0) } ?? Array(path.utf8))
      file = RuleFileText(path: path, bytes: try source.readAll(limit: RuleFileLimits.bytes))
    } catch {
      StandardStreams.complain("dnp-logcheck: \(CleanText.line(path)): \(error)")
      throw ExitCode(2)
    }
    let problems = RuleProblems()
    guard let configuration = Configuration.read(file, reportingTo: problems) else {
      StandardStreams.complain(of: problems.sorted)
      throw ExitCode(2)
    }
    // Settings that were found, not named, may come from the author of the folder.
    return Settings(configuration, problems, isTrusted: isNamed)
  }

  private func refusal(_ path: String, _ reason: String) -> ExitCode {
    StandardStreams.complain("dnp-logcheck: \(CleanText.line(path)): \(reason)")
    return ExitCode(2)
  }

  /// The nearest file of the name, as a path from here.
  private static func found() -> String? {
    var folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
      .standardizedFileURL
    var way = ""
    while true {
      let file = folder.appending(path: name)
      if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) { return way + name }
      let above = folder.deletingLastPathComponent().standardizedFileURL
      guard above.path != folder.path, way.count < 300 else { return nil }
      folder = above
      way += "../"
    }
  }
}
