import LogCheckModel

/// Property lists in Apple's binary form (`bplist00`): objects, a table of their offsets, and a trailer of 32 bytes.
///
/// Every offset and count is checked against the file; an object inside of itself ends at the limit of depth, one that
/// is used many times ends at the limit of values.
enum PropertyListBinary {
  static func read(_ bytes: Span<UInt8>) throws(SidecarProblem) -> SidecarContents {
    var walk = try Walk(bytes)
    return SidecarContents(form: .object, root: try walk.object(walk.top, bytes, depth: 0))
  }

  private static func wrong(_ reason: String) -> SidecarProblem { SidecarProblem(line: 1, reason: reason) }

  private struct Walk {
    let top: Int
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let table: Int
    private var values = 0

    init(_ bytes: Span<UInt8>) throws(SidecarProblem) {
      guard bytes.count >= 40, bytes.has("bplist00", at: 0) else { throw PropertyListBinary.wrong("it breaks off") }
      let trailer = bytes.count - 32
      offsetSize = Int(bytes[trailer + 6])
      referenceSize = Int(bytes[trailer + 7])
      guard let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8),
        let table = Self.number(bytes, trailer + 24, 8), (1...8).contains(offsetSize), (1...8).contains(referenceSize),
        count > 0, count <= bytes.count, top < count, table >= 8, table <= trailer,
        count.multipliedReportingOverflow(by: offsetSize).partialValue <= trailer - table
      else { throw PropertyListBinary.wrong("its trailer does not fit it") }
      self.count = count
      self.top = top
      self.table = table
    }

    /// A number of some bytes, the highest first; `nil` beyond the file, or if it is too large to be an offset.
    private static func number(_ bytes: Span<UInt8>, _ position: Int, _ size: Int) -> Int? {
      guard position >= 0, size <= 8, position <= bytes.count - size else { return nil }
      var value: UInt64 = 0
      for index in position..<position + size { value = value << 8 | UInt64(bytes[index]) }
      return Int(exactly: value)
    }

    mutating func object(_ index: Int, _ bytes: Span<UInt8>, depth: Int) throws(SidecarProblem) -> SidecarNode {
      guard depth < JSONScanner.depthLimit else { throw PropertyListBinary.wrong("it is nested too deep") }
      values += 1
      guard values <= SidecarLimits.values else {
        throw PropertyListBinary.wrong("it holds more than \(SidecarLimits.values) values")
      }
      guard index < count, let position = Self.number(bytes, table + index * offsetSize, offsetSize), position >= 8,
        position < table
      else { throw PropertyListBinary.wrong("an object lies outside of the file") }
      let marker = bytes[position]
      let low = Int(marker & 0x0F)
      let value: SidecarValue
      var end = position + 1
      switch marker >> 4 {
      case 0x0 where marker == 0x08: value = .boolean(false)
      case 0x0 where marker == 0x09: value = .boolean(true)
      case 0x0 where marker == 0x00: value = .null
      case 0x1 where low <= 3:
        end = position + 1 + 1 << low
        value = .number(LogText(try integer(bytes, position + 1, 1 << low)))
      case 0x2 where low == 2 || low == 3: value = .number(LogText(String(try real(bytes, position + 1, 1 << low))))
      case 0x3 where low == 3: value = try date(try real(bytes, position + 1, 8))
      case 0x4, 0x5:
        let (length, start) = try length(low, bytes, position)
        value = .text(LogText(bytes: try slice(bytes, start, length)))
        end = start + length
      case 0x6:
        let (length, start) = try length(low, bytes, position)
        value = .text(try wide(bytes, start, length))
      case 0xA, 0xC:
        let (length, start) = try length(low, bytes, position)
        var items: [SidecarNode] = []
        for item in 0..<length {
          items.append(try object(try reference(bytes, start, item), bytes, depth: depth + 1))
        }
        value = .list(items)
      case 0xD:
        let (length, start) = try length(low, bytes, position)
        var members: [SidecarValue.Member] = []
        for item in 0..<length {
          guard case .text(let name) = try object(try reference(bytes, start, item), bytes, depth: depth + 1).value
          else { throw PropertyListBinary.wrong("a key is no text") }
          let node = try object(try reference(bytes, start, length + item), bytes, depth: depth + 1)
          members.append(SidecarValue.Member(name: name, node: node))
        }
        value = .object(members)
      default: throw PropertyListBinary.wrong("an object of a kind that property lists do not have")
      }
      return SidecarNode(value, range: position..<max(position, min(end, bytes.count)), line: 1)
    }

    private func integer(_ bytes: Span<UInt8>, _ position: Int, _ size: Int) throws(SidecarProblem) -> String {
      guard position <= bytes.count - size else { throw PropertyListBinary.wrong("it breaks off") }
      var value: UInt64 = 0
      for index in position..<position + size { value = value << 8 | UInt64(bytes[index]) }
      // Only eight bytes have a sign.
      return size == 8 ? String(Int64(bitPattern: value)) : String(value)
    }

    private func real(_ bytes: Span<UInt8>, _ position: Int, _ size: Int) throws(SidecarProblem) -> Double {
      guard position <= bytes.count - size else { throw PropertyListBinary.wrong("it breaks off") }
      var bits: UInt64 = 0
      for index in position..<position + size { bits = bits << 8 | UInt64(bytes[index]) }
      let value = size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
      guard value.isFinite else { throw PropertyListBinary.wrong("a number is invalid") }
      return value
    }

    /// Dates count seconds from 2001.
    private func date(_ seconds: Double) throws(SidecarProblem) -> SidecarValue {
      let nanoseconds = ((seconds + 978_307_200) * 1e9).rounded()
      guard nanoseconds.magnitude < 9e18 else { throw PropertyListBinary.wrong("a date is invalid") }
      return .instant(LogInstant(nanoseconds: Int64(nanoseconds)))
    }

    /// The number of elements of the object, and their start.
    private func length(
      _ low: Int, _ bytes: Span<UInt8>, _ position: Int
    ) throws(SidecarProblem) -> (count: Int, start: Int) {
      if low < 15 { return (low, position + 1) }
      guard position + 1 < bytes.count, bytes[position + 1] >> 4 == 0x1, bytes[position + 1] & 0x0F <= 3 else {
        throw PropertyListBinary.wrong("a length is invalid")
      }
      let size = 1 << Int(bytes[position + 1] & 0x0F)
      guard let count = Self.number(bytes, position + 2, size), count <= bytes.count else {
        throw PropertyListBinary.wrong("a length does not fit the file")
      }
      return (count, position + 2 + size)
    }

    private func reference(_ bytes: Span<UInt8>, _ start: Int, _ item: Int) throws(SidecarProblem) -> Int {
      guard let index = Self.number(bytes, start + item * referenceSize, referenceSize) else {
        throw PropertyListBinary.wrong("it breaks off")
      }
      return index
    }

    private func slice(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) throws(SidecarProblem) -> [UInt8] {
      guard start <= bytes.count - length else { throw PropertyListBinary.wrong("it breaks off") }
      var slice: [UInt8] = []
      for index in start..<start + length { slice.append(bytes[index]) }
      return slice
    }

    /// Text of two bytes a unit.
    private func wide(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) throws(SidecarProblem) -> LogText {
      let slice = try slice(bytes, start, length * 2)
      let units = stride(from: 0, to: slice.count, by: 2).map { UInt16(slice[$0]) << 8 | UInt16(slice[$0 + 1]) }
      return LogText(String(decoding: units, as: UTF16.self))
    }
  }
}
