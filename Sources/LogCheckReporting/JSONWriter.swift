/// Writes JSON text, member by member, in the order in which it is told.
package struct JSONWriter {
  package private(set) var text = ""
  private var needsComma = [false]

  package init() {}

  package mutating func object(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
    open(key, "{")
    body(&self)
    close("}")
  }

  package mutating func array(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
    open(key, "[")
    body(&self)
    close("]")
  }

  package mutating func string(_ key: String? = nil, _ value: String) {
    begin(key)
    text += Self.quoted(value)
  }

  package mutating func optional(_ key: String, _ value: String?) {
    if let value { string(key, value) }
  }

  package mutating func integer(_ key: String? = nil, _ value: Int) {
    begin(key)
    text += String(value)
  }

  package mutating func boolean(_ key: String? = nil, _ value: Bool) {
    begin(key)
    text += value ? "true" : "false"
  }

  /// A text that is JSON already.
  package mutating func raw(_ key: String? = nil, _ value: String) {
    begin(key)
    text += value
  }

  private mutating func begin(_ key: String?) {
    if needsComma[needsComma.count - 1] { text += "," }
    needsComma[needsComma.count - 1] = true
    if let key { text += Self.quoted(key) + ":" }
  }

  private mutating func open(_ key: String?, _ bracket: String) {
    begin(key)
    text += bracket
    needsComma.append(false)
  }

  private mutating func close(_ bracket: String) {
    needsComma.removeLast()
    text += bracket
  }

  /// Valid in JSON and in JavaScript: U+2028 and U+2029 are escaped as well.
  package static func quoted(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028
          || scalar.value == 0x2029
        {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
