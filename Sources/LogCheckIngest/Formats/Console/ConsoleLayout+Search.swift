import LogCheckModel

extension ConsoleLayout {
  /// The layout that most lines with a time have; `nil` if it cannot be known.
  init?(of lines: [[UInt8]]) {
    var groups: [Shape: [[[UInt8]]]] = [:]
    for line in lines {
      let whole = 0..<line.count
      let isTabbed = ConsoleTime(first: line.span, in: whole) != nil
      guard let text = isTabbed ? line : ConsoleBlanks.tabbed(line.span, whole, limit: .max),
        let time = ConsoleTime(first: text.span, in: 0..<text.count)
      else { continue }
      let columns = text.split(separator: 0x09, omittingEmptySubsequences: false).map { Array($0) }
      guard columns.count <= Self.most else { continue }
      groups[Shape(columns: columns.count, time: time.index), default: []].append(columns)
    }
    // Lines whose message holds a tab have a column more: of two shapes that are as common the one with fewer is the table's.
    let common = groups.max {
      ($0.value.count, $1.key.columns, $1.key.time) < ($1.value.count, $0.key.columns, $0.key.time)
    }
    guard let common, common.value.count >= Self.least else { return nil }
    let table = ConsoleTable(common.value, time: common.key.time)
    self.init(roles: table.roles, message: table.message, hasOwnTypes: table.hasOwnTypes)
  }

  /// One line alone shows little about its columns.
  private static let least = 2
  /// A table has fewer columns; a line with more has a message of many tabs.
  private static let most = 32

  private struct Shape: Hashable {
    var columns: Int
    var time: Int
  }
}
