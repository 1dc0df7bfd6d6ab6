import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the settings of a project are.
struct ConfigurationOptions: ParsableArguments {
  /// What is looked for in the current folder and those above it.
  static let name = ".dnp-logcheck.yml"

  @Option(
    help: ArgumentHelp(
      "The settings of the project; without it \(name) in this folder or the nearest above it.", valueName: "file"))
  var config: String?

  @Flag(help: "Look for no settings of the project.")
  var noConfig = false

  func validate() throws {
    if noConfig, config != nil { throw ValidationError("--config and --no-config cannot stand together") }
  }

  /// The file of the settings, if there is one.
  var path: String? { noConfig ? nil : config ?? Self.found() }

  /// The settings that hold; complains and ends with 2 where they cannot be read.
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
    let (configuration, diagnostics) = Configuration.read(file)
    StandardStreams.complain(of: diagnostics)
    guard let configuration else { throw ExitCode(2) }
    let settings = Settings(configuration: configuration, file: file)
    // Settings that were found, not named, may come from the author of the folder.
    if !isNamed, let outside = settings.pathOutside {
      let words = "is outside of the folder of these settings; only settings that are named with --config may use it"
      throw refusal(path, "\(CleanText.line(outside)) \(words)")
    }
    return settings
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

/// What the settings of a project say.
struct Settings {
  let configuration: Configuration
  let file: RuleFileText

  /// A path of the file, which counts from the file's folder.
  func path(_ path: String) -> [UInt8] {
    guard !path.hasPrefix("/"), let end = configuration.path.lastIndex(of: "/") else { return Array(path.utf8) }
    return Array((configuration.path[...end] + path).utf8)
  }

  var rulePaths: [[UInt8]] { configuration.rules.map(path) }

  /// The first path that leads out of the folder of the settings, by its words or by links.
  var pathOutside: String? {
    let folder = path(".")
    return (configuration.rules + (configuration.baseline.map { [$0] } ?? [])).first { name in
      !SettingsFolder.holds(name, path(name), folder: folder)
    }
  }

  /// One line that tells what the settings change, so that nobody wonders why a run came out as it did.
  var summary: String {
    var parts: [String] = []
    func add(_ count: Int, _ word: String) { if count > 0 { parts.append("\(count) \(word)") } }
    add(configuration.rules.count, configuration.rules.count == 1 ? "rule path" : "rule paths")
    if !configuration.hasBuiltInRules { parts.append("no built-in rules") }
    add(configuration.selected.count, "selected")
    add(configuration.ignored.count, "ignored")
    add(configuration.required.count, "required")
    if !configuration.profiles.isEmpty { parts.append("profile \(configuration.profiles.joined(separator: ", "))") }
    add(
      configuration.undecidedCaptures.count,
      configuration.undecidedCaptures.count == 1 ? "pattern of captures" : "patterns of captures")
    if let failOn = configuration.failOn { parts.append("fail_on \(failOn.rawValue)") }
    if let isStrict = configuration.isStrict { parts.append(isStrict ? "strict" : "not strict") }
    if configuration.hasParameters { parts.append("other parameters") }
    add(configuration.waiverCount, configuration.waiverCount == 1 ? "waiver" : "waivers")
    if configuration.baseline != nil { parts.append("a baseline") }
    return "settings of \(configuration.path): \(parts.isEmpty ? "nothing" : parts.joined(separator: ", "))"
  }
}
