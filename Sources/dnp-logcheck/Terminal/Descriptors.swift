#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Checked writes to descriptors of the system.
enum Descriptors {
  /// Writes all bytes, waiting where the reader does not keep up; the number of the system's error where that cannot be.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]))
      }
      let code = errno
      if count > 0 {
        done += count
      } else if count == 0 {
        return EIO
      } else if code == EAGAIN || code == EWOULDBLOCK {
        // Some parents hand over pipes that do not block.
        var item = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&item, 1, -1)
      } else if code != EINTR {
        return code
      }
    }
    return nil
  }

  /// True if bytes, or the end, can be read without waiting.
  static func hasInput(_ descriptor: Int32) -> Bool {
    var item = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&item, 1, 0) > 0
  }

  /// The system's text for an error.
  static func words(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }

  /// Makes failing writes return, instead of ending the program before it has reported the reason, and keeps the
  /// standard descriptors from being given to files: if the parent closed one, output would overwrite a capture. To be
  /// called first.
  static func prepare() {
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      // The wrong way round on purpose: to use it must fail as if it were still closed. The lowest free number is given out first.
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, buffer.baseAddress, buffer.count)
}
