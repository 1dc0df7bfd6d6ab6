#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which plain file a name leads to, whatever the name is.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// `nil` where there is no such file, or it is a device, a pipe or a folder.
  init?(of path: [UInt8]) {
    guard !path.contains(0) else { return nil }
    var status = stat()
    guard unsafe stat(cName(path), &status) == 0 else { return nil }
    self.init(status)
  }

  /// Of an open descriptor.
  init?(ofDescriptor descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
