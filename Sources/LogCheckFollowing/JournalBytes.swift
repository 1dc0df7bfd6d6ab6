/// Bytes that cannot be what a journal holds.
struct DamagedJournal: Error {}

/// Writes values as the bytes of a journal: whole numbers in groups of seven bits, texts after their length.
struct JournalWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Small numbers of either sign take few bytes.
  mutating func add(_ number: Int64) { add(UInt64(bitPattern: (number << 1) ^ (number >> 63))) }

  mutating func add(_ number: Int) { add(Int64(number)) }

  mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func add(_ text: [UInt8]) {
    add(UInt64(text.count))
    bytes += text
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add(_ range: Range<Int>) {
    add(range.lowerBound)
    add(range.count)
  }

  mutating func add<Value>(_ value: Value?, _ write: (inout Self, Value) -> Void) {
    add(value != nil)
    if let value { write(&self, value) }
  }

  mutating func add<Value>(_ values: [Value], _ write: (inout Self, Value) -> Void) {
    add(values.count)
    for value in values { write(&self, value) }
  }
}

/// Reads what ``JournalWriter`` wrote; whatever the bytes are, it ends with values or with ``DamagedJournal``.
struct JournalReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func byte() throws(DamagedJournal) -> UInt8 {
    guard position < bytes.count else { throw DamagedJournal() }
    position += 1
    return bytes[position - 1]
  }

  mutating func unsigned() throws(DamagedJournal) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let next = try byte()
      // Of the tenth group one bit is left.
      guard shift < 63 || next < 2 else { throw DamagedJournal() }
      number |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return number }
    }
    throw DamagedJournal()
  }

  mutating func signed() throws(DamagedJournal) -> Int64 {
    let number = try unsigned()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  mutating func integer() throws(DamagedJournal) -> Int { Int(try signed()) }

  /// More than any file has bytes; sums of some such numbers are still numbers.
  static let largestCount = 1 << 50

  /// A count or a position: 0 or more.
  mutating func count() throws(DamagedJournal) -> Int {
    let number = try integer()
    guard (0...Self.largestCount).contains(number) else { throw DamagedJournal() }
    return number
  }

  /// A number as another type, which must hold it.
  func exactly<Number: BinaryInteger>(_ number: some BinaryInteger) throws(DamagedJournal) -> Number {
    guard let exact = Number(exactly: number) else { throw DamagedJournal() }
    return exact
  }

  mutating func flag() throws(DamagedJournal) -> Bool {
    let byte = try byte()
    guard byte < 2 else { throw DamagedJournal() }
    return byte == 1
  }

  mutating func text() throws(DamagedJournal) -> [UInt8] {
    let length = try unsigned()
    guard length <= UInt64(bytes.count - position) else { throw DamagedJournal() }
    defer { position += Int(length) }
    return Array(bytes[position..<position + Int(length)])
  }

  mutating func string() throws(DamagedJournal) -> String { String(decoding: try text(), as: UTF8.self) }

  /// A range inside of `limit` bytes.
  mutating func range(within limit: Int) throws(DamagedJournal) -> Range<Int> {
    let (start, length) = (try count(), try count())
    guard start <= limit, length <= limit - start else { throw DamagedJournal() }
    return start..<start + length
  }

  mutating func optional<Value>(
    _ read: (inout Self) throws(DamagedJournal) -> Value
  ) throws(DamagedJournal) -> Value? {
    try flag() ? try read(&self) : nil
  }

  mutating func list<Value>(
    _ read: (inout Self) throws(DamagedJournal) -> Value
  ) throws(DamagedJournal) -> [Value] {
    let count = try count()
    // Each takes a byte at least.
    guard count <= bytes.count - position else { throw DamagedJournal() }
    var values: [Value] = []
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }
}
