#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The regular file that a name leads to, whatever the name is.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64
  /// Of a file that does not exist yet, its name in the folder that the numbers identify.
  private var newName: [UInt8] = []

  /// `nil` where there is no such file, or it is a device, a pipe or a folder.
  init?(of path: [UInt8]) {
    guard let status = Self.status(path), status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }

  /// Of an open descriptor.
  init?(ofDescriptor descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }

  /// Of the file that an output of this name replaces or makes.
  init?(ofOutput path: [UInt8]) {
    if let existing = FileIdentity(of: path) {
      self = existing
      return
    }
    guard case .plain(let file, _)? = try? OutputLocation(path),
      let folder = Self.status(OutputLocation.folder(of: file))
    else { return nil }
    self.init(folder)
    newName = file.lastIndex(of: 0x2F).map { Array(file[($0 + 1)...]) } ?? file
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  private static func status(_ path: [UInt8]) -> stat? {
    guard !path.contains(0) else { return nil }
    var status = stat()
    return unsafe stat(cName(path), &status) == 0 ? status : nil
  }
}
