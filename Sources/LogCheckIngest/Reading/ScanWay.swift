internal import CLineScan

/// The way in which a scan passes over bytes. All ways find the same; a processor that has one has those before it,
/// too.
package enum ScanWay: CaseIterable, Comparable, Sendable {
  /// Byte by byte.
  case plain
  /// 16 or 32 positions at a time, with bytes distinguished by their halves: other text that has all halves gets
  /// through, and is inspected further.
  case halves
  /// 64 positions at a time, with bytes distinguished as a whole.
  case bytes

  /// The fastest that this processor has.
  package static let fastest = allCases.last { $0.cValue.rawValue <= cls_fastest_way().rawValue } ?? .plain

  /// Those that this processor has.
  package static var available: [ScanWay] { allCases.filter { $0 <= fastest } }

  /// The number of bytes of a window that it inspects.
  var width: Int { self == .bytes ? ScanWindows.stride : 4 }

  var cValue: CLSWay {
    switch self {
    case .plain: CLSWayPlain
    case .halves: CLSWayHalves
    case .bytes: CLSWayBytes
    }
  }
}
