import LogCheck
import LogCheckFollowing
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules

extension FuzzTarget {
  static let state = FuzzTarget(
    "state",
    "a state of follow is refused and left as it is, or its entries come back equal when they are written again"
  ) { bytes in
    let input = StateInput(bytes)
    if let problem = StateTarget.problem(with: input.state) { return problem }
    guard input.damaged != input.state else { return nil }
    if let problem = StateTarget.problem(with: input.damaged) { return "damaged: \(problem)" }
    // What was damaged may be cut off, and is never something else.
    guard let whole = StateTarget.entries(of: input.state), let rest = StateTarget.entries(of: input.damaged) else {
      return nil
    }
    return whole.starts(with: rest) ? nil : "damage made entries that were not written"
  }

  /// With the tool's own rules, so fewer executions are asked.
  static let resumption = FuzzTarget(
    "resumption", "a run that goes on from any state ends with an exit code of its verdict", executions: 1_000_000,
    preparing: {
      guard let ready = try? Audit(RuleLibrary(paths: [], includesBuiltIn: true).ruleSet, AuditOptions()) else {
        return { _ in "the tool's own rules cannot be used" }
      }
      return { bytes in
        guard let summary = StateTarget.resumed(StateInput(bytes).damaged, ready) else { return nil }
        return CheckTarget.problem(with: summary)
      }
    })
}

/// The bytes of a state, out of those of a fuzzer: as they are, after a valid head, or as entries with valid checksums,
/// with some bytes damaged afterwards.
private struct StateInput {
  let state: [UInt8]
  let damaged: [UInt8]

  static let facts = [JournalFact("the version of dnp-logcheck", "1"), JournalFact("--year", "2025")]

  init(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    switch input.number(below: 4) {
    case 0:
      state = input.rest
      damaged = state
    case 1:
      state = FollowJournal.beginning(Self.facts) + input.rest
      damaged = state
    default:
      let damages = (0..<input.number(below: 4)).map { _ in
        (position: input.number(below: 256) << 8 | input.number(below: 256), mask: UInt8(input.number(below: 256)))
      }
      var bytes = FollowJournal.beginning(Self.facts)
      var rest = input.rest[...]
      while rest.count > 2 {
        let length = Int(rest[rest.startIndex]) | Int(rest[rest.startIndex + 1]) << 8
        bytes += FollowJournal.frame(Array(rest.dropFirst(2).prefix(length)))
        rest = rest.dropFirst(2 + length)
      }
      state = bytes
      for damage in damages { bytes[damage.position % bytes.count] ^= damage.mask }
      damaged = bytes
    }
  }
}

private enum StateTarget {
  /// The entries of a state; `nil` where it is refused.
  static func entries(of bytes: [UInt8]) -> [[UInt8]]? {
    (try? FollowJournal(StateBytes(bytes), StateInput.facts))?.entries()
  }

  static func problem(with bytes: [UInt8]) -> String? {
    let store = StateBytes(bytes)
    let journal: FollowJournal
    do {
      journal = try FollowJournal(store, StateInput.facts)
    } catch {
      return store.bytes == bytes && !error.description.isEmpty ? nil : "what is refused is not left as it was"
    }
    guard bytes.isEmpty || (bytes.starts(with: store.bytes) && store.bytes.count + journal.droppedBytes == bytes.count)
    else { return "more was cut off than was reported" }
    let entries = journal.entries()
    let copy = StateBytes([])
    guard let written = try? FollowJournal(copy, StateInput.facts) else { return "an empty state is refused" }
    for entry in entries where !written.add(entry: entry) { return "an entry that was read is none: \(entry)" }
    return self.entries(of: copy.bytes) == entries ? nil : "the entries differ when they are read again"
  }

  /// The result of a run that continues from a state and finds none of the files; `nil` if the state is refused.
  static func resumed(_ bytes: [UInt8], _ ready: Audit) -> RunSummary? {
    guard let journal = try? FollowJournal(StateBytes(bytes), StateInput.facts) else { return nil }
    var audit = Audit(ready, AuditOptions())
    var isOver = false
    let desk = FollowDesk(
      milliseconds: { 0 }, sleep: { _ in isOver = true }, note: { if $0.code == "I048" { isOver = true } })
    audit.follow(
      [.file(Array("/nonexistent/device.log".utf8), shown: "device.log")], desk, journal: journal,
      isStopped: { isOver }
    ) { _, _ in }
    return audit.summary()
  }
}

/// A state in memory.
private final class StateBytes: JournalStore {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func bytes(from position: Int, limit: Int) -> [UInt8] {
    position >= bytes.count ? [] : Array(bytes[position..<min(bytes.count, position + limit)])
  }

  func append(_ more: [UInt8]) -> Bool {
    bytes += more
    return true
  }

  func cut(to length: Int) -> Bool {
    bytes.removeLast(max(0, bytes.count - length))
    return true
  }
}
