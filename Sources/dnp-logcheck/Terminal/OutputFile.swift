#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of the user's that is written piece by piece, unlike a ``ReportFile``, which is replaced as a whole.
final class OutputFile {
  /// Why a file cannot be written, in the system's words.
  struct Problem: Error, CustomStringConvertible {
    let path: String
    let code: Int32

    var description: String { "\(path) cannot be written: \(Descriptors.words(code))" }
  }

  /// What happens to a file that exists.
  enum Existing {
    case emptied
    case refused
  }

  private let path: String
  private let descriptor: Int32
  private var isClosed = false

  init(_ path: String, existing: Existing) throws(Problem) {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (existing == .refused ? O_EXCL | O_NOFOLLOW : O_TRUNC)
    let mode: mode_t = existing == .refused ? 0o600 : 0o666
    self.path = path
    descriptor = unsafe open(path, flags, mode)
    guard descriptor >= 0 else { throw Problem(path: path, code: errno) }
  }

  func write(_ bytes: [UInt8]) throws(Problem) {
    if let code = Descriptors.write(bytes, to: descriptor) { throw Problem(path: path, code: code) }
  }

  /// Some file systems report only here that the bytes could not be stored.
  func close() throws(Problem) {
    guard !isClosed else { return }
    isClosed = true
    if let code = systemClose(descriptor) { throw Problem(path: path, code: code) }
  }

  deinit { if !isClosed, descriptor >= 0 { _ = systemClose(descriptor) } }
}

private func systemClose(_ descriptor: Int32) -> Int32? { close(descriptor) == 0 ? nil : errno }
