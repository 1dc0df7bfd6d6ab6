import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps other commands of this tool from changing a file after it was read and before it is replaced, while it exists.
///
/// The lock is on the folder: the file is replaced, and a lock on it would be one on the earlier file.
final class FolderLock {
  private let descriptor: Int32

  /// The time for which others are waited for: they hold the lock while they write one small file. Milliseconds.
  private static let patience = 30_000
  private static let step = 20

  /// Waits for the lock; throws where another process keeps it. A file system that has no locks gives none.
  init(of location: OutputLocation) throws(OutputProblem) {
    guard case .plain(let file, _) = location else {
      descriptor = -1
      return
    }
    descriptor = unsafe open(cName(OutputLocation.folder(of: file)), O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard descriptor >= 0 else { return }
    var waited = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      guard waited < Self.patience else {
        _ = close(descriptor)
        throw OutputProblem("another process has had its folder locked for half a minute; nothing was changed")
      }
      usleep(UInt32(Self.step * 1000))
      waited += Self.step
    }
  }

  deinit {
    if descriptor >= 0 { _ = close(descriptor) }
  }
}

extension OutputFile {
  /// Runs a step that reads the file and replaces it, while no other command of this tool can; complains and ends with 2 where another one
  /// does not come to its end.
  static func changing<Result>(
    _ name: String, role: String, _ step: (OutputFile) throws -> Result
  ) throws -> Result {
    let file = try ready(name, role: role)
    let lock: FolderLock
    do throws(OutputProblem) {
      lock = try FolderLock(of: file.location)
    } catch {
      complain(role, name, error)
      throw ExitCode(2)
    }
    return try withExtendedLifetime(lock) { try step(file) }
  }
}
