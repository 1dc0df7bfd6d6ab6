import LogCheckModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The target of the name of an output, after all links.
enum OutputLocation {
  /// An open descriptor of this process, by a name such as `/dev/stdout` or `/dev/fd/63`.
  case descriptor(Int32)
  /// A device or a named pipe, which is written to and stays.
  case special([UInt8])
  /// A regular file, or the name of a new one. `kept` is what a replaced file hands on.
  case plain(file: [UInt8], kept: Kept?)

  struct Kept {
    let mode: mode_t
    let owner: uid_t
    let group: gid_t
  }

  private static let mostLinks = 40

  /// The treatment of a symbolic link.
  enum Links {
    /// The user named this file: links lead to the file that is written, and stay.
    case followed
    /// The tool chose the name inside a folder, where another user may have put a link or a pipe: only a regular file is replaced.
    case refused
  }

  /// Resolves the name; throws where nothing can be written.
  init(_ path: [UInt8], links: Links = .followed) throws(OutputProblem) {
    guard !path.contains(0) else { throw OutputProblem("its name holds a NUL byte") }
    if links == .refused { try Self.refuseNode(path) }
    var path = path
    for _ in 0..<Self.mostLinks {
      if let number = Self.descriptor(path) {
        self = try Self.opened(number)
        return
      }
      guard let target = Self.link(path) else {
        self = try Self.found(path)
        return
      }
      path = target.first == 0x2F ? target : Self.folder(of: path) + [0x2F] + target
    }
    throw OutputProblem("its links lead round in a circle")
  }

  private static func refuseNode(_ path: [UInt8]) throws(OutputProblem) {
    var status = stat()
    guard unsafe lstat(cName(path), &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: return
    case S_IFLNK: throw OutputProblem("it is a symbolic link, and links inside an output folder are not followed")
    default: throw OutputProblem("it is no regular file")
    }
  }

  /// True if the name leads to standard output.
  static func isStandardOutput(_ path: [UInt8]) -> Bool {
    if case .descriptor(1)? = try? Self(path) { true } else { false }
  }

  /// The folder of a path, as a path.
  static func folder(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: 0x2F) else { return [0x2E] }
    return slash == 0 ? [0x2F] : Array(path[..<slash])
  }

  private static func descriptor(_ path: [UInt8]) -> Int32? {
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.starts(with: folder.utf8) {
      let digits = path.dropFirst(folder.utf8.count)
      guard digits.allSatisfy(ASCII.isDigit) else { return nil }
      return Int32(String(decoding: digits, as: UTF8.self))
    }
    return nil
  }

  private static func opened(_ number: Int32) throws(OutputProblem) -> Self {
    let flags = fcntl(number, F_GETFL)
    guard flags >= 0 else { throw OutputProblem("descriptor \(number) is not open") }
    guard flags & O_ACCMODE != O_RDONLY else { throw OutputProblem("descriptor \(number) is open for reading only") }
    return .descriptor(number)
  }

  /// The target of a link; `nil` for anything else.
  private static func link(_ path: [UInt8]) -> [UInt8]? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(cName(path), &target, target.count)
    return count > 0 ? target.prefix(count).map { UInt8(bitPattern: $0) } : nil
  }

  private static func found(_ path: [UInt8]) throws(OutputProblem) -> Self {
    var status = stat()
    guard unsafe stat(cName(path), &status) == 0 else {
      let code = errno
      guard code == ENOENT else { throw OutputProblem(Descriptors.words(code)) }
      guard let last = path.last, last != 0x2F else { throw OutputProblem("there is no such folder") }
      guard unsafe stat(cName(folder(of: path)), &status) == 0 else { throw OutputProblem("its folder is not there") }
      return .plain(file: path, kept: nil)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw OutputProblem("it is a folder; name a file in it")
    case S_IFSOCK: throw OutputProblem("it is a socket")
    case S_IFREG:
      guard unsafe access(cName(path), W_OK) == 0 else { throw OutputProblem("it is there and may not be written") }
      return .plain(
        file: path, kept: Kept(mode: status.st_mode & 0o777, owner: status.st_uid, group: status.st_gid))
    default:
      guard unsafe access(cName(path), W_OK) == 0 else { throw OutputProblem("it may not be written") }
      return .special(path)
    }
  }
}

/// The reason why an output cannot be written.
struct OutputProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A path as the system takes it.
func cName(_ path: [UInt8]) -> [CChar] { path.map { CChar(bitPattern: $0) } + [0] }
