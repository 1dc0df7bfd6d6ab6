/// A journal as the bytes of its entries, for those who ask whether these come back as they were.
extension FollowJournal {
  /// Its entries, in their order.
  package func entries() -> [[UInt8]] {
    var entries: [[UInt8]] = []
    replay(isStopped: { false }) { entries.append($0.bytes) }
    return entries
  }

  /// Writes an entry that is given by its bytes; `false` if the bytes are not a valid entry.
  package func add(entry bytes: [UInt8]) -> Bool {
    guard let entry = try? JournalEntry(bytes) else { return false }
    add(entry)
    return true
  }
}
