import LogCheckModel

/// The layers around the lines of a capture that a user names, where they are not recognised or would be recognised wrongly.
package struct GivenLayers: Sendable {
  /// The member, column or key that holds the line of the log.
  package var text: LayerField?
  /// The one that holds the time at which the line was logged.
  package var time: LayerField?
  /// The one that holds the level.
  package var level: LayerField?
  package var prefix: GivenPrefix?

  package init() {}

  package var isEmpty: Bool { text == nil && time == nil && level == nil && prefix == nil }

  /// The path in a document, if the text is in one.
  var documentPath: [DocumentWalk.Step]? {
    text.flatMap { $0.name.contains("[") ? DocumentSearch.steps($0.name) : nil }
  }

  /// The wrappers that were given, around these lines.
  func wrappers(around lines: [[UInt8]]) throws(GivenLayerProblem) -> [LineWrapper] {
    var lines = lines
    var wrappers: [LineWrapper] = []
    if let prefix {
      let wrapper = LineWrapper(prefix)
      guard lines.isEmpty || lines.contains(where: { wrapper.contentStart($0.span) != nil }) else {
        throw GivenLayerProblem(option: "--prefix", value: prefix.shown, reason: "no line begins so")
      }
      wrappers.append(wrapper)
      lines = lines.map { wrapper.unwrapped($0) ?? $0 }
    }
    if let text, documentPath == nil {
      wrappers.append(LineWrapper(try text.layer(in: lines, option: "--text-of")))
    }
    return wrappers
  }

  /// Puts the time and the level that were given into the wrapper around whose lines they are.
  func complete(_ wrappers: inout [LineWrapper], around lines: [[UInt8]]) throws(GivenLayerProblem) {
    guard time != nil || level != nil else { return }
    var lines = lines
    let position = wrappers.firstIndex { wrapper in
      switch wrapper.layer {
      case .member, .column, .pair: true
      case nil, .characters, .prefix, .field: false
      }
    }
    guard let position else {
      let (option, field) = time.map { ("--time-of", $0) } ?? ("--level-of", level ?? LayerField(""))
      throw GivenLayerProblem(
        option: option, value: field.name,
        reason: "the lines are no objects, columns or pairs, or the one that holds the text was not found (--text-of)")
    }
    for wrapper in wrappers[..<position] { lines = lines.compactMap { wrapper.unwrapped($0) } }
    if let time {
      let layer = try time.layer(in: lines, option: "--time-of")
      let stamp: @Sendable (Span<UInt8>) -> CivilStamp? = { line in
        layer.value(in: line).flatMap { LineStamp.whole($0) }
      }
      guard lines.contains(where: { stamp($0.span) != nil }) else {
        throw GivenLayerProblem(
          option: "--time-of", value: time.name,
          reason: "it holds no times that are read: 2026-01-31T06:00:00Z, 2026-01-31 06:00:00, seconds since 1970")
      }
      wrappers[position] = LineWrapper(wrappers[position], stamp: stamp)
    }
    if let level {
      let layer = try level.layer(in: lines, option: "--level-of")
      wrappers[position].level = { line in layer.value(in: line).flatMap { LogLevel(printed: $0.span) } }
    }
  }
}

/// The text before each line of the log that a user gave as a pattern.
package struct GivenPrefix: Sendable {
  /// The pattern, as the user wrote it.
  package var shown: String
  /// The end of the prefix in a line; `nil` if the line does not begin with it.
  package var end: @Sendable (Span<UInt8>) -> Int?

  package init(shown: String, end: @escaping @Sendable (Span<UInt8>) -> Int?) {
    self.shown = shown
    self.end = end
  }
}

extension LineWrapper {
  fileprivate init(_ given: GivenPrefix) {
    let end = given.end
    self.init(
      id: "prefix", summary: "", contentStart: end,
      stamp: { line in end(line).flatMap { LineStamp.first(in: line.extracting(0..<$0)) } })
    name = "prefix /\(given.shown)/"
    isGiven = true
  }

  /// The same with other times.
  fileprivate init(_ other: LineWrapper, stamp: @escaping @Sendable (Span<UInt8>) -> CivilStamp?) {
    self.init(id: other.id, summary: other.summary, contentStart: other.contentStart, stamp: stamp)
    decode = other.decode
    closing = other.closing
    layer = other.layer
    level = other.level
    name = other.name
    stampIsGiven = true
  }
}

/// An option that does not fit the lines of the capture.
package struct GivenLayerProblem: Error, Hashable, CustomStringConvertible {
  package var option: String
  package var value: String
  package var reason: String

  package var description: String { "\(option) \(value): \(reason)" }
}
