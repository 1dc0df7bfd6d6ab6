/// Formats of `printf`, `NSString`, `String.format`, `os_log` and the console.
enum PrintfFormat {
  /// One specification in a format.
  struct Specification {
    var text: String
    /// From 1; `nil` where the next argument is meant.
    var position: Int?
    var privacy: String?
    var conversion: UInt8
    /// `%*d` takes the width from a separate argument.
    var stars = 0
  }

  /// Puts arguments where the specifications of a format are.
  static func fill(
    _ format: [MessagePart], with arguments: [Range<Int>], in reader: inout MessageReader, depth: Int
  ) -> [MessagePart] {
    var result: [MessagePart] = []
    var next = 0
    for part in format {
      guard case .text(let bytes) = part else {
        result.append(part)
        continue
      }
      var text: [UInt8] = []
      var index = 0
      while index < bytes.count {
        guard bytes[index] == UInt8(ascii: "%"), let (specification, end) = specification(bytes, index) else {
          text.append(bytes[index])
          index += 1
          continue
        }
        index = end
        switch specification.conversion {
        case UInt8(ascii: "%"): text.append(UInt8(ascii: "%"))
        case UInt8(ascii: "n"): text.append(0x0A)
        default:
          if !text.isEmpty { result.append(.text(text)) }
          text = []
          next += specification.stars
          let number = specification.position.map { $0 - 1 } ?? next
          if specification.position == nil { next += 1 }
          let argument = arguments.indices.contains(number) ? arguments[number] : nil
          result += parts(argument, specification, &reader, depth)
        }
      }
      if !text.isEmpty { result.append(.text(text)) }
    }
    return result
  }

  /// The number of arguments of a format.
  static func count(in format: [MessagePart]) -> Int {
    format.reduce(0) { count, part in
      guard case .text(let bytes) = part else { return count }
      var found = 0
      var index = 0
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "%"), let (item, end) = specification(bytes, index) {
          if ![UInt8(ascii: "%"), UInt8(ascii: "n")].contains(item.conversion) { found += 1 + item.stars }
          index = end
        } else {
          index += 1
        }
      }
      return count + found
    }
  }

  private static func parts(
    _ argument: Range<Int>?, _ specification: Specification, _ reader: inout MessageReader, _ depth: Int
  ) -> [MessagePart] {
    guard let argument, !argument.isEmpty else {
      return [.slot(MessageSlot("", type: SlotGuess.type(ofConversion: specification.conversion)), parameter: -1)]
    }
    let parts = reader.parts(argument, depth: depth + 1)
    let takesText = [UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "d")]
      .contains(specification.conversion)
    if takesText, parts.contains(where: \.isText) { return parts }
    if case .slot(let slot, _)? = parts.first, parts.count == 1, !slot.choices.isEmpty { return parts }
    return reader.slot(argument, format: specification.text).map { part in
      guard case .slot(var slot, let parameter) = part else { return part }
      slot.privacy = specification.privacy
      return .slot(slot, parameter: parameter)
    }
  }

  /// The specification whose percent sign is at `start`, and where it ends; `nil` where it is only a percent sign.
  private static func specification(_ bytes: [UInt8], _ start: Int) -> (Specification, Int)? {
    var index = start + 1
    var result = Specification(text: "", conversion: 0)
    if index < bytes.count, bytes[index] == UInt8(ascii: "{") {
      let limit = min(bytes.count, index + 40)
      guard let close = bytes[index..<limit].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      result.privacy = String(decoding: bytes[index + 1..<close], as: UTF8.self)
      index = close + 1
    }
    var number = 0
    while index < bytes.count, index < start + 64 {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = min(999, number * 10 + Int(byte - UInt8(ascii: "0")))
      case UInt8(ascii: "$"):
        result.position = number
        number = 0
      case UInt8(ascii: "*"): result.stars += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "."), UInt8(ascii: ","):
        number = 0
      case UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "j"): break
      case UInt8(ascii: "%") where index == start + 1, _ where conversions.contains(byte):
        result.conversion = byte
        result.text = String(decoding: bytes[start...index], as: UTF8.self)
        // Java's dates have two letters.
        if byte | 0x20 == UInt8(ascii: "t") { index += 1 }
        return (result, min(bytes.count, index + 1))
      default: return nil
      }
      index += 1
    }
    return nil
  }

  private static let conversions = Array("@dDiuUxXoOfFeEgGaAsScCpbBnthO".utf8).filter { $0 != UInt8(ascii: "h") }
}
