/// Console lines of the plugin whose messages differ in length and end, and the same cut into pieces.
enum ConsoleSample {
  static let messages = (0..<12).map { index in
    "[DNP-FETCH] fetch \(index) (id=\(String(repeating: "abc\(index)", count: 9 + index % 5)), ok=\(index % 2 == 0)) \("xyz".dropFirst(index % 3))"
  }
  static let lines = messages.enumerated().map { index, message in
    "2025-11-15 05:40:\(10 + index).800 App[412:6699] \(message)"
  }

  static func pieces(_ line: String, _ width: Int) -> [String] {
    stride(from: 0, to: line.count, by: width).map { String(line.dropFirst($0).prefix(width)) }
  }
}
