import LogCheckModel

/// Takes off a physical line what is not the log's own: line ends, wrappers, colours.
struct LinePeeler {
  var wrappers: [LineWrapper] = []
  private var scratch: [UInt8] = []

  init(wrappers: [LineWrapper] = []) { self.wrappers = wrappers }

  /// Hands the inside of `line` (without LF) to `body`.
  mutating func peel<Result>(_ line: Span<UInt8>, _ body: (Span<UInt8>) -> Result) -> Result {
    var start = 0
    var end = line.count
    // The raw relay of devices begins every line with NUL, and writers that lost their position pad lines with them; LF
    // CR leaves its CR before the next line.
    while end > 0, line[end - 1] == 0x0D || line[end - 1] == 0x00 { end -= 1 }
    while start < end, line[start] == 0x00 || line[start] == 0x0D { start += 1 }
    // A byte-order mark may be where files were joined.
    if line.has("\u{FEFF}", at: start) { start += 3 }
    if hasLayers, start < end, line.extracting(start..<end).holds(0x1B) {
      // A prefix may be in colours.
      var plain: [UInt8] = []
      AnsiStrip.append(line.extracting(start..<end), to: &plain)
      var inside = LinePeeler(wrappers: wrappers)
      if !plain.contains(0x1B) { return inside.peel(plain.span, body) }
    }
    for (index, wrapper) in wrappers.enumerated() {
      if let decode = wrapper.decode {
        var text: [UInt8] = []
        guard decode(line.extracting(start..<end), &text) else { continue }
        var inside = LinePeeler(wrappers: Array(wrappers[(index + 1)...]))
        return inside.peel(text.span, body)
      }
      if let inner = wrapper.contentStart(line.extracting(start..<end)) {
        start += min(inner, end - start)
        let closing = wrapper.closing
        if !closing.isEmpty, end - start >= closing.count,
          closing.indices.allSatisfy({ line[end - closing.count + $0] == closing[$0] })
        {
          end -= closing.count
        }
      }
    }
    let inner = line.extracting(start..<max(start, end))
    guard Self.hasControl(inner) else { return body(inner) }
    scratch.removeAll(keepingCapacity: true)
    AnsiStrip.append(inner, to: &scratch)
    return body(scratch.span)
  }

  /// True if something was recognised around the lines of this capture.
  var hasLayers: Bool { wrappers.contains(where: \.isAroundEachLine) }

  /// True if each line of the capture is a whole entry, whose text may have several lines.
  var decodesLines: Bool { wrappers.contains { $0.isAroundEachLine && $0.decode != nil } }

  /// True if the line of the log is a member of an object, and nothing is around that.
  var isInsideObject: Bool {
    if case .member = wrappers.first?.layer { true } else { false }
  }

  /// True if the text of an entry goes on in the next one.
  func goesOn(_ line: Span<UInt8>, _ width: LineWidth) -> Bool {
    for wrapper in wrappers {
      if case .member(let path) = wrapper.layer { return EntryParts.goesOn(width.kind, path, line) }
    }
    return EntryParts.goesOn(width.kind, [], line)
  }

  /// True if a line has not what was recognised around the lines.
  func lacksLayer(_ line: [UInt8]) -> Bool {
    var text = AnsiStrip.plain(line)
    for wrapper in wrappers {
      if let inner = wrapper.unwrapped(text) { text = inner } else if wrapper.isAroundEachLine { return true }
    }
    return false
  }

  /// The stamp of the innermost wrapper that has one.
  func wrapperStamp(_ line: Span<UInt8>) -> CivilStamp? {
    var found: CivilStamp?
    var isGiven = false
    walk(line) { wrapper, text in
      guard let stamp = wrapper.stamp(text) else { return }
      found = stamp
      isGiven = wrapper.stampIsGiven
    }
    // The tool saw the line some time after it was logged: differences below a second are unknown.
    if !isGiven, let step = found?.granularity { found?.granularity = max(step, .seconds(1)) }
    return found
  }

  /// The level of the innermost wrapper that says one.
  func wrapperLevel(_ line: Span<UInt8>) -> LogLevel? {
    var level: LogLevel?
    walk(line) { wrapper, text in level = wrapper.level?(text) ?? level }
    return level
  }

  /// Hands each wrapper the line as it is inside of those before it.
  private func walk(_ line: Span<UInt8>, _ body: (LineWrapper, Span<UInt8>) -> Void) {
    let start = line.has("\u{FEFF}", at: 0) ? 3 : 0
    var text: [UInt8] = []
    text.append(bytes: line.extracting(start..<line.count))
    text = AnsiStrip.plain(text)
    for wrapper in wrappers {
      body(wrapper, text.span)
      text = wrapper.unwrapped(text) ?? text
    }
  }

  /// True if some wrapper says levels.
  var saysLevels: Bool { wrappers.contains { $0.level != nil } }

  /// True if the line holds a terminal's escape, a backspace, or a carriage return inside (an overwritten progress line).
  private static func hasControl(_ line: Span<UInt8>) -> Bool {
    line.holds(0x1B) || line.holds(0x0D) || line.holds(0x08)
  }
}
