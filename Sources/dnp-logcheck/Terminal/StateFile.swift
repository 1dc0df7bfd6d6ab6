import ArgumentParser
import LogCheck
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
    _ path: String, _ facts: [JournalFact], besides inputs: [AuditInput], _ reports: [String]
  ) throws -> FollowJournal {
    guard !path.isEmpty else { throw ValidationError("--state: the file's name is empty") }
    try check(path, besides: inputs, reports)
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

  private static func check(_ path: String, besides inputs: [AuditInput], _ reports: [String]) throws {
    let bytes = RawArguments.bytes(path)
    let identity = FileIdentity(of: bytes)
    for case .file(let other, let shown) in inputs
    where other == bytes || (identity != nil && FileIdentity(of: other) == identity) {
      throw ValidationError("--state would write into \(CleanText.line(shown)), which is followed; name another file")
    }
    for report in reports {
      let other = RawArguments.bytes(report)
      guard other == bytes || (identity != nil && FileIdentity(of: other) == identity) else { continue }
      throw ValidationError("--state and --report cannot share the file \(CleanText.line(report))")
    }
  }

  private static func open(_ path: String, _ facts: [JournalFact]) throws(Problem) -> StateFile {
    let name = terminated(RawArguments.bytes(path))
    var descriptor = Self.open(name, O_RDWR)
    if descriptor < 0, errno == ENOENT {
      try make(name, FollowJournal.beginning(facts))
      descriptor = Self.open(name, O_RDWR)
    }
    guard descriptor >= 0 else { throw Problem(description: reason()) }
    let file = StateFile(descriptor)
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Problem(description: "it is no regular file")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw Problem(description: "another run uses it") }
    return file
  }

  /// Whole or not at all: nobody finds a beginning of it.
  private static func make(_ name: [CChar], _ bytes: [UInt8]) throws(Problem) {
    let draft = Array(name.dropLast()) + terminated(Array(".\(getpid()).tmp".utf8))
    let descriptor = open(draft, O_RDWR | O_CREAT | O_EXCL)
    guard descriptor >= 0 else { throw Problem(description: reason()) }
    let file = StateFile(descriptor)
    guard file.append(bytes), fsync(descriptor) == 0, unsafe rename(draft, name) == 0 else {
      let problem = Problem(description: reason())
      _ = unsafe unlink(draft)
      throw problem
    }
  }

  private static func open(_ name: [CChar], _ flags: Int32) -> Int32 {
    #if canImport(Glibc)
      unsafe Glibc.open(name, flags | O_APPEND | O_CLOEXEC, mode_t(0o600))
    #else
      unsafe Darwin.open(name, flags | O_APPEND | O_CLOEXEC, mode_t(0o600))
    #endif
  }

  private static func terminated(_ bytes: [UInt8]) -> [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  private static func reason() -> String { unsafe String(cString: strerror(errno)) }

  // MARK: The bytes of the journal

  func bytes(from place: Int, limit: Int) -> [UInt8] {
    DescriptorBytes.bytes(of: descriptor, from: place, limit: limit)
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
