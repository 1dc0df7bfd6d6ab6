#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that another library makes under a temporary name, and that gets its final name only when it is complete.
enum NewFile {
  /// The files that SQLite makes next to a database while it changes it.
  private static let companions = ["", "-journal", "-wal", "-shm"]

  /// Lets `make` write a new file in the folder of `file` and gives it that name. Where `make` throws, nothing is left. A file of that
  /// name that is there, also one that another process made meanwhile, stays as it is. Does nothing where the folder's file system gives a
  /// file no second name.
  static func make<Problem: Error>(
    _ file: [UInt8], _ make: (_ draft: [UInt8]) throws(Problem) -> Void
  ) throws(Problem) {
    var status = stat()
    guard unsafe lstat(cName(file), &status) != 0, errno == ENOENT else { return }
    guard let (descriptor, draft) = try? OutputDraft.temporary(nextTo: file) else { return }
    _ = fchmod(descriptor, 0o666 & ~OutputDraft.creationMask())
    _ = close(descriptor)
    defer { for ending in companions { _ = unsafe unlink(cName(draft + Array(ending.utf8))) } }
    try make(draft)
    // Unlike a renaming, it replaces no file.
    _ = unsafe link(cName(draft), cName(file))
  }
}
