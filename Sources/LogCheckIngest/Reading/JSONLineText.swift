import LogCheckModel

/// The text outside objects on one line of a capture of JSON: its beginning is kept, and the rest is searched for
/// wanted texts.
struct JSONLineText {
  private(set) var bytes: [UInt8] = []
  /// Its start in the capture.
  private(set) var offset = 0
  /// The bytes that are not kept and must be searched, and their searcher.
  private var rest: [UInt8] = []
  private var scan: RestScan
  private let wanted: WantedTexts?

  /// Bytes that are kept.
  static let limit = 4096

  init(_ wanted: WantedTexts?) {
    self.wanted = wanted
    scan = RestScan(wanted)
  }

  /// Takes the next byte, which is at `position` of the capture.
  mutating func keep(_ byte: UInt8, at position: Int) {
    if bytes.isEmpty { offset = position }
    guard bytes.count >= Self.limit else { return bytes.append(byte) }
    rest.append(byte)
    if rest.count >= RecordLimits.bytes { scanRest() }
  }

  mutating func scanRest() {
    var scan = scan
    scan.take(rest.span, after: bytes)
    self.scan = scan
    rest.removeAll(keepingCapacity: true)
  }

  /// True if a wanted text is in the bytes that are not kept; known once they were searched.
  var hidesWanted: Bool { scan.isFound }

  /// The same of all of it.
  var holdsWanted: Bool { scan.isFound || wanted?.inspect(in: bytes).isWanted == true }

  mutating func dropBlanksAtEnd() {
    while let last = bytes.last, last == 0x0D || last == 0x20 || last == 0x09 { bytes.removeLast() }
  }

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    rest.removeAll(keepingCapacity: true)
    scan.reset()
  }
}
