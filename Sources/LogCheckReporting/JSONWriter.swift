import LogCheckModel

/// Writes JSON text, member by member, in the order of the calls.
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
    Self.append(value, to: &text)
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

  /// The members that every document of the tool begins with: the name and version of its form, and the tool that wrote it.
  package mutating func head(_ schema: String, toolVersion: String) {
    string("schema", schema)
    object("tool") { json in
      json.string("name", "dnp-logcheck")
      json.string("version", toolVersion)
    }
  }

  /// A text that is JSON already.
  package mutating func raw(_ key: String? = nil, _ value: String) {
    begin(key)
    text += value
  }

  private mutating func begin(_ key: String?) {
    if needsComma[needsComma.count - 1] { text += "," }
    needsComma[needsComma.count - 1] = true
    guard let key else { return }
    Self.append(key, to: &text)
    text += ":"
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

  /// The value as a JSON string that is safe to print: what ``CleanText`` would escape is escaped here in JSON's own way, so
  /// that it is there again after parsing.
  package static func quoted(_ value: String) -> String {
    var result = ""
    append(value, to: &result)
    return result
  }

  private static func append(_ value: String, to text: inout String) {
    text += "\""
    if value.utf8.allSatisfy(isVerbatim) {
      text += value
    } else {
      var scan = CommandScan()
      for scalar in value.unicodeScalars {
        let isCommand = scan.completes(with: scalar)
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case _ where isCommand || !CleanText.isPlain(scalar):
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }

  /// Most values are printable ASCII without a sign that means something; these bytes need no look at scalars.
  private static func isVerbatim(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && byte != UInt8(ascii: "#")
  }
}
