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

/// The device and boot of a line, as far as it shows them.
struct SourceKey: Hashable {
  var device: [UInt8] = []
  var boot: [UInt8] = []
  /// True if the device was identified by an identifier, not by a host name.
  var isKnown = false
  /// The index of the joined log, if the logs are not known to be of one device.
  var part = 0

  /// True if a machine may have both names: one of them is missing, or both are its host name in different networks.
  func mayBeCalled(_ other: Self) -> Bool {
    if device.isEmpty, boot.isEmpty { return true }
    if other.device.isEmpty, other.boot.isEmpty { return true }
    guard !isKnown, !other.isKnown, boot == other.boot else { return false }
    func label(_ name: [UInt8]) -> [UInt8] {
      name.prefix { $0 != 0x2E }.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    }
    return !device.isEmpty && label(device) == label(other.device)
  }
}
