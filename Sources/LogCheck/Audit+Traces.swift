import LogCheckEngine
import LogCheckIngest
package import LogCheckModel
import LogCheckRules
package import LogCheckTrace

/// Judges the traces of a run, in turn or at once, and merges their results.
extension Audit {
  /// Judges the traces, one after the other.
  mutating func judgeInTurn(
    _ groups: [CaptureGroup], _ inputs: [AuditInput], company: TraceCompany, _ watch: RunWatch, isStopped: StopCheck,
    report: (Finding) -> Void
  ) {
    for group in groups {
      let result = judge.judge(
        group, of: inputs, options, company: company, readsAhead: options.threads > 1, watch: watch,
        isStopped: isStopped
      ) {
        addSidecars(to: &$0, isLast: group.parts.isEmpty, afterGap: $1, &$2)
      } show: {
        watch.show(state([($0, $1)], watch))
      } deliver: {
        self.report($0, report)
      }
      self.report(result, of: group, company: company, report)
      if isStopped() { break }
    }
  }

  /// Judges the traces on several threads; their results are taken in the order of the traces.
  mutating func judgeAtOnce(
    _ groups: [CaptureGroup], _ inputs: [AuditInput], threads: Int, _ watch: RunWatch, isStopped: StopCheck,
    report: (Finding) -> Void
  ) {
    enum Item: Sendable {
      case batch(TraceJudge.Batch)
      case end(TraceJudge.Result)
    }
    let (ruleSet, options) = (ruleSet, options)
    let company = company(of: groups.count)
    OrderedJobs<Item>.run(groups.count, threads: threads, isStopped: isStopped) { desk in
      // They compiled once, so they do again.
      var problems: [Diagnostic] = []
      let judge = TraceJudge(ruleSet, options, problems: &problems)
      while let job = desk.next() {
        let result = judge.judge(
          groups[job], of: inputs, options, company: company, readsAhead: false, isStopped: { desk.isStopped }
        ) { _, _, _ in
        } deliver: {
          desk.deliver(.batch($0), of: job)
        }
        desk.deliver(.end(result), of: job)
        desk.end(job)
      }
    } take: { job, item in
      switch item {
      case .batch(let batch): self.report(batch, report)
      case .end(let result):
        self.report(result, of: groups[job], company: company, report)
        for (_, summary) in result.captures { watch.read(summary.bytes) }
      }
    }
  }

  /// The checklist so far: the decided part, and the current state of the traces for the rest.
  private func checklist(_ assemblers: [TraceAssembler]) -> Checklist {
    var checklist = aggregator.checklist
    for assembler in assemblers {
      let profile = judge.chooser.choose(by: assembler.evidence, isWhole: false)
      var maker = ChecklistMaker(ruleSet: ruleSet, evidenceReporter: evidenceReporter(assembler.times))
      maker.isLive = true
      // As if the log ended here; the trace itself goes on.
      var copy = assembler
      copy.finish()
      for outcome in copy.takeDecided()
      where outcome.isListed && outcome.verdict != .cancelled && !aggregator.isOutside(outcome.rule, profile) {
        checklist.add(maker.run(outcome, outcome.verdict))
      }
    }
    return checklist.inOrder(of: paths)
  }

  /// The state of the run, including the outcomes for which the current traces wait.
  package func state(
    _ traces: [(assembler: TraceAssembler, gate: OutcomeGate)], _ watch: RunWatch
  ) -> LiveState {
    let assemblers = traces.map(\.assembler)
    var state = LiveState()
    for assembler in assemblers {
      state.events += assembler.capture.events
      state.time = assembler.shown(assembler.lastTime) ?? state.time
      state.lastEvents += assembler.lastEvents.map { event in
        LiveEvent(
          title: ruleSet.events[event.type.index].summary, time: assembler.shown(event.time), line: event.line)
      }
    }
    for assembler in assemblers {
      let unknown = assembler.unknownTexts(atMost: LineReader.shownTexts)
      state.unknownTexts += unknown.texts
      state.unknownTextCount += unknown.count
    }
    state.silence = watch.silence?()
    state.checklist = checklist(assemblers)
    var positions: [String: Int] = [:]
    for rule in aggregator.summaries() where rule.passes + rule.fails + rule.inconclusive > 0 {
      positions[rule.id] = state.rules.count
      state.rules.append(
        LiveRule(
          id: rule.id, title: rule.title, passes: rule.passes, fails: rule.fails, inconclusive: rule.inconclusive))
      state.rules[state.rules.count - 1].sentence = sentences[rule.id]
    }
    func position(_ rule: Int) -> Int {
      let definition = ruleSet.rules[rule]
      if let position = positions[definition.id] { return position }
      positions[definition.id] = state.rules.count
      state.rules.append(LiveRule(id: definition.id, title: definition.title))
      return state.rules.count - 1
    }
    for (assembler, gate) in traces {
      let profile = judge.chooser.choose(by: assembler.evidence, isWhole: false)
      for (rule, fails) in gate.preliminaryFails.sorted(by: { $0.key < $1.key })
      where !aggregator.isOutside(rule, profile) {
        let position = position(rule)
        // A rule and its variants are one for the reader.
        state.rules[position].preliminary = max(state.rules[position].preliminary, fails)
        state.rules[position].condition = judge.condition(of: rule)
      }
      for held in assembler.heldFailures where !aggregator.isOutside(held.rule, profile) {
        let position = position(held.rule)
        state.rules[position].heldBack += 1
        if !state.rules[position].heldReasons.contains(held.reason) {
          state.rules[position].heldReasons.append(held.reason)
        }
      }
      for waiting in assembler.waiting where !aggregator.isOutside(waiting.rule, profile) {
        let rule = waiting.rule
        let position = position(rule)
        state.rules[position].waiting += 1
        if state.rules[position].due == nil {
          state.rules[position].due = assembler.shown(waiting.due)
          state.rules[position].line = waiting.opened.line
          if let now = assembler.lastTime, now.frame == waiting.due.frame {
            state.rules[position].left = max(.zero, waiting.due.instant - now.instant)
          }
        }
      }
    }
    return state
  }

  /// The number of threads that are worth it. Only a signal to the caller's thread ends a read of a silent pipe, and
  /// evidence files go to the first of the traces that names their device.
  func threads(for groups: [CaptureGroup], _ inputs: [AuditInput]) -> Int {
    guard options.threads > 1, groups.count > 1, sidecars.isEmpty else { return 1 }
    var bytes = 0
    for index in groups.flatMap(\.parts) {
      switch inputs[index] {
      case .standardInput: return 1
      case .pieces(let pieces, _): bytes += pieces.reduce(0) { $0 + $1.count }
      case .file(let path, _):
        if FileSource.mayWait(path: path) { return 1 }
        bytes += FileSource.regularSize(path: path) ?? 0
      }
    }
    let isWorthwhile = bytes >= options.threadedBytes
    return isWorthwhile ? min(options.threads, groups.count) : 1
  }

  package mutating func report(_ batch: TraceJudge.Batch, _ report: (Finding) -> Void) {
    for outcome in batch.outcomes { self.report(outcome, batch.profile, batch.times, report) }
    for outcome in options.showsPreliminary ? batch.preliminary : [] {
      report(aggregator.preliminary(outcome, batch.profile, evidenceReporter(batch.times)))
    }
    aggregator.count(batch.tally, batch.profile)
  }

  package mutating func report(
    _ result: TraceJudge.Result, of group: CaptureGroup, company: TraceCompany, _ report: (Finding) -> Void
  ) {
    diagnostics += result.diagnostics
    couldNotRead = couldNotRead || result.couldNotRead
    note(result.windowCounts, of: group.parts.map { paths[$0] })
    let profile = result.rest.profile
    if let found = profile.contradiction, let part = group.parts.first {
      diagnostics.append(
        Diagnostic(
          code: "I066", severity: .warning,
          message:
            "\(paths[part]): judged as \(profile.id ?? ""), the profile that was named; the capture shows \(found)",
          hint: "leave out --profile, or name what the capture comes from"))
    }
    aggregator.begin(profile)
    for (index, summary) in result.captures { captures[index] = summary }
    self.report(result.rest, report)
    let evidenceReporter = evidenceReporter(result.rest.times)
    for seen in result.circumstances { aggregator.count(seen, evidenceReporter) }
    let deviceOutcomes = result.outcomes.map { device in
      var device = device.reported(in: group.parts.map { paths[$0] }, evidenceReporter)
      device.questions = ruleSet.outcomeQuestions
      aggregator.waive(&device)
      return device
    }
    outcomes += deviceOutcomes
    if let shown = result.timeline {
      let devices = Set(result.outcomes.filter { !$0.conditions.isEmpty }.compactMap(\.source))
      timeline?.collect(shown, group.parts.map { paths[$0] }, devices: devices, evidenceReporter)
    }
    if company == .joined {
      waiting.append(HeldTrace(result: result, paths: group.parts.map { paths[$0] }))
    } else {
      for answer in result.lateAnswers { aggregator.count(answer, profile, evidenceReporter) }
      close(group, result, deviceOutcomes, profile)
    }
    if company == .separate { origins.append((group.parts.first.map { paths[$0] } ?? "", result.origin)) }
  }

  /// True if outcomes decide something: in a run that asks for them alone, and has no rules.
  func decide(_ outcomes: [DeviceOutcomes]) -> Bool {
    ruleSet.rules.isEmpty && outcomes.contains { device in device.occurrences.contains { $0.result != .unknown } }
  }

  /// Gives the captures of a trace their own verdict.
  private mutating func close(
    _ group: CaptureGroup, _ result: TraceJudge.Result, _ outcomes: [DeviceOutcomes], _ profile: ChosenProfile
  ) {
    let parts = group.parts.compactMap { captures[$0] }
    let verdict = aggregator.closeTrace(
      holdsEvents: parts.contains { $0.events > 0 }, answersOutcomes: decide(outcomes), profile,
      // Lines whose times or texts the reader could not understand were not judged as what they are.
      isMisread: profile.contradiction != nil || Self.showMisreading(result.diagnostics)
        || parts.contains { $0.patternFaults > 0 || $0.isUnread },
      isCut: parts.contains(where: \.isCut))
    let isUnproved = verdict == .pass && outcomes.contains { !$0.unproved.isEmpty }
    let hasFailed = outcomes.failures(options.failingOutcomes) > 0
    for index in group.parts { captures[index]?.verdict = hasFailed ? .fail : isUnproved ? .inconclusive : verdict }
  }

  /// The way to judge the traces of a run with so many of them.
  package func company(of count: Int) -> TraceCompany {
    count < 2 ? .alone : options.joinsCaptures ? .joined : .separate
  }

  /// Notes the captures that are certainly of one device, though each is judged separately.
  mutating func noteSharedEvents() {
    let pairs = TraceRelations(origins.map(\.origin)).pairs.filter(\.isSame)
    guard let first = pairs.first else { return }
    let more = pairs.count > 1 ? " (so do \(pairs.count - 1) more pairs)" : ""
    diagnostics.append(
      Diagnostic(
        code: "I005", severity: .note,
        message:
          "\(origins[first.first].path) and \(origins[first.second].path) hold the same events\(more), so they are of one "
          + "device; each is judged separately",
        hint: "--join judges them together: what one lacks the other may hold"))
  }

  /// Reports the outcomes that waited for the other captures. If two captures are, or may be, of one device, one may
  /// hold what the other lacks.
  package mutating func settleHeld(_ report: (Finding) -> Void) {
    let traces = waiting
    waiting = []
    let relations = TraceRelations(traces.map(\.origin))
    for pair in relations.pairs {
      let names = [traces[pair.first], traces[pair.second]].compactMap(\.paths.first).joined(separator: " and ")
      let message =
        pair.isSame
        ? "\(names) are of one device: what one lacks the other may hold"
        : "\(names) may be of one device: that is not certain, and what one lacks the other may hold"
      diagnostics.append(Diagnostic(code: "I005", severity: .note, message: message))
    }
    for (index, trace) in traces.enumerated() {
      let isDoubtful = relations.doubtful.contains(index)
      for var outcome in trace.held.outcomes {
        if isDoubtful { outcome.doubt(.perhapsOneDevice) }
        self.report(outcome, trace.profile, trace.times, report)
      }
      aggregator.count(isDoubtful ? trace.held.tally.doubted(for: .grouping) : trace.held.tally, trace.profile)
      // What is doubtful did not fail, so that nothing came too late for it.
      let evidenceReporter = evidenceReporter(trace.times)
      for answer in isDoubtful ? [] : trace.lateAnswers { aggregator.count(answer, trace.profile, evidenceReporter) }
    }
  }
}
