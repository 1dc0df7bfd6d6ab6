import LogCheckModel

/// The kind of a text by its form, as far as its pseudonym has to keep it.
enum TextKind: Equatable {
  /// An IPv4 address: each of its numbers stays a number of a byte, with as many digits.
  case address([Range<Int>])
  /// Digits to base 16 with separators: a UUID, an IPv6 or MAC address, bytes as NSData prints them.
  case hexadecimal
  case other

  init(_ text: [UInt8], _ range: Range<Int>) {
    if let parts = Self.numbers(text, range) {
      self = .address(parts)
    } else {
      self = Self.isHexadecimal(text[range]) ? .hexadecimal : .other
    }
  }

  private static func numbers(_ text: [UInt8], _ range: Range<Int>) -> [Range<Int>]? {
    guard (7...15).contains(range.count) else { return nil }
    let parts = text[range].split(separator: 0x2E, omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    for part in parts {
      guard (1...3).contains(part.count), part.allSatisfy(ASCII.isDigit) else { return nil }
      guard part.count == 1 || part.first != 0x30, Int(String(decoding: part, as: UTF8.self)) ?? 256 < 256 else {
        return nil
      }
    }
    return parts.map(\.indices)
  }

  /// At least two parts and one digit, so that no words are meant.
  private static func isHexadecimal(_ bytes: ArraySlice<UInt8>) -> Bool {
    var digits = 0
    var letters = 0
    var separators = 0
    for byte in bytes {
      switch byte {
      case 0x30...0x39: digits += 1
      case 0x41...0x46, 0x61...0x66: letters += 1
      case 0x3A, 0x2D, 0x20, 0x2E: separators += 1
      // Of `0x`.
      case 0x78 where digits == 1 && letters == 0 && separators == 0: continue
      default: return false
      }
    }
    return digits > 0 && letters > 0 && separators > 0 && digits + letters >= 6
  }

  /// The numbers that have so many digits, as a class.
  static func numbers(ofDigits count: Int) -> (first: Int, count: Int) {
    switch count {
    case 1: (0, 10)
    case 2: (10, 90)
    default: (100, 156)
    }
  }
}

/// Extensions of files, which show programs the type of their content, and hold no personal data.
package enum FileExtension {
  private static let known: Set<String> = [
    "csv", "db", "gz", "htm", "html", "ips", "jpeg", "jpg", "json", "jsonl", "log", "logcat", "m4a", "mov", "mp3",
    "mp4", "ndjson",
    "out", "pdf", "plist", "png", "sqlite", "syslog", "text", "txt", "wav", "xml", "yaml", "yml", "zip",
  ]

  /// The start of the extensions of a file's name, including that of a packed file and the number of a rotated one.
  package static func start(in name: ArraySlice<UInt8>) -> Int {
    var end = name.endIndex
    while let dot = name[..<end].lastIndex(of: 0x2E), dot > name.startIndex {
      let last = name[(dot + 1)..<end]
      let isPart = end < name.endIndex || (1...3).contains(last.count)
      let isNumber = isPart && !last.isEmpty && last.allSatisfy(ASCII.isDigit)
      guard isNumber || known.contains(String(decoding: last, as: UTF8.self).lowercased()) else { break }
      end = dot
    }
    // A number alone is a part of a version, or of an address.
    let only = name[end...]
    return only.contains(where: ASCII.isLetter) ? end : name.endIndex
  }
}
