/// stub
package struct LineTemplate: Sendable {
  package var text: String
  package init(_ line: [UInt8]) {
    var out: [UInt8] = []
    for b in line { if (0x30...0x39).contains(b) { if out.last != 0x23 { out.append(0x23) } } else { out.append(b) } }
    text = String(decoding: out, as: UTF8.self)
  }
}
