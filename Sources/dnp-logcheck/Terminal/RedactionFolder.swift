import ArgumentParser
import LogCheckReporting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of its own, which nobody else may read, in which redacted captures wait until they have been compared.
struct RedactionFolder {
  private let path: String

  /// Makes it in the folder that the files will go to, which is made where it is not there; complains and ends with 2 where that
  /// cannot be.
  init(beside folder: String) throws {
    let name = ".dnp-logcheck-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: .min ... .max))"
    path = folder + (folder.hasSuffix("/") ? "" : "/") + name
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      let shown = CleanText.line(folder)
      StandardStreams.complain("dnp-logcheck: nothing can be written to the folder \(shown); is it there and writable?")
      throw ExitCode(2)
    }
  }

  /// Where the copy of a capture lies. Captures of one folder lie in one, since parts of one log are known by their names.
  func path(of input: RedactionInput) -> String {
    let folder = input.path.lastIndex(of: 0x2F).map { Array(input.path[..<$0]) } ?? []
    let name = folder.reduce(into: "f") { $0 += String($1, radix: 16) }
    // A name of a file has its limit.
    return "\(path)/\(name.count > 200 ? "f\(name.hashValue)" : name)/\(input.name)"
  }

  /// Makes an empty file there, which no other user may read.
  func make(_ file: String) throws -> OutputFile {
    let folder = URL(filePath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try OutputFile(file, existing: .refused)
  }

  /// Moves a copy to its place; complains and is `false` where it cannot be.
  func move(_ capture: RedactedCapture) -> Bool {
    guard unsafe rename(capture.file, capture.output) != 0 else { return true }
    StandardStreams.complain("dnp-logcheck: \(CleanText.line(capture.output)) cannot be written")
    return false
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
