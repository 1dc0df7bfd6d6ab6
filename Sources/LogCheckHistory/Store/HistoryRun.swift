import LogCheckModel
package import LogCheckResults

/// Results that are written together. Without ``commit()`` the history stays as it was.
package final class HistoryRun {
  /// The effect of adding a record.
  package enum Addition: Hashable, Sendable {
    case new
    /// The history had a result of the same capture and day.
    case replaced
    /// Nothing was stored, for the reason given.
    case refused(String)
  }

  private let connection: Connection
  private let keepsEvidence: Bool
  private var texts: StoredTexts
  private var sets: StoredRuleSets
  private let statements: RunStatements
  private var isOpen = true

  init(_ connection: Connection, keepsEvidence: Bool) throws(HistoryProblem) {
    self.connection = connection
    self.keepsEvidence = keepsEvidence
    texts = try StoredTexts(connection)
    sets = try StoredRuleSets(connection)
    statements = try RunStatements(connection)
    // At once and not with the first change: two runs that both have read could otherwise wait for each other for ever.
    try connection.execute("BEGIN IMMEDIATE")
  }

  deinit { if isOpen { try? connection.execute("ROLLBACK") } }

  package func commit() throws(HistoryProblem) {
    try connection.execute("COMMIT")
    isOpen = false
  }

  /// Adds a record. A problem of the file leaves the run unusable: it can only be dropped.
  package func add(_ record: AuditRecord) throws(HistoryProblem) -> Addition {
    if let reason = Self.defect(record) { return .refused(reason) }
    let day = StoredForm.day(record.day)
    let parts = StoredForm.parts(record.id)
    let (folder, name) = (try texts.id(parts.folder), try texts.id(parts.name))
    let former = try former(day, folder, name)
    if let former {
      if former.digest != record.rulesDigest, ToolVersion(record.tool) < ToolVersion(former.tool) {
        return .refused("the history has a result of it by the newer version \(former.tool) of the tool")
      }
      for removal in statements.removals { try removal.run(.integer(former.id)) }
    }
    try insert(record, former?.id, day, folder, name)
    return former == nil ? .new : .replaced
  }

  /// The reason why a record cannot be stored.
  private static func defect(_ record: AuditRecord) -> String? {
    var rules: Set<LogText> = []
    for rule in record.rules where !rules.insert(LogText(rule.id)).inserted {
      return "it has two results of the rule \(rule.id)"
    }
    guard StoredTexts.longest(of: record) <= StoredTexts.most else {
      return "one of its texts has more than \(StoredTexts.most >> 10) KiB, which no text of this tool has"
    }
    return nil
  }

  private func former(
    _ day: Int, _ folder: Int, _ name: Int
  ) throws(HistoryProblem) -> (id: Int, tool: String, digest: String)? {
    let search = statements.former
    try search.bind([.integer(day), .integer(folder), .integer(name)])
    defer { search.reset() }
    return try search.step() ? (search.integer(0), search.text(1), search.text(2)) : nil
  }

  private func insert(
    _ record: AuditRecord, _ former: Int?, _ day: Int, _ folder: Int, _ name: Int
  ) throws(HistoryProblem) {
    var rules: [(rule: Int, severity: Int, passes: UInt8)] = []
    for rule in record.rules {
      let passes = rule.isPlainPass ? UInt8(clamping: rule.passes) : 0
      rules.append((try texts.id(rule.id), StoredForm.code(rule.severity), passes))
    }
    rules.sort { $0.rule < $1.rule }
    let set = try sets.id(rules.map { ($0.rule, $0.severity) })
    let total = CaptureTotals(record.captures)
    try statements.result.run(
      SQLValue(former), .integer(day), .integer(folder), .integer(name), texts.value(record.device),
      texts.value(record.build), texts.value(record.profile), .integer(texts.id(record.tool)),
      .integer(texts.id(record.rulesDigest)), SQLValue(record.verdict.map(StoredForm.code)), .integer(record.exitCode),
      .integer(record.status == .error && !record.isAllowed ? 1 : 0), texts.value(record.problem),
      .integer(record.captures.count),
      .integer(total.bytes), .integer(total.lines), .integer(total.events), .integer(record.findingsNotListed),
      .integer(set), .blob(rules.map(\.passes)))
    let id = former ?? connection.lastInserted
    for rule in record.rules where !rule.isPlainPass {
      try statements.outcome.run(
        .integer(id), .integer(texts.id(rule.id)), .integer(StoredForm.code(rule.verdict)),
        .integer(StoredForm.code(rule.severity)), .integer(rule.isExperimental ? 1 : 0), .integer(rule.passes),
        .integer(rule.fails), .integer(rule.inconclusive), .integer(rule.cancelled), .integer(rule.accepted))
    }
    for (metric, histogram) in record.measures.sorted(by: { $0.key < $1.key }) where histogram.count > 0 {
      try statements.measure.run(
        .integer(id), .integer(texts.id(metric)), .integer(histogram.count), .integer(histogram.sum),
        SQLValue(histogram.least), SQLValue(histogram.quantile(0.5)), SQLValue(histogram.greatest),
        .blob(histogram.packedBuckets))
    }
    if let outcomes = record.outcomes { try insert(outcomes, of: id, record) }
    for (position, finding) in record.findings.enumerated() {
      try statements.finding.run(
        .integer(id), .integer(position), .integer(texts.id(finding.rule)),
        .integer(StoredForm.code(finding.severity)), .integer(texts.id(finding.fingerprint)),
        .integer(texts.id(finding.message)))
      guard keepsEvidence else { continue }
      for (index, line) in finding.evidence.enumerated() {
        let isOwn = LogText(line.capture) == LogText(record.id)
        try statements.evidence.run(
          .integer(id), .integer(position), .integer(index), isOwn ? .null : texts.value(line.capture),
          .integer(line.line), SQLValue(line.time), .text(line.text))
      }
    }
  }

  private func insert(_ outcomes: RecordedOutcomes, of result: Int, _ record: AuditRecord) throws(HistoryProblem) {
    let ending = outcomes.ending
    let head: [SQLValue] = [.integer(result)]
    let counts = Self.values(outcomes.counts)
    let rest: [SQLValue] = [
      .integer(outcomes.unproved), .integer(outcomes.notDue), .integer(outcomes.omitted), Self.day(outcomes.lastKept),
      Self.day(outcomes.lastShown), .integer(ending.map(StoredForm.code) ?? 0), Self.day(ending?.since),
      .integer(ending?.notifications ?? 0), SQLValue(outcomes.leadingIndex), .integer(outcomes.causesNotListed),
    ]
    try statements.notification.run(head + counts + rest)
    for (position, cause) in outcomes.causes.enumerated() {
      let isOwn = cause.capture.map { LogText($0) == LogText(record.id) } ?? true
      let names: [SQLValue] = [
        .integer(result), .integer(position), .integer(try texts.id(cause.kind)),
        .integer(try texts.id(cause.side.rawValue)), .integer(try texts.id(cause.certainty.rawValue)),
        .integer(try texts.id(cause.title)), .integer(try texts.id(cause.stage.rawValue)), Self.day(cause.from),
        Self.day(cause.to),
      ]
      let line: [SQLValue] = [
        .integer(cause.ending), isOwn ? .null : try texts.value(cause.capture),
        SQLValue(cause.line > 0 ? cause.line : nil),
      ]
      try statements.cause.run(names + Self.values(cause.affected) + line)
    }
  }

  private static func values(_ counts: OutcomeCounts) -> [SQLValue] {
    [OutcomeResult.kept, .late, .notFresh, .notShown, .unknown].map { .integer(counts[$0]) }
  }

  private static func day(_ text: String?) -> SQLValue { text.map { .integer(StoredForm.day($0)) } ?? .null }
}

/// The sizes of the captures of one record.
private struct CaptureTotals {
  var bytes = 0
  var lines = 0
  var events = 0

  init(_ captures: [AuditedCapture]) {
    for capture in captures {
      bytes &+= capture.bytes
      lines &+= capture.lines
      events &+= capture.events
    }
  }
}
