import ArgumentParser
import LogCheckReporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that the tool writes: a report, a capture, a state. All outputs but standard output are written by it.
///
/// Opening it checks that it can be written and leaves no files, so that a run fails before it reads anything. A
/// regular file is replaced as a whole, with its mode and owner kept. Devices and named pipes are written to and stay.
/// Links that the user names are followed and stay; directories and sockets are refused.
struct OutputFile {
  /// The purpose of the file, as messages name it: "the report".
  private let role: String
  private let shown: String
  let location: OutputLocation

  init(
    _ path: [UInt8], shown: String, role: String, links: OutputLocation.Links = .followed
  ) throws(OutputProblem) {
    self.shown = shown
    self.role = role
    location = try OutputLocation(path, links: links)
    guard case .plain(let file, _) = location else { return }
    let (descriptor, name) = try OutputDraft.temporary(nextTo: file)
    _ = close(descriptor)
    _ = unsafe unlink(cName(name))
  }

  /// The file of that name; complains and ends with 2 where it cannot be written.
  static func ready(
    _ name: String, role: String = "the report", links: OutputLocation.Links = .followed
  ) throws -> OutputFile {
    do throws(OutputProblem) {
      return try OutputFile(RawArguments.bytes(name), shown: name, role: role, links: links)
    } catch {
      complain(role, name, error)
      throw ExitCode(2)
    }
  }

  /// Writes everything at once; complains and returns `false` where that fails.
  func replace(with bytes: [UInt8]) -> Bool {
    isWritten { () throws(OutputProblem) in
      let draft = try OutputDraft(location)
      try draft.write(bytes)
      try draft.commit()
    }
  }

  /// Puts a finished file in place, which must be in the folder of the output or below it; complains and returns `false` where that
  /// fails.
  func take(_ finished: [UInt8]) -> Bool {
    isWritten { () throws(OutputProblem) in
      guard case .plain(let file, let kept) = location else {
        return try OutputDraft(location).copy(finished)
      }
      try OutputDraft.move(finished, to: file, kept)
    }
  }

  /// Runs a step that writes; complains and returns `false` where it fails.
  func isWritten(_ step: () throws(OutputProblem) -> Void) -> Bool {
    do throws(OutputProblem) {
      try step()
      return true
    } catch {
      Self.complain(role, shown, error)
      return false
    }
  }

  static func complain(_ role: String, _ shown: String, _ problem: OutputProblem) {
    StandardStreams.complain("dnp-logcheck: \(role) \(CleanText.line(shown)) cannot be written: \(problem)")
  }
}
