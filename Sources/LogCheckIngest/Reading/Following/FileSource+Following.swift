#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Repeated inspection of files.
extension FileSource {
  /// The file that the name leads to now; `nil` if it leads nowhere.
  package static func sight(of path: [UInt8]) -> FileSight? { status(path).map { FileSight($0) } }

  /// The open file, with the bytes at `ranges`.
  package func sight(remembering ranges: [Range<Int>] = []) -> FileSight? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    var sight = FileSight(status)
    for range in ranges { sight.remembered += bytes(from: range.lowerBound, limit: range.count) }
    return sight
  }

  /// The bytes from an offset on, at most so many; fewer, or none, at the end or if they cannot be read.
  package func bytes(from position: Int, limit: Int) -> [UInt8] {
    DescriptorBytes.bytes(of: descriptor, from: position, limit: limit)
  }

  /// The offset of the first byte from `position` on that is not NUL; `nil` if all are NUL up to the end. Gaps of sparse files are
  /// stepped over without being read.
  package func firstData(from position: Int) -> Int? {
    var position = position
    while true {
      #if canImport(Glibc)
        let seekData: Int32 = 3
      #else
        let seekData: Int32 = 4
      #endif
      let data = lseek(descriptor, off_t(position), seekData)
      // Some file systems do not know sparse regions; ENXIO says that only such a region follows.
      if data < 0, errno == ENXIO { return nil }
      if data > off_t(position) { position = Int(data) }
      let block = bytes(from: position, limit: 65_536)
      guard !block.isEmpty else { return nil }
      if let found = block.firstIndex(where: { $0 != 0 }) { return position + found }
      position += block.count
    }
  }

  /// The regular files of a folder; links in it are not followed. `nil` where it cannot be read.
  package static func entries(of folder: [UInt8]) -> [FolderEntry]? {
    let name = (folder.isEmpty ? [0x2E] : folder).map { CChar(bitPattern: $0) } + [0]
    guard let stream = unsafe opendir(name) else { return nil }
    defer { unsafe closedir(stream) }
    var found: [FolderEntry] = []
    while let entry = unsafe readdir(stream) {
      let entryName = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
      var status = stat()
      let terminated = entryName.map { CChar(bitPattern: $0) } + [0]
      guard unsafe fstatat(dirfd(stream), terminated, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      let sight = FileSight(status)
      found.append(FolderEntry(name: entryName, mark: sight.mark, changed: sight.changed))
    }
    return found
  }

  /// Waits; a signal ends it early. Milliseconds.
  package static func sleep(_ time: Int) { _ = poll(nil, 0, Int32(clamping: time)) }
}

extension FileSight {
  fileprivate init(_ status: stat) {
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    self.init(
      mark: FileMark(
        device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino)),
      size: Int(status.st_size),
      changed: Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ Int64(time.tv_nsec),
      isRegular: status.st_mode & S_IFMT == S_IFREG)
  }
}
