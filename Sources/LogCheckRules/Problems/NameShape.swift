/// The letters that names of each kind may have.
extension RuleProblem.NameKind {
  /// True if a text can be a name of this kind.
  package func accepts(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    guard let first = bytes.first, bytes.count <= Self.longest else { return false }
    switch self {
    case .rule, .profile, .tag, .circumstance, .evidence, .lane, .timelineEntry, .secretSort, .outcome, .condition,
      .format:
      return Self.parts(bytes, separator: UInt8(ascii: "-")).allSatisfy { !$0.isEmpty && $0.allSatisfy(Self.isLower) }
    case .event:
      return Self.parts(bytes, separator: UInt8(ascii: ".")).allSatisfy(Self.isWord)
    case .field, .alias, .parameter, .metric, .metricLabel, .wordSet: return Self.isWord(bytes[...])
    case .component, .state:
      return (Self.isLower(first) || Self.isUpper(first))
        && bytes.allSatisfy {
          Self.isLower($0) || Self.isUpper($0) || Self.isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
    case .levelWord: return bytes.allSatisfy { Self.isLower($0) || Self.isUpper($0) }
    case .memberName:
      return bytes.allSatisfy { Self.isLower($0) || Self.isUpper($0) || Self.isDigit($0) || "-_.".utf8.contains($0) }
    case .requirement: return Requirement.isID(name)
    case .test, .structuredName: return bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
  }

  private static let longest = 128

  private static func parts(_ bytes: [UInt8], separator: UInt8) -> [ArraySlice<UInt8>] {
    bytes.split(separator: separator, omittingEmptySubsequences: false)
  }

  private static func isWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, isLower(first) else { return false }
    return bytes.allSatisfy { isLower($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
  }

  private static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
