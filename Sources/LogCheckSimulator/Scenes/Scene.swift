import LogCheckModel

/// The lines of one thing that happens (a launch, a call, a run), before they are written: what faults change.
struct Scene: Sendable {
  var lines: [Utterance] = []

  /// True if a line of that kind is among them.
  func holds(_ label: String) -> Bool { lines.contains { $0.label == label } }

  func first(_ label: String) -> Utterance? { lines.first { $0.label == label } }

  /// Takes lines out.
  mutating func drop(_ labels: String...) { lines.removeAll { labels.contains($0.label) } }

  mutating func change(_ label: String, _ change: (inout Utterance) -> Void) {
    for index in lines.indices where lines[index].label == label { change(&lines[index]) }
  }

  mutating func set(_ label: String, _ field: String, _ value: StructuredValue?) {
    change(label) { $0[field] = value }
  }

  /// Changes a part of the value of a field.
  mutating func replace(_ label: String, _ field: String, _ old: String, with new: String) {
    change(label) {
      guard case .text(let text) = $0[field] else { return }
      $0[field] = .text(text.replacing(old, with: new))
    }
  }

  /// Replaces the words of the line, and its event if one is named.
  mutating func reword(_ label: String, _ words: String, _ event: String? = nil) {
    change(label) {
      $0.words = words
      if let event { $0.event = event }
    }
  }

  /// The line is written so much later (earlier, where negative).
  mutating func delay(_ label: String, _ length: LogDuration) { change(label) { $0.instant = $0.instant + length } }

  /// Two lines are written each at the time of the other.
  mutating func swap(_ label: String, _ other: String) {
    guard let left = lines.firstIndex(where: { $0.label == label }),
      let right = lines.firstIndex(where: { $0.label == other })
    else { return }
    let instant = lines[left].instant
    lines[left].instant = lines[right].instant
    lines[right].instant = instant
    lines.swapAt(left, right)
  }

  /// A line like that one, changed, so many milliseconds after it.
  mutating func add(
    after label: String, _ milliseconds: Int64 = 2, as new: String = "added", _ change: (inout Utterance) -> Void
  ) {
    guard let index = lines.firstIndex(where: { $0.label == label }) else { return }
    var line = lines[index]
    line.label = new
    line.instant = line.instant + .milliseconds(milliseconds)
    change(&line)
    lines.append(line)
  }
}

extension Utterance {
  /// Makes another line of it.
  mutating func become(
    _ component: PluginLog.Component, _ event: String, _ words: String, _ fields: PluginLog.Fields = [],
    level: LogLevel = .notice
  ) {
    speaker = .plugin(component)
    self.event = event
    self.words = words
    self.fields = fields
    self.level = level
  }
}
