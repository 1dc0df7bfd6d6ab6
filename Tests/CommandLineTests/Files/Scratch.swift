import Foundation
import LogCheckTestSupport
import Testing

/// A folder with a capture in it, `night.log`, in which tests run what a shell is given.
struct Scratch: Sendable {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let sample = RepositoryPaths.root.appending(path: "SampleLogs/healthy/first-run.log")
    try FileManager.default.copyItem(at: sample, to: folder.url.appending(path: "night.log"))
  }

  /// Runs a line of the shell there; what hangs is ended, with 124.
  func shell(_ line: String) throws -> CommandRun {
    try folder.write(line, to: ".script")
    defer { try? FileManager.default.removeItem(atPath: folder.path(".script")) }
    // Under a sanitizer all takes many times as long.
    let limit = CommandRun.isSanitized ? 600 : 240
    return try CommandRun.shell("timeout -k 5 \(limit) bash .script", in: folder.url)
  }

  /// As ``shell(_:)``, for lines that wait for seconds.
  func laterShell(_ line: String) async throws -> CommandRun { try await waiting { try shell(line) } }

  /// Runs a command that is refused before anything is done: the reason is on standard error, and there is no other output and no file.
  @discardableResult
  func refused(_ arguments: String, with words: String, at location: SourceLocation = #_sourceLocation) throws
    -> CommandRun
  {
    let run = try shell("dnp-logcheck \(arguments)")
    #expect(run.exitCode == 64, "\(run.errorText)", sourceLocation: location)
    #expect(run.errorText.contains(words), "\(run.errorText)", sourceLocation: location)
    #expect(run.errorText.hasPrefix("dnp-logcheck: "), "\(run.errorText)", sourceLocation: location)
    #expect(run.outputText.isEmpty, sourceLocation: location)
    #expect(try names() == [], sourceLocation: location)
    return run
  }

  /// The names in the folder, sorted, without the capture.
  func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(name)).filter {
      $0 != "night.log" && $0 != ".script"
    }
    .sorted()
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: folder.path(name), encoding: .utf8) }

  /// The type and the permissions of what has a name, links not followed.
  func attributes(_ name: String) throws -> (type: FileAttributeType?, mode: Int?) {
    let all = try FileManager.default.attributesOfItem(atPath: folder.path(name))
    return (all[.type] as? FileAttributeType, (all[.posixPermissions] as? NSNumber)?.intValue)
  }
}
