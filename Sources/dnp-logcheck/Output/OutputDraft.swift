#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An output that is being written. Of a regular file nothing is visible before ``commit()``, and nothing is left without it.
final class OutputDraft {
  private let location: OutputLocation
  private let descriptor: Int32
  private let newMode: mode_t?
  /// The draft of a regular file.
  private var name: [UInt8]?
  private var isOpen = true

  /// `newMode` is the mode of an output that replaces nothing; without it, that of any new file.
  init(_ location: OutputLocation, newMode: mode_t? = nil) throws(OutputProblem) {
    self.location = location
    self.newMode = newMode
    switch location {
    case .descriptor(let number): descriptor = number
    case .special(let path): descriptor = try Self.openExisting(path)
    case .plain(let file, _):
      let (opened, draft) = try Self.temporary(nextTo: file)
      descriptor = opened
      name = draft
    }
  }

  func write(_ bytes: [UInt8]) throws(OutputProblem) {
    if let code = Descriptors.write(bytes, to: descriptor) { throw problem(code) }
  }

  /// Makes everything that was written the output.
  func commit() throws(OutputProblem) {
    var code: Int32?
    if case .plain(let file, let kept) = location, let name {
      code = Self.settle(descriptor, kept, newMode: newMode ?? 0o666 & ~Self.creationMask())
      if let failed = end() { code = code ?? failed }
      if code == nil, unsafe rename(cName(name), cName(file)) != 0 { code = errno }
      if code == nil { self.name = nil }
    } else {
      code = end()
    }
    if let code { throw problem(code) }
  }

  deinit {
    _ = end()
    if let name { _ = unsafe unlink(cName(name)) }
  }

  /// Some file systems report only here that the bytes could not be stored. A descriptor that the parent opened stays open.
  private func end() -> Int32? {
    guard isOpen else { return nil }
    isOpen = false
    if case .descriptor = location { return nil }
    return close(descriptor) == 0 ? nil : errno
  }

  private func problem(_ code: Int32) -> OutputProblem {
    guard case .plain(_, .some) = location else { return OutputProblem(Self.words(code)) }
    return OutputProblem(Self.words(code) + "; the earlier file is as it was")
  }
}

extension OutputDraft {
  /// Writes what a finished file holds to a device, a pipe or a descriptor.
  func copy(_ finished: [UInt8]) throws(OutputProblem) {
    let source = unsafe open(cName(finished), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard source >= 0 else { throw OutputProblem(Self.words(errno)) }
    defer { _ = close(source) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(source, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw OutputProblem(Self.words(errno)) }
      guard count > 0 else { return try commit() }
      try write(Array(buffer[..<count]))
    }
  }

  /// Makes a finished file the output. A new output keeps the mode that the finished file has.
  static func move(_ finished: [UInt8], to file: [UInt8], _ kept: OutputLocation.Kept?) throws(OutputProblem) {
    let opened = unsafe open(cName(finished), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard opened >= 0 else { throw OutputProblem(words(errno)) }
    var code = settle(opened, kept, newMode: nil)
    _ = close(opened)
    if code == nil, unsafe rename(cName(finished), cName(file)) != 0 { code = errno }
    if let code { throw OutputProblem(words(code)) }
  }

  /// Gives the file the owner and mode it is to have, and its bytes to the disk.
  private static func settle(_ descriptor: Int32, _ kept: OutputLocation.Kept?, newMode: mode_t?) -> Int32? {
    // Of another user's file the owner is kept where that is allowed.
    if let kept, kept.owner != geteuid() || kept.group != getegid() { _ = fchown(descriptor, kept.owner, kept.group) }
    if let mode = kept?.mode ?? newMode, fchmod(descriptor, mode) != 0 { return errno }
    // Without it, the new name may lead to an empty file after a loss of power.
    return fsync(descriptor) == 0 ? nil : errno
  }

  private static func openExisting(_ path: [UInt8]) throws(OutputProblem) -> Int32 {
    var descriptor: Int32 = -1
    repeat {
      // A pipe waits here for its reader, until the user wants the program to end.
      descriptor = unsafe open(cName(path), O_WRONLY | O_CLOEXEC | O_NOCTTY)
    } while descriptor < 0 && errno == EINTR && !StopSignals.isRequested
    guard descriptor >= 0 else { throw OutputProblem(words(errno)) }
    return descriptor
  }

  /// A new file in the folder of another, under a random name and open for its owner only.
  static func temporary(nextTo file: [UInt8]) throws(OutputProblem) -> (descriptor: Int32, name: [UInt8]) {
    let folder = OutputLocation.folder(of: file)
    for _ in 0..<16 {
      let name = folder + Array("/.dnp-logcheck-\(String(UInt64.random(in: .min ... .max), radix: 16)).tmp".utf8)
      let descriptor = unsafe open(cName(name), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      if descriptor >= 0 { return (descriptor, name) }
      switch errno {
      case EEXIST, EINTR: continue
      case EACCES, EPERM, EROFS: throw OutputProblem("its folder may not be written to")
      case ENOTDIR: throw OutputProblem("what is before its last slash is no folder")
      default: throw OutputProblem(words(errno))
      }
    }
    throw OutputProblem("no new file can be made in its folder")
  }

  /// The bits that new files of this process do not get.
  static func creationMask() -> mode_t {
    let mask = umask(0o077)
    _ = umask(mask)
    return mask
  }

  private static func words(_ code: Int32) -> String {
    switch code {
    case ENOSPC, EDQUOT: "there is no space left for it"
    case EFBIG: "it would be larger than files may be here (ulimit -f)"
    case EPIPE: "its reader went away"
    default: Descriptors.words(code)
    }
  }
}
