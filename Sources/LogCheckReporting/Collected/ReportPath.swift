/// Names of captures as formats for programs have them: from the folder of the run, with forward slashes, without `./`.
package enum ReportPath {
  /// The capture's name from `folder`, where that is known; of an absolute name without it only the slash in front is missing.
  package static func relative(_ shown: String, to folder: String?) -> String {
    if shown == "<stdin>" { return "stdin" }
    var parts = components(shown)
    if shown.utf8.first == UInt8(ascii: "/"), let folder, folder.utf8.first == UInt8(ascii: "/") {
      let base = components(folder)
      let common = zip(parts, base).prefix { $0 == $1 }.count
      parts = Array(repeating: "..", count: base.count - common) + parts.dropFirst(common)
    }
    let name = parts.joined(separator: "/")
    return name.isEmpty ? "unnamed" : name
  }

  private static func components(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }

  /// The name as a relative URI: everything but letters, digits, `-`, `.`, `_`, `~` and slashes is percent-encoded.
  package static func uri(_ shown: String, to folder: String?) -> String {
    encoded(relative(shown, to: folder))
  }

  /// A path for a URI: only slashes and the bytes for which ``isUnreserved(_:)`` is true stay as they are.
  static func encoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar == "/" || isUnreserved(scalar) { text.unicodeScalars.append(scalar) } else { text += percent(byte) }
    }
    return text
  }

  /// True if it is one of the characters that mean nothing but themselves in a URI.
  static func isUnreserved(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
    default: false
    }
  }

  /// The name with what does not show itself, backslashes and percent signs percent-encoded.
  package static func plain(_ shown: String, to folder: String?) -> String {
    var text = ""
    for scalar in relative(shown, to: folder).unicodeScalars {
      if CleanText.isPlain(scalar), scalar != "\\", scalar != "%" {
        text.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 { text += percent(byte) }
      }
    }
    return text
  }

  private static func percent(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
  }
}
