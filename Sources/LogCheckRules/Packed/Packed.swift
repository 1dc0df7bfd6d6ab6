/// A value that can be written as packed text and read again: rules are compiled when the tool is built, so that a run
/// need not read their YAML.
package protocol Packed {
  /// Writes everything that `init(unpacking:)` needs; at least one byte.
  func pack(into text: inout PackWriter)

  /// Reads the text of `pack(into:)` at the reader's position.
  init(unpacking text: inout PackReader) throws(DamagedPack)
}

/// An error of packed text that no writer produces.
package struct DamagedPack: Error {}

extension Bool: Packed {
  package func pack(into text: inout PackWriter) { text.add(number: self ? 1 : 0) }

  package init(unpacking text: inout PackReader) throws(DamagedPack) { self = try text.number(below: 2) == 1 }
}

extension Int64: Packed {
  package func pack(into text: inout PackWriter) { text.add(number: UInt64(bitPattern: self << 1 ^ self >> 63)) }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    let number = try text.number()
    self = Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }
}

extension Int: Packed {
  package func pack(into text: inout PackWriter) { Int64(self).pack(into: &text) }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    guard let value = Int(exactly: try Int64(unpacking: &text)) else { throw DamagedPack() }
    self = value
  }
}

extension Double: Packed {
  package func pack(into text: inout PackWriter) { text.add(number: bitPattern) }

  package init(unpacking text: inout PackReader) throws(DamagedPack) { self.init(bitPattern: try text.number()) }
}

extension String: Packed {
  package func pack(into text: inout PackWriter) { text.add(string: self) }

  package init(unpacking text: inout PackReader) throws(DamagedPack) { self = try text.string() }
}

extension Optional: Packed where Wrapped: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(self != nil)
    if let value = self { text.add(value) }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self = try text.next() ? try Wrapped(unpacking: &text) : nil
  }
}

extension Array: Packed where Element: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(number: UInt64(count))
    for element in self { text.add(element) }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self = []
    let count = try text.count()
    guard count > 0 else { return }
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(unpacking: &text)) }
  }
}

/// An enumeration without values, packed as the number of its case.
package protocol PackedCase: Packed, Equatable {
  /// All of them, always in the same order.
  static var packedCases: [Self] { get }
}

extension PackedCase {
  package func pack(into text: inout PackWriter) {
    text.add(number: UInt64(Self.packedCases.firstIndex(of: self) ?? Self.packedCases.count))
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    let cases = Self.packedCases
    self = cases[try text.number(below: cases.count)]
  }
}
