internal import CZlib

/// Whole texts in the zlib format (RFC 1950), as the tool carries them inside itself.
package enum ZlibData {
  /// Compresses as tightly as the library can; `nil` where it has no memory for that. Versions of the library give different bytes for
  /// the same text.
  package static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var length = compressBound(uLong(bytes.count))
    var output = [UInt8](repeating: 0, count: Int(length))
    let code = unsafe output.withUnsafeMutableBufferPointer { target in
      unsafe bytes.withUnsafeBufferPointer { source in
        unsafe compress2(target.baseAddress, &length, source.baseAddress, uLong(source.count), Z_BEST_COMPRESSION)
      }
    }
    guard code == Z_OK else { return nil }
    output.removeLast(output.count - Int(length))
    return output
  }

  /// The text of `size` bytes that was compressed; `nil` where the data is damaged, goes on, or holds another number of bytes.
  package static func inflated(_ data: [UInt8], size: Int) -> [UInt8]? {
    guard size > 0 else { return nil }
    var output = [UInt8](repeating: 0, count: size)
    var length = uLong(size)
    var used = uLong(data.count)
    let code = unsafe output.withUnsafeMutableBufferPointer { target in
      unsafe data.withUnsafeBufferPointer { source in
        unsafe uncompress2(target.baseAddress, &length, source.baseAddress, &used)
      }
    }
    guard code == Z_OK, Int(length) == size, Int(used) == data.count else { return nil }
    return output
  }
}
