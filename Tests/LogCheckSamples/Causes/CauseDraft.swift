import LogCheckModel
import LogCheckRules

/// The lines of a case while its edits are applied.
struct CauseDraft {
  private let story: CauseCase
  private var lines: [Line] = []
  private var added = 0

  struct Line {
    var text: CauseLineText
    var part: String?
    var day: Int
    /// Milliseconds since 1970.
    var time: Int64
    /// By these the lines are sorted: their time or that of the line that they follow, and the order in which they were added.
    var order: (time: Int64, number: Int, following: Int)
  }

  init(_ story: CauseCase) throws(SampleProblem) {
    self.story = story
    for part in story.base.parts {
      for day in part.days.numbers(of: story.days) { try put(part.lines, on: day, part: part.name, nil, story.mark) }
    }
    for edit in story.edits { try apply(edit) }
  }

  /// The lines in the order of their times.
  var sorted: [Line] { lines.sorted { $0.order < $1.order } }

  private mutating func put(
    _ texts: [CauseLineText], on day: Int, part: String?, _ after: String?, _ mark: SourceMark
  ) throws(SampleProblem) {
    for text in texts {
      added += 1
      var time = Int64(story.firstDay + day - 1) * 86_400_000 + text.time
      let shift = story.base.shift
      if text.isShifted { time += shift[(day - 1) % shift.count] }
      var order = (time, added, 0)
      if let after {
        guard let line = lines.last(where: { $0.day == day && $0.text.name == after }) else {
          throw SampleProblem("day \(day) has no line `\(after)`", at: mark)
        }
        order = (line.order.time, line.order.number, added)
      }
      lines.append(Line(text: text, part: part, day: day, time: time, order: order))
    }
  }

  private mutating func apply(_ edit: CauseEdit) throws(SampleProblem) {
    switch edit.change {
    case .drop(let choice):
      let chosen = Set(try indices(choice, edit.mark))
      lines = lines.indices.filter { !chosen.contains($0) }.map { lines[$0] }
    case .add(let days, let names):
      for name in names {
        guard let part = story.base.parts.first(where: { $0.name == name }) else {
          throw SampleProblem("the base has no part `\(name)`", at: edit.mark)
        }
        for day in days.numbers(of: story.days) { try put(part.lines, on: day, part: name, nil, edit.mark) }
      }
    case .insert(let days, let texts, let after):
      for day in days.numbers(of: story.days) { try put(texts, on: day, part: nil, after, edit.mark) }
    case .replace(let choice, let content):
      for index in try indices(choice, edit.mark) { lines[index].text.content = content }
    case .shift(let choice, let milliseconds):
      for index in try indices(choice, edit.mark) {
        lines[index].time += milliseconds
        lines[index].order.time = lines[index].time
      }
    case .swap(let choice, let from, let to):
      var isFound = false
      for index in try indices(choice, edit.mark) where lines[index].text.content.message.contains(from) {
        isFound = true
        lines[index].text.content.message.replace(from, with: to)
      }
      guard isFound else { throw SampleProblem("no line has `\(from.shortened)`", at: edit.mark) }
    case .cut, .keep: break
    }
  }

  private func indices(_ choice: CauseEdit.Choice, _ mark: SourceMark) throws(SampleProblem) -> [Int] {
    let days = Set(choice.days.numbers(of: story.days))
    func isNamed(_ name: String, _ line: Line) -> Bool { line.text.name == name || line.part == name }
    let found = lines.indices.filter { index in
      days.contains(lines[index].day) && (choice.names.isEmpty || choice.names.contains { isNamed($0, lines[index]) })
    }
    for name in choice.names where !found.contains(where: { isNamed(name, lines[$0]) }) {
      throw SampleProblem("nothing is named `\(name)` on these days", at: mark)
    }
    return found
  }
}
