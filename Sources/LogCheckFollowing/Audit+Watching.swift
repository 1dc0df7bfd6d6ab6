package import LogCheck
package import LogCheckIngest
package import LogCheckModel
import LogCheckTrace

/// A stream that is opened again when it ends, such as the output of a program that is started again.
extension Audit {
  /// Judges the streams that `next` opens, one after the other, as one capture with lines missing between them, until it gives none or the
  /// run is stopped. `next` may wait. A stream that `isOver` is left before its end. `report` gets each finding when it is decided.
  package mutating func watch(
    _ shown: String, _ next: () -> FileSource?, watch: RunWatch, isOver: StopCheck, isStopped: StopCheck,
    report: (Finding) -> Void
  ) {
    paths = [shown]
    captures = [nil]
    order = [0]
    var trace = JudgedTrace(judge, options, company: .alone)
    var summary = CaptureSummary(path: shown)
    var base = PartBase()
    var isFirst = true
    while !isStopped(), let source = next() {
      trace.assembler.begin(shown, afterGap: !isFirst, after: (base.lines, base.bytes))
      var end = trace.read(
        source, options.reading(judge.wanted, capture: 0), within: options.readingLimit, watch,
        isStopped: { isStopped() || isOver() }
      ) {
        self.report($0, report)
      } show: {
        watch.show(state([($0, $1)], watch))
      }
      if let problem = end.problem {
        trace.result.couldNotRead = true
        trace.result.diagnostics.append(
          Diagnostic(
            code: "I001", severity: .error,
            message: "\(shown):\(base.lines + 1): what begins here cannot be read: \(problem)"))
      }
      end.counts.move(after: base)
      let part = trace.endFile(end.counts, problem: end.problem.map { "\($0)" }, CaptureNote.ofFiles).summary
      base.lines += part.lines
      base.bytes += part.bytes
      if isFirst { summary = part } else { summary.join(part) }
      isFirst = false
    }
    trace.result.captures = [(0, summary)]
    trace.result.diagnostics += ReadCapture(summary).diagnostics(CaptureNote.ofCaptures)
    self.report(trace.finish(), of: CaptureGroup(parts: [0]), company: .alone, report)
    settleHeld(report)
  }
}
