/// Arguments as the system gave them: a file's name need not be UTF-8, and the usual `String` form of such a name names no file.
enum RawArguments {
  private static let all: [[UInt8]] = {
    var list: [[UInt8]] = []
    let arguments = unsafe CommandLine.unsafeArgv
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = unsafe arguments[index] else { continue }
      var bytes: [UInt8] = []
      var position = unsafe argument
      while unsafe position.pointee != 0 {
        unsafe bytes.append(UInt8(bitPattern: position.pointee))
        unsafe position += 1
      }
      list.append(bytes)
    }
    return list
  }()

  /// The bytes of the arguments that were given as these texts, in their order.
  static func bytes(_ texts: [String]) -> [[UInt8]] {
    var taken: [String: Int] = [:]
    return texts.map { text in
      guard holdsRepairs(text) else { return Array(text.utf8) }
      let found = matches(text)
      // Names that look alike once they are repaired come in the order in which they were given.
      let turn = taken[text, default: 0]
      taken[text] = turn + 1
      return found.isEmpty ? Array(text.utf8) : found[turn % found.count]
    }
  }

  /// The bytes of the argument that was given as `text`, or whose part after an equals sign is `text`.
  static func bytes(_ text: String) -> [UInt8] { bytes([text])[0] }

  /// True if the text may not be what was given.
  private static func holdsRepairs(_ text: String) -> Bool { text.unicodeScalars.contains("\u{FFFD}") }

  private static func matches(_ text: String) -> [[UInt8]] {
    let whole = all.filter { String(decoding: $0, as: UTF8.self) == text }
    guard whole.isEmpty else { return whole }
    // An equals sign stays itself where what is around it is repaired.
    return all.flatMap { argument in
      argument.indices.filter { argument[$0] == 0x3D }.map { Array(argument[($0 + 1)...]) }
        .filter { String(decoding: $0, as: UTF8.self) == text }
    }
  }
}
