package import LogCheckIngest
package import LogCheckModel
package import LogCheckTrace

/// One trace while it is judged: its events are assembled, decided outcomes pass the gate, and its captures gather in the result.
package struct JudgedTrace {
  package var assembler: TraceAssembler
  package private(set) var gate: OutcomeGate
  package var result: TraceJudge.Result
  /// True if the end of the last file is missing, so that lines may be missing before the next.
  package private(set) var isTorn = false

  package init(_ judge: TraceJudge, _ options: AuditOptions, company: TraceCompany) {
    assembler = judge.assembler(options, company: company)
    gate = judge.gate(options, company: company)
    result = TraceJudge.Result(
      rest: TraceJudge.Batch(profile: judge.chooser.choose(by: assembler.evidence), times: assembler.times),
      untilOthers: gate.untilOthers, origin: assembler.origin)
  }

  /// Reads with both parts at once: the gate is asked between the reads of a file.
  mutating func withParts<Value>(_ body: (inout TraceAssembler, inout OutcomeGate) -> Value) -> Value {
    body(&assembler, &gate)
  }

  /// Reads a stream to its end. `deliver` gets what is decided on the way, `show` the state where the watch wants it.
  package mutating func read(
    _ source: consuming FileSource, _ reading: ReadingOptions, within limit: ReadingLimit, _ watch: RunWatch,
    isStopped: () -> Bool, deliver: (TraceJudge.Batch) -> Void, show: (TraceAssembler, OutcomeGate) -> Void
  ) -> TraceJudge.ReadEnd {
    var reader = CaptureReader(reading)
    do {
      try CaptureFeed.read(source, &reader, &assembler, within: limit, watch: watch, isStopped: isStopped) {
        if let batch = gate.release(from: &$0) { deliver(batch) }
        if watch.wantsState() { show($0, gate) }
      }
      try reader.finish(to: &assembler)
    } catch {
      return reader.end(after: error, to: &assembler)
    }
    return TraceJudge.ReadEnd(counts: reader.counts)
  }

  /// The outcomes that were decided since the last call and wait for nothing.
  package mutating func releaseDecided() -> TraceJudge.Batch? { gate.release(from: &assembler) }

  /// A file of the trace has been read, to its end or up to the problem.
  package mutating func endFile(
    _ counts: ReadingCounts, problem: String?, _ notes: [CaptureNote]
  ) -> (summary: CaptureSummary, read: ReadCapture) {
    var summary = assembler.end(counts)
    let read = ReadCapture(summary, counts, &assembler)
    result.diagnostics += read.diagnostics(notes)
    summary.problem = problem
    isTorn = problem != nil || counts.leftOutBytes > 0 || (summary.endsInsideLine && assembler.isOfLines)
    return (summary, read)
  }

  /// Nothing follows; call once. The captures are in the result before.
  package mutating func finish() -> TraceJudge.Result {
    assembler.finish()
    result.windowCounts = assembler.windowCounts
    if let note = assembler.endNote {
      result.diagnostics.append(note)
      if note.severity == .error { result.couldNotRead = true }
    }
    result.rest = gate.releaseAll(from: &assembler)
    result.untilOthers = gate.untilOthers
    let profile = result.rest.profile
    for position in result.captures.indices {
      result.captures[position].summary.profile = profile.id
      result.captures[position].summary.profileReason = profile.reason
      result.captures[position].summary.otherProfiles = profile.others.compactMap { choice in
        choice.id.map { ChosenAspect(aspect: choice.aspect, id: $0, reason: choice.reason) }
      }
    }
    result.circumstances = assembler.circumstances
    result.outcomes = assembler.deviceOutcomes.map { $0.on(profile.environment) }
    result.lateAnswers = assembler.takeLateAnswers()
    result.origin = assembler.origin
    result.timeline = TraceTimeline(assembler)
    return result
  }
}
