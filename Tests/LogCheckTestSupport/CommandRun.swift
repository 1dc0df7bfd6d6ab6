package import Foundation

/// The exit code and the output of a command.
package struct CommandRun: Sendable {
  package let exitCode: Int32
  package let wasKilled: Bool
  package let output: [UInt8]
  package let errors: [UInt8]

  package var outputText: String { String(decoding: output, as: UTF8.self) }
  package var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// Runs a command to its end. `input` is a file, as with `<`; without one it is empty.
  package init(
    _ executable: URL, _ arguments: [String], in folder: URL = RepositoryPaths.root, input: URL? = nil
  ) throws {
    // Files rather than pipes: nothing has to be read while it runs.
    let scratch = try TemporaryFolder()
    let output = try Self.handle(scratch.write("", to: "out"))
    let errors = try Self.handle(scratch.write("", to: "err"))
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Self.environment
    process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run(within: Self.isSanitized ? 3600 : 600)
    process.waitUntilExit()
    exitCode = process.terminationStatus
    wasKilled = process.terminationReason == .uncaughtSignal
    self.output = Array(try Data(contentsOf: scratch.url.appending(path: "out")))
    self.errors = Array(try Data(contentsOf: scratch.url.appending(path: "err")))
  }

  /// The result of a line in the shell, with the built products in its path.
  package static func shell(_ line: String, in folder: URL = RepositoryPaths.root) throws -> CommandRun {
    try CommandRun(URL(filePath: "/bin/bash"), ["-c", line], in: folder)
  }

  /// The same everywhere: no colours, no width, no language of the machine.
  package static var environment: [String: String] {
    var environment = [
      "PATH": BuiltProduct.folder.path(percentEncoded: false) + ":/usr/local/bin:/usr/bin:/bin", "TERM": "dumb",
      "LC_ALL": "C", "TZ": "Pacific/Kiritimati", "HOME": "/nonexistent",
    ]
    for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
      environment[name] = ProcessInfo.processInfo.environment[name]
    }
    // A program's counters for the coverage would be written next to its output.
    let profile = "LLVM_PROFILE_FILE"
    if ProcessInfo.processInfo.environment[profile] != nil { environment[profile] = "/dev/null" }
    return environment
  }

  /// True if the tests run under a sanitizer (`.ci/sanitize.sh`), whose memory cannot be distinguished from the tool's.
  package static var isSanitized: Bool { ProcessInfo.processInfo.environment["LOGCHECK_SANITIZED"] != nil }

  private static func handle(_ file: URL) throws -> FileHandle { try FileHandle(forWritingTo: file) }
}
