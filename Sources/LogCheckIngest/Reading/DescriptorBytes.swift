#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads at offsets of an open file, independently of its current position.
package enum DescriptorBytes {
  /// The bytes from an offset on, at most so many; fewer, or none, at the end or if they cannot be read.
  package static func bytes(of descriptor: Int32, from position: Int, limit: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    var done = 0
    while done < limit {
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe pread(descriptor, buffer.baseAddress.map { unsafe $0 + done }, limit - done, off_t(position + done))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      done += count
    }
    bytes.removeLast(limit - done)
    return bytes
  }
}
