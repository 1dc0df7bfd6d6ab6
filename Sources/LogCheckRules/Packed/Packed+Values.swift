package import LogCheckModel

// Values that occur in all parts of rule files.

extension LogText: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(number: UInt64(bytes.count))
    for byte in bytes { text.add(number: UInt64(byte)) }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    let count = try text.count()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for _ in 0..<count { bytes.append(UInt8(try text.number(below: 256))) }
    self.init(bytes: bytes)
  }
}

extension LogDuration: Packed {
  package func pack(into text: inout PackWriter) { text.add(nanoseconds) }

  package init(unpacking text: inout PackReader) throws(DamagedPack) { self.init(nanoseconds: try text.next()) }
}

extension LogInstant: Packed {
  package func pack(into text: inout PackWriter) { text.add(nanoseconds) }

  package init(unpacking text: inout PackReader) throws(DamagedPack) { self.init(nanoseconds: try text.next()) }
}

extension CivilDay: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(year)
    text.add(month)
    text.add(day)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(year: try text.next(), month: try text.next(), day: try text.next())
  }
}

extension SourceMark: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(file)
    text.add(line)
    text.add(column)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(file: try text.next(), line: try text.next(), column: try text.next())
  }
}

extension EventTypeID: Packed {
  package func pack(into text: inout PackWriter) { text.add(index) }

  package init(unpacking text: inout PackReader) throws(DamagedPack) { self.init(try text.next()) }
}

extension FieldValue: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .absent: text.add(number: 0)
    case .redacted: text.add(number: 1)
    case .malformed: text.add(number: 2)
    case .truncated: text.add(number: 3)
    case .text(let value):
      text.add(number: 4)
      text.add(value)
    case .integer(let value):
      text.add(number: 5)
      text.add(value)
    case .number(let value):
      text.add(number: 6)
      text.add(value)
    case .boolean(let value):
      text.add(number: 7)
      text.add(value)
    case .instant(let value, let frame):
      text.add(number: 8)
      text.add(value)
      text.add(frame)
    case .duration(let value):
      text.add(number: 9)
      text.add(value)
    case .list(let values):
      text.add(number: 10)
      text.add(values)
    case .object(let value):
      text.add(number: 11)
      text.add(value)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .absent
    case 1: self = .redacted
    case 2: self = .malformed
    case 3: self = .truncated
    case 4: self = .text(try text.next())
    case 5: self = .integer(try text.next())
    case 6: self = .number(try text.next())
    case 7: self = .boolean(try text.next())
    case 8: self = .instant(try text.next(), try text.next())
    case 9: self = .duration(try text.next())
    case 10: self = .list(try text.next())
    case 11: self = .object(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension TimeFrame: PackedCase {
  package static let packedCases: [Self] = [.absolute, .local, .undated, .unplacedAbsolute, .unplacedLocal]
}

extension Platform: PackedCase { package static let packedCases = allCases }

extension RunEnvironment: PackedCase { package static let packedCases = allCases }

extension Severity: PackedCase { package static let packedCases = allCases }

extension LogLevel: PackedCase { package static let packedCases = allCases }

extension SidecarForm: PackedCase { package static let packedCases = allCases }

extension FieldType: PackedCase { package static let packedCases = allCases }

extension Rule.Status: PackedCase { package static let packedCases = allCases }

extension Requirement.Level: PackedCase { package static let packedCases = allCases }

extension Expression.BinaryOperator: PackedCase { package static let packedCases = allCases }

extension Expression.Function: PackedCase { package static let packedCases = allCases }

extension SecretKind: PackedCase { package static let packedCases = allCases }

extension SecretSort: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(id)
    text.add(title)
    text.add(detectors)
    text.add(names)
    text.add(allowed)
    text.add(isEverywhere)
    text.add(mark)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      id: try text.next(), title: try text.next(), detectors: try text.next(), names: try text.next(),
      allowed: try text.next(), isEverywhere: try text.next(), mark: try text.next())
  }
}
