import LogCheckModel

/// Reads `formats`: capture formats in addition to the built-in ones.
struct FormatDecoder {
  let problems: RuleProblems
  private(set) var formats: [FormatDefinition] = []
  private var firstMarks: [String: SourceMark] = [:]

  init(problems: RuleProblems) { self.problems = problems }

  /// Adds the formats of one file to those of the files before it. The samples of the built-in ones are not kept, as the tests of rules are not.
  mutating func decode(_ node: RuleNode, lacksTests: Bool = false) {
    for item in NodeReader(problems: problems).list(node, of: "formats", atMost: RuleFileLimits.listed) {
      decodeItem(item, lacksTests: lacksTests)
    }
  }

  private mutating func decodeItem(_ node: RuleNode, lacksTests: Bool) {
    guard let map = MapReader(node, .format, problems) else { return }
    let id = map.name("id", .format, &firstMarks)
    let summary = map.text("summary")
    let lines = map.texts("line", atMost: RuleFileLimits.listed).compactMap { pattern($0.text, $0.node) }
    let levels = map.value("levels").map(levels) ?? [:]
    let platform = map.word("platform", as: Platform.self)
    let samples = map.value("samples").map { node in
      map.values.list(node, of: "samples", atMost: RuleFileLimits.listed).compactMap(sample)
    }
    let others = map.texts("others", atMost: RuleFileLimits.listed).map {
      FormatSample(text: $0.text, mark: $0.node.mark)
    }
    guard let id, let summary, !lines.isEmpty, let samples else { return }
    var format = FormatDefinition(id: id, summary: summary, lines: lines, mark: node.mark)
    format.levels = levels
    format.platform = platform
    if !lacksTests {
      format.samples = samples
      format.others = others
    }
    formats.append(format)
  }

  private func pattern(_ text: String, _ node: RuleNode) -> FormatPattern? {
    do {
      return try FormatPatternParser.parse(text)
    } catch {
      problems.report(error.problem, at: node.position(ofByte: error.offset))
      return nil
    }
  }

  private func levels(_ node: RuleNode) -> [String: LogLevel] {
    let values = NodeReader(problems: problems)
    var levels: [String: LogLevel] = [:]
    for entry in values.entries(node, of: "levels", atMost: RuleFileLimits.listed)
    where values.name(entry.key, .levelWord, at: entry.keyPosition) {
      levels[entry.key.lowercased()] = values.word(entry.value, of: Self.levelWords)
    }
    return levels
  }

  private static let levelWords = LogLevel.allCases.map { ("\($0)", $0) }

  private func sample(_ node: RuleNode) -> FormatSample? {
    guard let map = MapReader(node, .formatSample, problems), let text = map.text("log") else { return nil }
    var sample = FormatSample(text: text, mark: node.mark)
    for key in KeyTable.formatSample.keys.map(\.name) where key != "log" && map.has(key) {
      guard let value = map.value(key)?.scalar?.text else {
        problems.report(
          .wrongType(expected: "a text", found: map.value(key)?.kindWords ?? ""), at: map.keyPosition(key))
        continue
      }
      sample.parts[key] = value
    }
    return sample
  }
}
