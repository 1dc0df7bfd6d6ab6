#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Checked writes to standard output and standard error.
enum StandardStreams {
  /// Writes all bytes to standard output. A reader that went away ends the program quietly; any other failure is exit 2.
  static func write(_ bytes: [UInt8]) {
    guard !writeAll(bytes, to: 1) else { return }
    let code = errno
    if code == EPIPE { exit(0) }
    complain("dnp-logcheck: standard output cannot be written: \(unsafe String(cString: strerror(code)))")
    exit(2)
  }

  static func complain(_ text: String) { _ = writeAll(Array((text + "\n").utf8), to: 2) }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  /// Whether standard output is a terminal that may be given colours, by the conventions of `NO_COLOR`, `CLICOLOR_FORCE` and
  /// `TERM=dumb`.
  static var wantsColour: Bool {
    if let value = environment("NO_COLOR"), !value.isEmpty { return false }
    if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
    return isatty(1) == 1 && environment("TERM") != "dumb" && environment("TERM") != nil
  }

  private static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, buffer.baseAddress, buffer.count)
}
