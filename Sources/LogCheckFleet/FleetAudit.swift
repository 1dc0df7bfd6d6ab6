package import LogCheck
import LogCheckModel
package import LogCheckResults
package import LogCheckRuleLibrary
package import LogCheckRules

/// Judges the captures of a fleet, each run separately, and makes a record of each.
///
/// Records come in the order of the jobs, whichever thread judged them. Memory is bounded by what the threads work on.
package struct FleetAudit {
  private let library: RuleLibrary
  private let options: AuditOptions
  private let keys: FleetKeys
  private let maker: RecordMaker

  package init(_ library: RuleLibrary, _ options: AuditOptions, _ keys: FleetKeys, toolVersion: String) {
    self.library = library
    var options = options
    // For durations and the names of devices, which need none of its entries.
    options.keepsTimeline = true
    options.timelineLimit = 0
    options.threads = 1
    options.findingLimit = RecordMaker.findingLimit
    self.options = options
    self.keys = keys
    maker = RecordMaker(tool: toolVersion, rulesDigest: library.digest, failOn: options.failOn)
  }

  /// Judges the jobs on so many threads. `take` gets each record on the calling thread. Problems with the rules are thrown before anything is
  /// read.
  package func run(
    _ jobs: [FleetJob], threads: Int, isStopped: () -> Bool, take: (AuditRecord) -> Void
  ) throws(UnusableRules) {
    // The threads compile them again: matchers are not shared.
    _ = try Audit(library.ruleSet, options)
    let copy = self
    OrderedJobs<AuditRecord>.run(jobs.count, threads: threads, ahead: 1, window: 4 * threads, isStopped: isStopped) {
      desk in
      guard let base = try? Audit(copy.library.ruleSet, copy.options) else { return }
      let search = KeySearch(copy.library.ruleSet)
      while let job = desk.next() {
        let record = copy.record(of: jobs[job], base, search) { desk.isStopped }
        desk.deliver(record, of: job)
        desk.end(job)
      }
    } take: { _, record in
      // What was cut short says nothing of its captures.
      if !isStopped() { take(record) }
    }
  }

  private func record(
    of job: FleetJob, _ base: Audit, _ search: KeySearch, isStopped: () -> Bool
  ) -> AuditRecord {
    var options = options
    options.readingLimit = options.readingLimit.begun()
    var audit = Audit(base, options)
    var findings: [Finding] = []
    audit.run(job.inputs, isStopped: isStopped) { findings.append($0) }
    let summary = audit.summary()
    var record = maker.record(id: job.id, summary, findings)
    record.isAllowed =
      summary.exitCode == 3 && summary.verdict == .nothingDecided && !summary.captures.isEmpty
      && summary.captures.allSatisfy { options.mayDecideNothing($0.path) }
    if let key = keys.device { record.device = search.value(of: key, job, options, isStopped: isStopped) }
    record.build = search.value(of: keys.build, job, options, isStopped: isStopped)
    if let key = keys.day {
      let value = search.value(of: key, job, options, isStopped: isStopped)
      record.day = value.flatMap { CivilDay($0) == nil ? nil : $0 }
    }
    return record
  }
}
