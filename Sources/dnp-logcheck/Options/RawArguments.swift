/// Arguments as the system gave them: a file's name need not be UTF-8, and the usual `String` form of such a name names no file.
enum RawArguments {
  private static let all: [String: [UInt8]] = {
    var list: [String: [UInt8]] = [:]
    let arguments = unsafe CommandLine.unsafeArgv
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = unsafe arguments[index] else { continue }
      var bytes: [UInt8] = []
      var place = unsafe argument
      while unsafe place.pointee != 0 {
        unsafe bytes.append(UInt8(bitPattern: place.pointee))
        unsafe place += 1
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if list[text] == nil { list[text] = bytes }
    }
    return list
  }()

  /// The bytes of the argument that was given as `text`.
  static func bytes(_ text: String) -> [UInt8] {
    all[text] ?? Array(text.utf8)
  }
}
