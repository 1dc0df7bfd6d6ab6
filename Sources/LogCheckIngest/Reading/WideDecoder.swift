import LogCheckModel

/// Turns text of wider units than bytes into UTF-8.
enum WideDecoder {
  case utf16(UTF16Decoder)
  case utf32(UTF32Decoder)

  /// `nil` for encodings of bytes. `start` determines the order of the bytes of UTF-32.
  init?(_ encoding: ByteEncoding, start: Span<UInt8>) {
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian:
      self = .utf16(UTF16Decoder(isBigEndian: encoding == .utf16BigEndian))
    case .utf32: self = .utf32(UTF32Decoder(isBigEndian: start.byte(0) == 0))
    default: return nil
    }
  }

  /// Bytes that were replaced by U+FFFD.
  var repairedBytes: Int {
    switch self {
    case .utf16(let decoder): 2 * decoder.repairs
    case .utf32(let decoder): 4 * decoder.repairs
    }
  }

  mutating func decode(_ bytes: Span<UInt8>, into text: inout [UInt8]) {
    switch self {
    case .utf16(var decoder):
      decoder.decode(bytes, into: &text)
      self = .utf16(decoder)
    case .utf32(var decoder):
      decoder.decode(bytes, into: &text)
      self = .utf32(decoder)
    }
  }

  mutating func finish(into text: inout [UInt8]) {
    switch self {
    case .utf16(var decoder):
      decoder.finish(into: &text)
      self = .utf16(decoder)
    case .utf32(var decoder):
      decoder.finish(into: &text)
      self = .utf32(decoder)
    }
  }
}
