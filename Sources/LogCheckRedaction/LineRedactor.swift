package import LogCheckModel

/// Replaces what is found in a capture, as its bytes come.
///
/// Each line is inspected as a whole, up to ``window`` bytes at a time. The output has as many bytes and as many lines
/// as the input.
package struct LineRedactor {
  package private(set) var counts: RedactionCounts
  private let finder: SecretFinder
  /// The secrets found in all captures; during the first pass, those found so far.
  package private(set) var known: KnownSecrets
  private let isLearning: Bool
  private var pseudonyms: Pseudonyms
  private var pending: [UInt8] = []
  private var wrapped = WrappedLines()
  private var searched = 0
  /// Sorts found in the line so far, and whether it could not be searched, for lines of several windows.
  private var lineSorts: Set<Int> = []
  private var isLineChanged = false
  private var isLineOpen = false

  /// Bytes that patterns see at once.
  package static let window = 65_536
  /// Bytes at the end of a window that the next one sees again: a longer find may be cut.
  package static let overlap = 16_384
  private static let shownLines = 5

  package init(_ finder: SecretFinder, _ known: KnownSecrets, key: [UInt8]) {
    self.finder = finder
    self.known = known
    isLearning = false
    pseudonyms = Pseudonyms(key: key)
    counts = RedactionCounts(sorts: finder.sorts.count)
  }

  /// Replaces nothing, but takes note of what it finds.
  package init(_ finder: SecretFinder, learning known: KnownSecrets) {
    self.finder = finder
    self.known = known
    isLearning = true
    pseudonyms = Pseudonyms(key: [])
    counts = RedactionCounts(sorts: finder.sorts.count)
  }

  package mutating func feed(_ bytes: [UInt8], into output: inout [UInt8]) throws(OverlongSecret) {
    pending += bytes
    try work(isEnd: false, into: &output)
  }

  package mutating func finish(into output: inout [UInt8]) throws(OverlongSecret) {
    try work(isEnd: true, into: &output)
    if isLineOpen { endLine() }
  }

  private mutating func work(isEnd: Bool, into output: inout [UInt8]) throws(OverlongSecret) {
    var start = 0
    defer {
      pending.removeFirst(start)
      searched = pending.count
    }
    // Bytes that were searched for a line's end before are not searched again.
    var index = searched
    while true {
      var end = max(start, index)
      let limit = min(pending.count, start + Self.window)
      while end < limit, pending[end] != 0x0A { end += 1 }
      if end < limit {
        _ = try redact(start..<end, isWhole: true, into: &output)
        if !isLearning { output.append(0x0A) }
        isLineOpen = true
        endLine()
        start = end + 1
      } else if limit - start == Self.window {
        start += try redact(start..<limit, isWhole: false, into: &output)
        isLineOpen = true
      } else {
        guard isEnd, start < pending.count else { return }
        _ = try redact(start..<pending.count, isWhole: true, into: &output)
        start = pending.count
        isLineOpen = true
        return
      }
      index = start
    }
  }

  private mutating func endLine() {
    counts.lines += 1
    if isLineChanged { counts.changedLines += 1 }
    for sort in lineSorts { counts.sorts[sort].lines += 1 }
    lineSorts = []
    isLineChanged = false
    isLineOpen = false
  }

  /// Redacts a stretch; of one that is not all of the line's rest only a part is given out. Returns how many bytes were.
  private mutating func redact(
    _ range: Range<Int>, isWhole: Bool, into output: inout [UInt8]
  ) throws(OverlongSecret) -> Int {
    var views = LineViews(Array(pending[range]))
    var finds = finds(in: views)
    if isWhole, !isLineOpen {
      if isLearning {
        wrapped.add(views.raw, finder, to: &known)
      } else {
        finds += known.wrapped.finds(in: views.raw).map { (0, $0) }
      }
    }
    let cut = isWhole ? range.count : try cut(views, finds)
    if isLearning {
      for item in finds { learn(item, before: cut, in: views) }
      return cut
    }
    guard !finds.isEmpty else {
      output += pending[range.lowerBound..<range.lowerBound + cut]
      return cut
    }
    var taken = [Bool](repeating: false, count: range.count)
    for item in finds { replace(item, before: cut, in: &views, &taken) }
    output += views.raw[..<cut]
    return cut
  }

  /// The finds in any of the views, of the last one first, longer ones first.
  private mutating func finds(in views: LineViews) -> [(view: Int, find: SecretFinder.Find)] {
    var all: [(view: Int, find: SecretFinder.Find)] = []
    for view in (0..<views.count).reversed() {
      let bytes = views.bytes(view)
      guard var finds = finder.finds(in: bytes.span) else {
        counts.unsearchableCount += 1
        if counts.unsearchable.count < Self.shownLines { counts.unsearchable.append(counts.lines + 1) }
        isLineChanged = true
        return [(view, SecretFinder.Find(sort: -1, secret: bytes.indices, whole: bytes.indices))]
      }
      if !isLearning { finds += known.finds(in: bytes.span) + encodedFinds(in: bytes.span) }
      finds.sort {
        ($1.secret.count, $0.secret.lowerBound, $0.sort) < ($0.secret.count, $1.secret.lowerBound, $1.sort)
      }
      all += finds.map { (view, $0) }
    }
    return all
  }

  /// Base 64 of what was found elsewhere.
  private func encodedFinds(in text: Span<UInt8>) -> [SecretFinder.Find] {
    guard !known.isEmpty else { return [] }
    return Base64Runs.texts(in: text).compactMap { range, inner in
      known.finds(in: inner.span).first.map { SecretFinder.Find(sort: $0.sort, secret: range, whole: range) }
    }
  }

  /// Keeps a find of a sort that is replaced everywhere, unless the cut may have shortened it.
  private mutating func learn(_ item: (view: Int, find: SecretFinder.Find), before cut: Int, in views: LineViews) {
    guard item.find.sort >= 0, views.origin(item.view, item.find.whole).upperBound <= cut else { return }
    let secret = Array(views.bytes(item.view)[item.find.secret])
    if finder.isReplacedEverywhere(secret, of: item.find.sort) { known.add(secret, of: item.find.sort) }
  }

  /// Replaces of a find what no other one has replaced.
  private mutating func replace(
    _ item: (view: Int, find: SecretFinder.Find), before cut: Int, in views: inout LineViews, _ taken: inout [Bool]
  ) {
    let bytes = views.bytes(item.view)
    var start = item.find.secret.lowerBound
    var isCounted = false
    while start < item.find.secret.upperBound {
      guard !views.origin(item.view, start).contains(where: { taken[$0] }) else {
        start += 1
        continue
      }
      var end = start
      while end < item.find.secret.upperBound, !views.origin(item.view, end).contains(where: { taken[$0] }) { end += 1 }
      for index in views.origin(item.view, start..<end) { taken[index] = true }
      let secret = Array(bytes[start..<end])
      let pseudonym = pseudonyms.pseudonym(of: secret)
      if views.origin(item.view, start).lowerBound < cut {
        views.put(pseudonym, at: start..<end, of: item.view)
        isCounted = isCounted || pseudonym != secret
      }
      start = end
    }
    guard isCounted else { return }
    isLineChanged = true
    guard item.find.sort >= 0 else { return }
    counts.sorts[item.find.sort].finds += 1
    lineSorts.insert(item.find.sort)
  }

  /// True if a byte may be inside a token, an address or a letter of several bytes.
  private static func isOfToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x3D, 0x40...0x5A, 0x5F, 0x61...0x7A, 0x7E, 0x80...0xFF, 0x25, 0x2B, 0x2D...0x2F: true
    default: false
    }
  }

  /// The position at which a window may be cut: between finds and between characters, as far back as the next window
  /// need not see again.
  private func cut(_ views: LineViews, _ finds: [(view: Int, find: SecretFinder.Find)]) throws(OverlongSecret) -> Int {
    var closed = [Bool](repeating: false, count: Self.window + 1)
    func close(_ range: Range<Int>) {
      for index in range.dropFirst() { closed[index] = true }
    }
    let last = views.count - 1
    for index in views.bytes(last).indices { close(views.origin(last, index)) }
    for (view, find) in finds where find.sort >= 0 { close(views.origin(view, find.whole)) }
    // Of a token whose end is not in sight no pattern need know: it is not taken apart, and neither is a character.
    for index in 1..<Self.window where Self.isOfToken(views.raw[index - 1]) && Self.isOfToken(views.raw[index]) {
      closed[index] = true
    }
    if let index = (1...(Self.window - Self.overlap)).reversed().first(where: { !closed[$0] }) { return index }
    // All of it is one find. Only its end shows if it is whole.
    if let index = ((Self.window - Self.overlap)..<Self.window).first(where: { !closed[$0] }) { return index }
    throw OverlongSecret(line: counts.lines + 1, limit: Self.window - Self.overlap)
  }
}
