import ArgumentParser
import LogCheckReporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that a report goes to. That it can be written is tried before anything is read; it is written whole or not at all.
///
/// Behind links, the file they lead to is replaced and they stay. Devices and pipes are written to as they are.
struct ReportFile {
  private let shown: String
  private let place: ReportPlace

  /// Tries whether a report can be written there; leaves nothing behind.
  init(_ path: [UInt8], shown: String) throws(ReportProblem) {
    self.shown = shown
    place = try ReportPlace(path)
    guard case .plain(let file, _) = place else { return }
    let (descriptor, name) = try Self.temporary(beside: file)
    _ = close(descriptor)
    _ = unsafe unlink(cName(name))
  }

  /// The file of that name; complains and ends with 2 where no report can be written there.
  static func ready(_ name: String) throws -> ReportFile {
    do throws(ReportProblem) {
      return try ReportFile(RawArguments.bytes(name), shown: name)
    } catch {
      complain(name, error)
      throw ExitCode(2)
    }
  }

  /// Writes the report; complains and is `false` where it cannot be.
  func replace(with bytes: [UInt8]) -> Bool {
    do throws(ReportProblem) {
      switch place {
      case .descriptor(let number): try Self.write(bytes, to: number)
      case .special(let path): try Self.write(bytes, inPlace: path)
      case .plain(let file, let kept): try Self.replace(file, with: bytes, kept)
      }
      return true
    } catch {
      Self.complain(shown, error)
      return false
    }
  }

  private static func complain(_ shown: String, _ problem: ReportProblem) {
    StandardStreams.complain("dnp-logcheck: the report \(CleanText.line(shown)) cannot be written: \(problem)")
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(ReportProblem) {
    if let code = Descriptors.write(bytes, to: descriptor) { throw ReportProblem(words(code)) }
  }

  private static func words(_ code: Int32) -> String {
    switch code {
    case ENOSPC, EDQUOT: "there is no space left for it"
    case EFBIG: "it would be larger than files may be here (ulimit -f)"
    case EPIPE: "its reader went away"
    default: Descriptors.words(code)
    }
  }

  private static func write(_ bytes: [UInt8], inPlace path: [UInt8]) throws(ReportProblem) {
    var descriptor: Int32 = -1
    repeat {
      // A pipe waits here for its reader, until somebody wants the program to end.
      descriptor = unsafe open(cName(path), O_WRONLY | O_CLOEXEC | O_NOCTTY)
    } while descriptor < 0 && errno == EINTR && !StopSignals.isRequested
    guard descriptor >= 0 else { throw ReportProblem(words(errno)) }
    let problem = Descriptors.write(bytes, to: descriptor)
    let end = close(descriptor) == 0 ? nil : errno
    if let code = problem ?? end { throw ReportProblem(words(code)) }
  }

  /// Makes the file beside its place and moves it there.
  private static func replace(
    _ file: [UInt8], with bytes: [UInt8], _ kept: ReportPlace.Kept?
  ) throws(ReportProblem) {
    let (descriptor, name) = try temporary(beside: file)
    var problem = Descriptors.write(bytes, to: descriptor)
    func check(_ result: Int32) { if problem == nil, result != 0 { problem = errno } }
    // Of another user's file the owner is kept where that is allowed.
    if let kept, kept.owner != geteuid() || kept.group != getegid() { _ = fchown(descriptor, kept.owner, kept.group) }
    check(fchmod(descriptor, kept?.mode ?? 0o666 & ~creationMask()))
    // Else, after a loss of power, the new name may stand on an empty file.
    check(fsync(descriptor))
    check(close(descriptor))
    if problem == nil { check(unsafe rename(cName(name), cName(file))) }
    guard let problem else { return }
    _ = unsafe unlink(cName(name))
    throw ReportProblem(words(problem) + (kept == nil ? "" : "; the earlier report is as it was"))
  }

  /// A new file in the folder of another, under a name that nobody can know before, which nobody else may read yet.
  private static func temporary(beside file: [UInt8]) throws(ReportProblem) -> (descriptor: Int32, name: [UInt8]) {
    let folder = ReportPlace.folder(of: file)
    for _ in 0..<16 {
      let name = folder + Array("/.dnp-logcheck-\(String(UInt64.random(in: .min ... .max), radix: 16)).tmp".utf8)
      let descriptor = unsafe open(cName(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      if descriptor >= 0 { return (descriptor, name) }
      switch errno {
      case EEXIST, EINTR: continue
      case EACCES, EPERM, EROFS: throw ReportProblem("its folder may not be written to")
      case ENOTDIR: throw ReportProblem("what stands before its last slash is no folder")
      default: throw ReportProblem(words(errno))
      }
    }
    throw ReportProblem("no new file can be made in its folder")
  }

  /// The bits that new files of this process do not get.
  private static func creationMask() -> mode_t {
    let mask = umask(0o077)
    _ = umask(mask)
    return mask
  }
}
