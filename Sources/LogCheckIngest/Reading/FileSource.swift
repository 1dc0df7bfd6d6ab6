#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The reason why an input cannot be opened or read, in the system's words.
package struct FileProblem: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(code: Int32) {
    switch code {
    case ENOENT: description = "there is no such file"
    case EACCES, EPERM: description = "it may not be read (permission denied)"
    case EISDIR: description = "it is a folder; name the files in it"
    case ELOOP: description = "its links lead round in a circle"
    default: description = unsafe String(cString: strerror(code))
    }
  }

  package init(_ description: String) { self.description = description }

  /// Nothing has the name.
  package static let missing = FileProblem(code: ENOENT)
}

/// An open input: a file, a pipe, or standard input. Closed when it goes, unless it is standard input.
package struct FileSource: ~Copyable, Sendable {
  let descriptor: Int32
  private let isOwned: Bool
  /// The size of a regular file when it was opened, in bytes; `nil` for any other kind.
  package let promised: Int?

  /// Opens a file by its name as the system knows it (which need not be UTF-8). Without `waits` a pipe is opened even
  /// if it has no writer.
  package init(path: [UInt8], waits: Bool = true) throws(FileProblem) {
    guard !path.contains(0) else { throw FileProblem("its name holds a NUL byte") }
    let name = path.map { CChar(bitPattern: $0) } + [0]
    let opened = unsafe name.withUnsafeBufferPointer { name -> Int32 in
      guard let base = name.baseAddress else { return -1 }
      return unsafe open(base, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK))
    }
    guard opened >= 0 else { throw FileProblem(code: errno) }
    var status = stat()
    if unsafe fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      _ = close(opened)
      throw Self.folderProblem(path)
    }
    descriptor = opened
    isOwned = true
    promised = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// Opens a regular file and nothing else: opening a pipe that never has a writer would wait forever.
  package static func regular(path: [UInt8]) throws(FileProblem) -> FileSource {
    guard !mayWait(path: path) else { throw FileProblem("it is no regular file") }
    let source = try FileSource(path: path)
    guard source.isRegularFile else { throw FileProblem("it is no regular file") }
    return source
  }

  private init(standardInput: Int32) {
    descriptor = standardInput
    isOwned = false
    // Another process may have read from it before.
    promised = nil
  }

  /// The end of a pipe that is read; it is closed when the source goes.
  package init(pipe: Int32) {
    descriptor = pipe
    isOwned = true
    promised = nil
  }

  /// A log archive is a folder, but one that can be made readable.
  private static func folderProblem(_ path: [UInt8]) -> FileProblem {
    let name = path.last == 0x2F ? Array(path.dropLast()) : path
    guard name.suffix(11).elementsEqual(".logarchive".utf8) else { return FileProblem(code: EISDIR) }
    return FileProblem(
      "it is a log archive (apple-logarchive), which only Apple's tool reads; make a readable capture of it on a Mac: "
        + "log show --info --debug --style ndjson --archive FILE.logarchive > capture.ndjson")
  }

  package static func standardInput() -> FileSource { FileSource(standardInput: 0) }

  deinit {
    if isOwned { _ = close(descriptor) }
  }

  /// Reads some bytes; 0 at the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int {
    while true {
      let count = unsafe systemRead(descriptor, buffer)
      if count >= 0 { return count }
      // A signal came in between: its handler has set its flag, and the caller checks that before the next read.
      guard errno == EINTR else { throw FileProblem(code: errno) }
    }
  }

  /// Throws if the file ended after fewer bytes than it held when it was opened: another process truncated it
  /// meanwhile.
  package func checkEnd(after count: Int) throws(FileProblem) {
    guard let promised, count < promised else { return }
    throw FileProblem("it was cut off while it was read, after \(count) of \(promised) bytes")
  }

  /// The first `limit` bytes, or all there are.
  package func readStart(limit: Int) throws(FileProblem) -> [UInt8] {
    var problem: FileProblem?
    let start = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      do throws(FileProblem) {
        while count < limit {
          let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
          let more = unsafe try read(into: UnsafeMutableRawBufferPointer(rest))
          guard more > 0 else { return }
          count += more
        }
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return start
  }

  /// Reads some bytes into the beginning of `chunk`; 0 at the end.
  package func read(into chunk: inout [UInt8]) throws(FileProblem) -> Int {
    let result: Result<Int, FileProblem> = unsafe chunk.withUnsafeMutableBytes { buffer in
      do throws(FileProblem) { return .success(unsafe try read(into: buffer)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// All bytes of a file of at most `limit` bytes.
  package func readAll(limit: Int) throws(FileProblem) -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try read(into: &chunk)
      guard count > 0 else { return all }
      all += chunk[..<count]
      guard all.count <= limit else { throw FileProblem("it is larger than \(limit) bytes") }
    }
  }

  /// True if bytes, or the end, are there within so long.
  package func isReady(withinMilliseconds milliseconds: Int32) -> Bool {
    var item = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&item, 1, milliseconds) > 0
  }

  /// True if it is a regular file, whose bytes are all there.
  package var isRegularFile: Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The length of a regular file; `nil` for everything else.
  package static func regularSize(path: [UInt8]) -> Int? {
    guard let status = status(path), status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// True if reading the file may wait for a writer: a pipe, a socket or a device.
  package static func mayWait(path: [UInt8]) -> Bool {
    guard let status = status(path) else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  static func status(_ path: [UInt8]) -> stat? {
    guard !path.contains(0) else { return nil }
    let name = path.map { CChar(bitPattern: $0) } + [0]
    var status = stat()
    let result = unsafe name.withUnsafeBufferPointer { name in
      unsafe name.baseAddress.map { unsafe stat($0, &status) } ?? -1
    }
    return result == 0 ? status : nil
  }

  /// True if two files hold the same; no, where one cannot be read.
  package static func haveSameBytes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard let first = try? FileSource(path: left), let second = try? FileSource(path: right) else { return false }
    while let bytes = try? first.readStart(limit: 65_536), let others = try? second.readStart(limit: 65_536) {
      guard bytes == others else { return false }
      if bytes.isEmpty { return true }
    }
    return false
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(descriptor, buffer.baseAddress, buffer.count)
}
