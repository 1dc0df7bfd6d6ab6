import LogCheckIngest
import LogCheckReporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The unfinished form of an output to which a later run can add: a file next to it that is moved into its position when it is whole.
///
/// It belongs to one run at a time, and grows at its end only.
final class ResumableFile {
  private let descriptor: Int32
  let path: [UInt8]

  /// The unfinished form of an output. `mark` distinguishes runs with other rules or options, which cannot be continued.
  static func path(of output: [UInt8], mark: String) -> [UInt8] { output + Array(".\(mark).part".utf8) }

  /// Opens the file, and makes it if it does not exist.
  init(_ path: [UInt8]) throws(OutputProblem) {
    self.path = path
    let flags = O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    #if canImport(Glibc)
      descriptor = unsafe Glibc.open(cName(path), flags, 0o666)
    #else
      descriptor = unsafe Darwin.open(cName(path), flags, 0o666)
    #endif
    guard descriptor >= 0 else { throw OutputProblem(Descriptors.words(errno)) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw OutputProblem("its unfinished form is no regular file")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw OutputProblem("another run is writing it") }
  }

  deinit { _ = close(descriptor) }

  static func exists(_ path: [UInt8]) -> Bool { FileSource.regularSize(path: path) != nil }

  /// Passes on everything that it holds, piece by piece.
  func read(_ piece: (Span<UInt8>) throws -> Void) throws {
    var position = 0
    while true {
      let bytes = DescriptorBytes.bytes(of: descriptor, from: position, limit: 1 << 20)
      guard !bytes.isEmpty else { return }
      position += bytes.count
      try piece(bytes.span)
    }
  }

  func write(_ bytes: [UInt8]) throws(OutputProblem) {
    if let code = Descriptors.write(bytes, to: descriptor) { throw OutputProblem(Descriptors.words(code)) }
  }

  /// Removes everything after the first `length` bytes.
  func cut(to length: Int) throws(OutputProblem) {
    guard ftruncate(descriptor, off_t(length)) == 0 else { throw OutputProblem(Descriptors.words(errno)) }
  }
}
