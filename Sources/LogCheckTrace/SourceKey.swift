import LogCheckEngine
import LogCheckModel

/// The process that wrote a line.
struct Speaker: Hashable {
  var process: [UInt8]
  var processID: Int32

  init?(_ record: Record) {
    guard let pid = record.processID, !record.process.isEmpty else { return nil }
    process = Array(record.text[record.process])
    processID = pid
  }
}

/// The parts of a line that distinguish devices where a line does not name its device.
enum SourceName: Hashable {
  case process(Speaker)
  case session(LogText)
  case boot([UInt8])

  /// The names of a record, the surest first.
  static func all(of record: Record, _ origin: StructuredOrigin?) -> [Self] {
    var names: [Self] = []
    if let speaker = Speaker(record) { names.append(.process(speaker)) }
    if let session = origin?.session { names.append(.session(session)) }
    if let boot = origin?.boot, !boot.bytes.isEmpty { names.append(.boot(boot.bytes)) }
    if !record.boot.isEmpty { names.append(.boot(Array(record.text[record.boot]))) }
    return names
  }
}

/// The device of a line, as far as it shows it. A boot is no part of it: it is a stretch of one device's time.
struct SourceKey: Hashable {
  var device: [UInt8] = []
  /// True if the device was identified by an identifier, not by a host name.
  var isKnown = false
  /// The index of the joined log, if the logs are not known to be of one device.
  var part = 0

  /// True if a machine may have both names: one of them is missing, or both are its host name in different networks.
  func mayBeCalled(_ other: Self) -> Bool {
    if device.isEmpty || other.device.isEmpty { return true }
    guard !isKnown, !other.isKnown else { return false }
    func label(_ name: [UInt8]) -> [UInt8] {
      name.prefix { $0 != 0x2E }.map(ASCII.lowered)
    }
    return label(device) == label(other.device)
  }
}
