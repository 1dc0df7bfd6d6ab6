import LogCheckModel
import LogCheckRules

/// Finds a record's component by its header: the log tag, or subsystem and category.
struct HeaderComponents {
  private var logTags: [(name: [UInt8], component: Int)] = []
  private let longestLogTag: Int
  /// Subsystems whose other categories all belong to one component.
  private var wholeSubsystems: [(name: [UInt8], component: Int)] = []
  private var subsystems: [(name: [UInt8], category: [UInt8], component: Int)] = []

  init(_ components: [ComponentDefinition]) {
    longestLogTag = components.flatMap(\.logTags).map(\.utf8.count).max() ?? 0
    for (index, component) in components.enumerated() {
      logTags += component.logTags.map { (Self.lowered($0), index) }
      for subsystem in component.subsystems {
        subsystems += component.categories.map { (Self.lowered(subsystem), Self.lowered($0), index) }
        if component.categories.isEmpty { wholeSubsystems.append((Self.lowered(subsystem), index)) }
      }
    }
  }

  /// The component that subsystem and category name together; `nil` if no component has that category.
  func namedComponent(of record: Record) -> Int? {
    guard !record.subsystem.isEmpty, !record.category.isEmpty else { return nil }
    let text = record.text.span
    let category = lastPart(of: record.category, text)
    return subsystems.first {
      Self.equals($0.category, text, category) && Self.equals($0.name, text, record.subsystem)
    }?.component
  }

  /// True if subsystem and category cannot be those of a component: a category that does not belong to a known subsystem, or the
  /// category of a component under another subsystem.
  func namesNoComponent(_ record: Record) -> Bool {
    guard !record.subsystem.isEmpty, !record.category.isEmpty, namedComponent(of: record) == nil else { return false }
    let text = record.text.span
    let isKnown = subsystems.contains { Self.equals($0.name, text, record.subsystem) }
    let category = lastPart(of: record.category, text)
    return isKnown || subsystems.contains { Self.equals($0.category, text, category) }
  }

  private func lastPart(of category: Range<Int>, _ text: Span<UInt8>) -> Range<Int> {
    var start = category.upperBound
    while start > category.lowerBound, text[start - 1] != 0x2E { start -= 1 }
    return start..<category.upperBound
  }

  /// The component by log tag, or else by subsystem and the last dotted part of the category. ASCII case is ignored,
  /// since the case of subsystems changed between releases of the system.
  func component(of record: Record) -> Int? {
    let text = record.text.span
    if !record.tag.isEmpty {
      for item in logTags where Self.equals(item.name, text, record.tag) { return item.component }
    }
    guard !record.subsystem.isEmpty else { return nil }
    if let named = namedComponent(of: record) { return named }
    for item in wholeSubsystems where Self.equals(item.name, text, record.subsystem) { return item.component }
    return nil
  }

  /// The component whose log tag begins at a position, with the blanks and the colon that end it in a header. Some of
  /// its bytes, at most half, may be lost.
  func logTag(_ text: Span<UInt8>, at position: Int, to end: Int) -> (component: Int, length: Int)? {
    // No further than a name and a loss reach: runs of blanks, or of lost bytes, have many beginnings.
    let limit = min(end, position + longestLogTag + 3)
    var index = position
    while index < limit, text[index] != 0x20, text[index] != 0x3A { index += 1 }
    let word = position..<index
    guard !word.isEmpty else { return nil }
    while index < end, text[index] == 0x20 { index += 1 }
    guard index < end, text[index] == 0x3A else { return nil }
    for item in logTags where Self.mayEqual(item.name, text, word) { return (item.component, index + 1 - position) }
    return nil
  }

  /// True if a word is a name or becomes it where a loss in it is replaced by other bytes.
  private static func mayEqual(_ name: [UInt8], _ text: Span<UInt8>, _ word: Range<Int>) -> Bool {
    var start = 0
    while start < min(name.count, word.count), name[start] == ASCII.lowered(text[word.lowerBound + start]) {
      start += 1
    }
    let loss = word.lowerBound + start
    guard loss < word.upperBound, TextDamage.begins(text, at: loss) else {
      return start == name.count && loss == word.upperBound
    }
    let rest = loss + (text[loss] == 0 ? 1 : 3)..<word.upperBound
    let kept = start + rest.count
    return kept < name.count && 2 * kept >= name.count && equals(Array(name.suffix(rest.count)), text, rest)
  }

  private static func lowered(_ text: String) -> [UInt8] { text.utf8.map(ASCII.lowered) }

  private static func equals(_ name: [UInt8], _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard name.count == range.count else { return false }
    for index in name.indices where name[index] != ASCII.lowered(text[range.lowerBound + index]) { return false }
    return true
  }
}
