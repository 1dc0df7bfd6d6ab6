#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The kind of a file, and the contents of a folder; names are bytes, as the system has them.
package enum FolderListing {
  package enum Kind: Sendable { case regular, folder, link, other }

  /// The kind of a file, or, with `followingLinks`, of the link's target; throws if it cannot be determined.
  package static func kind(of path: [UInt8], followingLinks: Bool) throws(FileProblem) -> Kind {
    guard !path.contains(0) else { throw FileProblem("its name holds a NUL byte") }
    let name = path.map { CChar(bitPattern: $0) } + [0]
    var status = stat()
    let result = unsafe followingLinks ? stat(name, &status) : lstat(name, &status)
    guard result == 0 else { throw FileProblem(code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regular
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The names in a folder, without `.` and `..`, in order of their bytes.
  package static func names(in folder: [UInt8]) throws(FileProblem) -> [[UInt8]] {
    let name = folder.map { CChar(bitPattern: $0) } + [0]
    guard let stream = unsafe opendir(name) else { throw FileProblem(code: errno) }
    defer { _ = unsafe closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        guard errno == 0 else { throw FileProblem(code: errno) }
        return names.sorted { $0.lexicographicallyPrecedes($1) }
      }
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
      if bytes != [0x2E], bytes != [0x2E, 0x2E] { names.append(bytes) }
    }
  }
}
