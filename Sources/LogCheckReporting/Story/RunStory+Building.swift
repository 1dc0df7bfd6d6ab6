package import LogCheckModel

extension RunStory {
  package init(_ header: RunHeader, _ summary: RunSummary, _ findings: [Finding], _ scope: StoryScope) {
    let timeline = summary.timeline ?? RunTimeline()
    let stamps = timeline.sources.flatMap { $0.rows.compactMap(\.logged) }
    self.init(summary: summary, header: header, scope: scope)
    let positions = StorySources(timeline.sources)
    var reported = [[Finding]](repeating: [], count: timeline.sources.count)
    var lost: [Finding] = []
    for finding in findings {
      if let source = positions.source(of: finding) { reported[source].append(finding) } else { lost.append(finding) }
    }
    var seen: Set<String> = []
    var isComparable = false
    for (index, source) in timeline.sources.enumerated() {
      let offsets = StampOffsets(
        merging: summary.captures.filter { source.captures.contains($0.path) }.map(\.offsets))
      // A time of the day is that of the first line of the run.
      let scope = scope.settled(on: scope.isOfDay ? stamps : source.rows.compactMap(\.logged), offsets)
      isComparable = isComparable || source.rows.contains { $0.logged != nil && scope.compares($0.logged) }
      let device = summary.outcomes(of: source)
      var weaver = StoryWeaver(source, device, timeline.lanes, scope)
      for key in weaver.schedules where seen.insert(key).inserted { schedules.append(key) }
      weaver.weave(reported[index])
      rowsLeftOut += weaver.rowsLeftOut
      findingsLeftOut += weaver.findingsLeftOut
      conditionsLeftOut += weaver.conditionsLeftOut
      guard !weaver.chapter.dates.isEmpty else { continue }
      var chapter = weaver.chapter
      if let device, !device.conditions.isEmpty {
        chapter.bars = ConditionBars(
          device.conditions, omitted: device.omittedConditions,
          ConditionWords(paths: device.paths, namesCapture: header.inputs.count > 1 || summary.captures.count > 1),
          points: source.rows.compactMap(\.logged))
      }
      chapters.append(chapter)
    }
    if scope.isWhole {
      elsewhere = lost.map { StoryEntry(content: .finding($0, more: 0), moment: $0.moment) }
    } else {
      findingsLeftOut += lost.count
    }
    isBlind = scope.around != nil && !timeline.sources.allSatisfy(\.rows.isEmpty) && !isComparable
  }

  private init(summary: RunSummary, header: RunHeader, scope: StoryScope) {
    self.summary = summary
    self.header = header
    self.scope = scope
  }
}

/// Finds the source of the timeline to which a finding belongs.
struct StorySources {
  private struct Line: Hashable {
    var capture: String
    var line: Int
  }

  private var sources: [String: [Int]] = [:]
  /// The source of a line; `nil` inside if timeline rows of several sources are on one line.
  private var lines: [Line: Int?] = [:]

  init(_ timeline: [TimelineSource]) {
    for (index, source) in timeline.enumerated() {
      for capture in Set(source.captures) { sources[capture, default: []].append(index) }
      for row in source.rows {
        let line = Line(capture: row.capture, line: row.line)
        if let known = lines[line], known != index { lines[line] = .some(nil) } else { lines[line] = index }
      }
    }
  }

  /// The only source of its captures, or the one with timeline rows on its lines.
  func source(of finding: Finding) -> Int? {
    let candidates = Set(finding.evidence.flatMap { sources[$0.capture] ?? [] })
    if candidates.count == 1 { return candidates.first }
    let reported = Set(
      finding.evidence.compactMap { item -> Int? in
        if let source = lines[Line(capture: item.capture, line: item.line)] { source } else { nil }
      })
    return reported.count == 1 ? reported.first : nil
  }
}
