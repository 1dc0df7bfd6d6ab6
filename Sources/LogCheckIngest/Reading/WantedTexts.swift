/// The texts that make a record wanted, compiled into one search together with the texts of markers. A record is handed
/// on if it holds one of them.
///
/// Making one takes long compared to reading a short capture: a caller that reads many captures for the same texts
/// makes it once.
package struct WantedTexts: Sendable {
  /// `nil` if a text is too short to be searched for.
  let scanner: LiteralScanner?
  /// Hits below this are texts of markers: such a text is not also inspected as something else.
  let markerCount: Int
  private let lengths: [Int]
  /// Bytes of the longest text.
  let longest: Int
  /// By the index of a hit, which sign the text belongs to.
  private let signs: [Int?]
  /// The number of signs.
  let signCount: Int
  /// Texts that begin a record wherever a line begins with one, by their first byte.
  private let recordStarts: [UInt8: [[UInt8]]]
  /// Formats that rule files declare. A capture that no built-in format knows is tried as each of them.
  package var formats: [LogFormat] = []

  /// - Parameters:
  ///   - recordStarts: the app's own tags. A line that begins with one is a separate record in every format of lines.
  ///   - signs: groups of indices into `texts`. The texts of a group show one fact about the whole capture: a record that
  ///     holds one of them is enough, and in captures of lines later ones are not handed on for its sake.
  package init(_ texts: [[UInt8]], recordStarts: [[UInt8]] = [], signs: [[Int]] = []) {
    self.recordStarts = Dictionary(grouping: recordStarts.filter { !$0.isEmpty }, by: { $0[0] })
    let markers = MarkerLine.literals
    markerCount = markers.count
    scanner = LiteralScanner(markers + texts)
    lengths = (markers + texts).map(\.count)
    longest = lengths.max() ?? 1
    signCount = signs.count
    var signOf = [Int?](repeating: nil, count: markers.count + texts.count)
    for (sign, group) in signs.enumerated() {
      for text in group { signOf[markers.count + text] = sign }
    }
    self.signs = signOf
  }

  /// Bytes of the text of a hit.
  func length(of hit: LiteralScanner.Hit) -> Int { lengths[hit.literal] }

  /// True if a text that begins a record is at `position` of `line`.
  func beginsRecord(_ line: Span<UInt8>, at position: Int) -> Bool {
    guard position < line.count, let texts = recordStarts[line[position]] else { return false }
    return texts.contains { text in
      position + text.count <= line.count && text.indices.allSatisfy { line[position + $0] == text[$0] }
    }
  }

  /// True if a hit is a text that makes its record wanted each time: no marker, and no sign of the whole capture.
  func isRecordText(_ hit: LiteralScanner.Hit) -> Bool { hit.literal >= markerCount && signs[hit.literal] == nil }

  /// The sign that a hit belongs to; `nil` for what is wanted each time.
  func sign(_ hit: LiteralScanner.Hit) -> Int? { signs[hit.literal] }

  /// True if a text of that sign occurs in `bytes`.
  func holds(sign: Int, _ bytes: [UInt8]) -> Bool {
    guard let scanner else { return false }
    var position = 0
    while let hit = unsafe bytes.withUnsafeBytes({ unsafe scanner.next(in: $0, from: position, to: bytes.count) }) {
      if signs[hit.literal] == sign { return true }
      position = hit.start + 1
    }
    return false
  }

  /// The start of the first wanted text in `range`; `nil` if there is none.
  func firstPosition(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard let scanner else { return nil }
    var position = range.lowerBound
    while let hit = unsafe bytes.withUnsafeBytes({ unsafe scanner.next(in: $0, from: position, to: range.upperBound) })
    {
      if hit.literal >= markerCount { return hit.start }
      position = hit.start + 1
    }
    return nil
  }

  /// Finds out if a wanted text, and if a text of a marker occurs in `bytes`.
  package func inspect(in bytes: [UInt8]) -> (isWanted: Bool, isMarker: Bool) {
    guard let scanner else { return (false, false) }
    var found = (isWanted: false, isMarker: false)
    var position = 0
    while !(found.isWanted && found.isMarker) {
      let hit = unsafe bytes.withUnsafeBytes { unsafe scanner.next(in: $0, from: position, to: bytes.count) }
      guard let hit else { break }
      if hit.literal < markerCount { found.isMarker = true } else { found.isWanted = true }
      position = hit.start + 1
    }
    return found
  }

  /// The index of a wanted text other than a marker's that begins before `boundary` and ends after it.
  func literal(in bytes: [UInt8], across boundary: Int) -> Int? {
    guard let scanner else { return nil }
    var position = 0
    while position < boundary {
      let hit = unsafe bytes.withUnsafeBytes { unsafe scanner.next(in: $0, from: position, to: bytes.count) }
      guard let hit, hit.start < boundary else { return nil }
      if hit.literal >= markerCount, hit.start + lengths[hit.literal] > boundary { return hit.literal }
      position = hit.start + 1
    }
    return nil
  }

  /// The index of the first text in `bytes` that makes its record wanted each time.
  func recordText(in bytes: [UInt8]) -> Int? {
    guard let scanner else { return nil }
    var position = 0
    while let hit = unsafe bytes.withUnsafeBytes({ unsafe scanner.next(in: $0, from: position, to: bytes.count) }) {
      if isRecordText(hit) { return hit.literal }
      position = hit.start + 1
    }
    return nil
  }

  /// The first wanted text other than a marker's that lies in `from..<to` and ends after `end`.
  func firstWanted(in bytes: [UInt8], from: Int, to: Int, endingAfter end: Int) -> Range<Int>? {
    guard let scanner else { return nil }
    var position = from
    while position < to {
      let hit = unsafe bytes.withUnsafeBytes { unsafe scanner.next(in: $0, from: position, to: to) }
      guard let hit else { return nil }
      let range = hit.start..<hit.start + lengths[hit.literal]
      if hit.literal >= markerCount, range.upperBound > end { return range }
      position = hit.start + 1
    }
    return nil
  }
}
