import LogCheckModel
import LogCheckRules

extension CauseCase {
  /// The lines of the capture, whatever its carrier.
  package func lines() throws(SampleProblem) -> [CauseLine] {
    let placeholders = CausePlaceholders(firstDay: firstDay)
    var processID: Int32 = 412
    var hasBegun = false
    var lines = try CauseDraft(self).sorted.map { draft in
      let content = draft.text.content
      if content.process == "App+", hasBegun { processID += 1 }
      let isApp = ["App", "App+"].contains(content.process)
      if isApp { hasBegun = true }
      return CauseLine(
        instant: LogInstant(nanoseconds: draft.time * 1_000_000), level: content.level ?? base.level,
        process: isApp ? "App" : content.process, processID: isApp ? processID : content.process == "kernel" ? 0 : 120,
        subsystem: content.subsystem, category: content.category, message: placeholders.filled(content.message, draft),
        name: draft.text.name, day: draft.day)
    }
    for edit in edits { try edit.apply(to: &lines) }
    return lines
  }
}

extension CauseEdit {
  /// Cuts and filters, which apply to the finished lines.
  fileprivate func apply(to lines: inout [CauseLine]) throws(SampleProblem) {
    switch change {
    case .cut(let from, let to, let isMarked):
      func isInside(_ line: CauseLine) -> Bool {
        from.map { line.instant >= $0 } ?? true && to.map { line.instant < $0 } ?? true
      }
      guard let first = lines.firstIndex(where: isInside), let last = lines.last(where: isInside) else {
        throw SampleProblem("the cut removes no line", at: mark)
      }
      var loss = lines[first]
      (loss.name, loss.day, loss.lossUntil) = ("", 0, last.instant)
      let before = lines[..<first]
      lines = before + (isMarked ? [loss] : []) + lines[first...].filter { !isInside($0) }
    case .keep(let levels, let texts):
      lines.removeAll { line in
        line.lossUntil == nil
          && (!levels.isEmpty && !levels.contains(line.level)
            || !texts.isEmpty && !texts.contains { line.message.contains($0) })
      }
    default: break
    }
  }
}
