import ArgumentParser
import LogCheckFollowing
import LogCheckIngest
import LogCheckReporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of `--state`: it grows at its end only, and belongs to one run at a time.
final class StateFile: JournalStore {
  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { _ = close(descriptor) }

  /// The journal in a file, made where there is none; complains and ends with 2 where it cannot be used.
  static func journal(
    _ path: String, _ facts: [JournalFact]
  ) throws -> FollowJournal {
    guard !path.isEmpty else { throw ValidationError("--state: the file's name is empty") }
    do {
      return try FollowJournal(open(path, facts), facts)
    } catch let problem as Problem {
      throw refusal(path, problem.description)
    } catch let problem as JournalRefusal {
      throw refusal(path, problem.description)
    }
  }

  private struct Problem: Error { let description: String }

  private static func refusal(_ path: String, _ reason: String) -> ExitCode {
    let text = CleanText.line(reason, limit: 2000)
    StandardStreams.complain("dnp-logcheck: the state \(CleanText.line(path)) cannot be used: \(text)")
    return ExitCode(2)
  }

  private static func open(_ path: String, _ facts: [JournalFact]) throws(Problem) -> StateFile {
    let file: [UInt8]
    do throws(OutputProblem) {
      let location = try OutputLocation(RawArguments.bytes(path))
      guard case .plain(let found, let kept) = location else { throw OutputProblem("it is no regular file") }
      file = found
      if kept == nil {
        // Whole or not at all: no later run finds a part of it. It holds lines of the logs, so no other user may read it.
        let draft = try OutputDraft(location, newMode: 0o600)
        try draft.write(FollowJournal.beginning(facts))
        try draft.commit()
      }
    } catch {
      throw Problem(description: error.description)
    }
    let descriptor = open(file)
    guard descriptor >= 0 else { throw Problem(description: reason()) }
    let state = StateFile(descriptor)
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Problem(description: "it is no regular file")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw Problem(description: "another run uses it") }
    return state
  }

  private static func open(_ path: [UInt8]) -> Int32 {
    let flags = O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    #if canImport(Glibc)
      return unsafe Glibc.open(cName(path), flags)
    #else
      return unsafe Darwin.open(cName(path), flags)
    #endif
  }

  private static func reason() -> String { unsafe String(cString: strerror(errno)) }

  // MARK: The bytes of the journal

  func bytes(from location: Int, limit: Int) -> [UInt8] {
    DescriptorBytes.bytes(of: descriptor, from: location, limit: limit)
  }

  func append(_ bytes: [UInt8]) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(descriptor, buffer.baseAddress.map { unsafe $0 + done }, bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  func cut(to length: Int) -> Bool { ftruncate(descriptor, off_t(length)) == 0 }
}
