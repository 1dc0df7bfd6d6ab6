/// The replaced texts of a capture.
package struct RedactionCounts: Sendable {
  package struct OfSort: Sendable {
    package var finds = 0
    package var lines = 0

    package init() {}
  }

  package var lines = 0
  package var changedLines = 0
  /// By sort.
  package var sorts: [OfSort]
  /// Stretches in which a pattern was stopped and all letters and digits were replaced: how many, and the first few by line.
  package var unsearchableCount = 0
  package var unsearchable: [Int] = []

  /// Nothing yet, of so many sorts.
  package init(sorts: Int) { self.sorts = [OfSort](repeating: OfSort(), count: sorts) }
}

/// A sort of replaced texts, as reports name it.
package struct RedactedSort: Sendable {
  package var id: String
  package var title: String
  /// True if a text that was found once is replaced wherever it occurs.
  package var isEverywhere: Bool

  package init(id: String, title: String, isEverywhere: Bool) {
    self.id = id
    self.title = title
    self.isEverywhere = isEverywhere
  }
}

/// A text to be replaced that is longer than the limit.
package struct OverlongSecret: Error, Hashable {
  /// From 1.
  package let line: Int
  /// Bytes that a find may have.
  package let limit: Int

  package init(line: Int, limit: Int) {
    self.line = line
    self.limit = limit
  }
}
