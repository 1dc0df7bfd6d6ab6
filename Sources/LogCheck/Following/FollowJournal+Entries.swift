/// A journal as the bytes of its entries, for those who ask whether these come back as they were.
extension FollowJournal {
  /// What it holds, in its order.
  package func entries() -> [[UInt8]] {
    var entries: [[UInt8]] = []
    replay(isStopped: { false }) { entries.append($0.bytes) }
    return entries
  }

  /// Writes an entry down that is given by its bytes; `false` where these are none.
  package func add(entry bytes: [UInt8]) -> Bool {
    guard let entry = try? JournalEntry(bytes) else { return false }
    add(entry)
    return true
  }
}
