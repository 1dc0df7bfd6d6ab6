import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckSamples

/// A capture of the cause suite, and what the checker says of it.
struct CauseTrial: Sendable {
  var capture: CauseCapture

  struct Result: Sendable {
    var name: String
    /// The differences from what is expected.
    var faults: [String] = []
    var resultsAreRight = true
    var causesAreRight = true
    /// Causes where none may be named.
    var invented = 0
    var exitIsRight = true

    /// A line that says what is not as expected.
    var disagreement: String? { faults.isEmpty ? nil : "\(name): \(faults.joined(separator: "; "))" }
  }

  /// The options that a user of this capture would give.
  var options: AuditOptions {
    var options = AuditOptions()
    options.clock = ClockOptions(
      year: Calendar.date(daysSinceEpoch: capture.story.firstDay).year, offset: { _ in 0 })
    return options
  }

  func judged(by audit: Audit) throws -> Result {
    let story = capture.story
    let bytes = try capture.bytes()
    var run = Audit(audit, options)
    run.run([.bytes(bytes, shown: capture.fileName)]) { _ in }
    let summary = run.summary()
    var result = Result(name: capture.fileName)
    let outcomes = summary.outcomes
    var counts: [String: Int] = [:]
    for device in outcomes { for (key, value) in device.counts { counts[key.rawValue, default: 0] += value } }
    if counts != story.results {
      result.resultsAreRight = false
      result.faults.append("results \(Self.words(counts)), expected \(Self.words(story.results))")
    }
    let causes = outcomes.flatMap(\.causes)
    compare(causes, bytes, &result)
    if !story.exits.contains(String(summary.exitCode)) {
      result.exitIsRight = false
      result.faults.append("exit \(summary.exitCode), expected \(story.exits[0])")
    }
    return result
  }

  private func compare(_ causes: [OutcomeCause], _ bytes: [UInt8], _ result: inout Result) {
    let story = capture.story
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    func day(_ instant: LogInstant) -> Int { Int(instant.nanoseconds / 86_400_000_000_000) - story.firstDay + 1 }
    var rest = causes
    for expected in story.causes {
      guard
        let index = rest.firstIndex(where: {
          expected.kinds.contains($0.explanation.kind) && day($0.from) <= expected.lastDay
            && day($0.to) >= expected.firstDay
        })
      else {
        result.causesAreRight = false
        result.faults.append("no \(expected.kinds[0]), days \(expected.firstDay) to \(expected.lastDay)")
        continue
      }
      let found = rest.remove(at: index)
      var wrong: [String] = []
      if !expected.sides.contains(found.explanation.side.rawValue) {
        wrong.append("side \(found.explanation.side.rawValue)")
      }
      if !expected.certainties.contains(found.explanation.certainty.rawValue) {
        wrong.append(found.explanation.certainty.rawValue)
      }
      if (day(found.from), day(found.to)) != (expected.firstDay, expected.lastDay) {
        wrong.append("days \(day(found.from)) to \(day(found.to)) not \(expected.firstDay) to \(expected.lastDay)")
      }
      if !names(found.line, expected.lines, lines) {
        wrong.append("line \(found.line.map { "\($0.line)" } ?? "none") not \(expected.lines[0])")
      }
      if !wrong.isEmpty {
        result.causesAreRight = false
        result.faults.append("\(found.explanation.kind): " + wrong.joined(separator: ", "))
      }
    }
    if !rest.isEmpty {
      result.invented = rest.count
      result.causesAreRight = false
      result.faults += rest.map {
        "invented \($0.explanation.side.rawValue) \($0.explanation.kind), days \(day($0.from)) to \(day($0.to)), line \($0.line?.line ?? 0)"
      }
    }
  }

  /// True if a line of the capture is one of the expected ones.
  private func names(_ position: LinePosition?, _ expected: [String], _ lines: [ArraySlice<UInt8>]) -> Bool {
    guard let position else { return expected.contains("none") }
    guard position.line >= 1, position.line <= lines.count, let all = try? capture.story.lines() else { return false }
    let text = String(decoding: lines[position.line - 1].filter { $0 != UInt8(ascii: "\\") }, as: UTF8.self)
    return expected.contains { name in
      let parts = name.split(separator: "@")
      guard parts.count == 2, let day = Int(parts[1]),
        let line = all.first(where: {
          $0.name == parts[0] && Int($0.instant.nanoseconds / 86_400_000_000_000) - capture.story.firstDay + 1 == day
        })
      else { return false }
      let message = line.message.prefix { $0 != "\n" }.filter { $0 != "\\" }
      return text.contains(message.replacing(#/^[VDIWEF]\/[^:]+: /#, with: ""))
    }
  }

  private static func words(_ counts: [String: Int]) -> String {
    let all = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return all.isEmpty ? "nothing" : all.joined(separator: ", ")
  }
}
