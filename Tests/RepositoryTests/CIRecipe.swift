import Foundation
import LogCheckTestSupport

/// A file of docs/examples/ci with the shell lines in it.
struct CIRecipe: CustomStringConvertible, Sendable {
  let file: URL
  let text: String

  var name: String { file.lastPathComponent }
  var description: String { name }

  static let folder = RepositoryPaths.root.appending(path: "docs/examples/ci", directoryHint: .isDirectory)

  static let all: [CIRecipe] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return names.sorted().compactMap { name in
      let file = folder.appending(path: name)
      return (try? String(contentsOf: file, encoding: .utf8)).map { CIRecipe(file: file, text: $0) }
    }
  }()

  /// The scripts that a shell runs, in the order of the file: the whole of a script, the literal blocks of YAML, the
  /// text between three quotes in a Jenkinsfile.
  var scripts: [String] {
    switch file.pathExtension {
    case "sh": [text]
    case "yml": Self.literalBlocks(text.components(separatedBy: "\n"))
    default:
      text.components(separatedBy: "'''").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }
  }

  private static func literalBlocks(_ lines: [String]) -> [String] {
    var blocks: [String] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      guard line.hasSuffix("- |") || line.hasSuffix(": |") else { continue }
      let outer = indent(line)
      let block = lines[index...].prefix { $0.isEmpty || indent($0) > outer }
      let inner = block.filter { !$0.isEmpty }.map(indent).min() ?? 0
      blocks.append(block.map { String($0.dropFirst(inner)) }.joined(separator: "\n"))
      index += block.count
    }
    return blocks
  }

  private static func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }
}

/// A folder like that of a CI job: a capture, the release that the job installs, and the script that installs it.
struct CIWorkplace {
  let folder: TemporaryFolder
  let release: PackedRelease

  init(capture: String) throws {
    folder = try TemporaryFolder()
    release = try PackedRelease(in: folder)
    let log = try Data(contentsOf: RepositoryPaths.sampleLogs.appending(path: capture))
    try folder.write(Array(log), to: "captures/night.log")
    try folder.write("", to: "temp/none")
    // Xcode Cloud has it next to its own script, the others below ci.
    for name in ["ci/install-dnp-logcheck.sh", "install-dnp-logcheck.sh"] {
      try program(name, String(contentsOf: PackedRelease.installer, encoding: .utf8))
    }
    // What the tests printed, where `xcresulttool export diagnostics` puts it.
    let export = #"mkdir -p "${!#}/run"; cp captures/night.log "${!#}/run/StandardOutputAndStandardError-app.txt""#
    try program("commands/xcrun", "#!/bin/bash\n\(export)\n")
  }

  private func program(_ name: String, _ text: String) throws {
    let file = try folder.write(text, to: name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: file.path(percentEncoded: false))
  }

  /// Runs a script as CI systems do: it ends at the first command that fails.
  func run(_ script: String, _ variables: [String: String] = [:]) throws -> CommandRun {
    let root = folder.url.path(percentEncoded: false)
    let all = [
      "HOME": root + "home", "TMPDIR": root + "temp", "AGENT_TEMPDIRECTORY": root + "temp",
      "BITRISE_SOURCE_DIR": root + "temp/source", "BITRISE_DEPLOY_DIR": root + "temp",
      "BITRISE_TEST_RESULT_DIR": root + "temp/results",
      "CI_RESULT_BUNDLE_PATH": root + "results.xcresult", "GITHUB_STEP_SUMMARY": root + "step-summary",
      "GITHUB_OUTPUT": root + "step-output", "RUNNER_TEMP": root + "temp",
    ].merging(release.variables) { $1 }.merging(variables) { $1 }
    try folder.write(
      all.sorted { $0.key < $1.key }.map { "export \($0.key)='\($0.value.replacing("'", with: "'\\''"))'\n" }.joined()
        + "export PATH=\"$PWD/commands:$PATH\"\n", to: "environment")
    try folder.write(script, to: "script")
    return try CommandRun.shell("source ./environment; exec bash -e ./script", in: folder.url)
  }

  func holds(_ name: String) -> Bool {
    (try? Data(contentsOf: folder.url.appending(path: name)))?.isEmpty == false
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }
}
