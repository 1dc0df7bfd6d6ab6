/// The cases of Tests/Truth that are not judged as they expect, each under the reason for it: `disagreements.txt` there.
///
/// A reason begins with its name in brackets; below it follow lines of the form `REQ-057 all: name of the case`, where `all` or a list of
/// carriers says where the case is judged wrongly.
struct KnownDisagreements {
  struct Entry: Hashable {
    var requirement: String
    var name: String
    /// `all`, or carriers as ``TruthCarrier`` writes them, with commas between them.
    var carriers: String
  }

  struct Reason {
    var name: String
    var text: String
    var entries: [Entry]
  }

  struct Unreadable: Error, CustomStringConvertible {
    var line: Int
    var description: String { "line \(line): neither a reason nor `REQ-NNN carriers: name of the case` below one" }
  }

  /// The heading under which a recorded case waits for its reason; the test suite accepts no case there.
  static let withoutReason = "reason missing"

  /// The lines above the first reason.
  private var head: [String] = []
  private(set) var reasons: [Reason] = []

  init(_ text: String) throws {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let match = try? /\[([a-z -]+)\] ?(.*)/.wholeMatch(in: line) {
        reasons.append(Reason(name: String(match.1), text: String(match.2), entries: []))
      } else if reasons.isEmpty && line.hasPrefix("#") {
        head.append(String(line))
      } else if let match = try? /(REQ-\d{3}) ([a-z, -]+): (.+)/.wholeMatch(in: line) {
        let entry = Entry(requirement: String(match.1), name: String(match.3), carriers: String(match.2))
        reasons[reasons.count - 1].entries.append(entry)
      } else if !line.isEmpty {
        throw Unreadable(line: index + 1)
      }
    }
  }

  /// Each disagreement that is not listed, and each listed one that is mended.
  func changes(against found: [TruthDisagreement]) -> [String] {
    let found = Set(found.map(\.entry))
    let listed = Set(reasons.flatMap(\.entries))
    return found.subtracting(listed).map { "not listed: \(Self.line($0))" }.sorted()
      + listed.subtracting(found).map { "listed, but not so: \(Self.line($0))" }.sorted()
  }

  /// Lists what was found instead. A case keeps its reason, and a new one comes under ``withoutReason``.
  mutating func record(_ found: [TruthDisagreement]) {
    let names = Dictionary(
      reasons.flatMap { reason in reason.entries.map { ("\($0.requirement) \($0.name)", reason.name) } },
      uniquingKeysWith: { first, _ in first })
    let sorted = Dictionary(grouping: found.map(\.entry)) {
      names["\($0.requirement) \($0.name)"] ?? Self.withoutReason
    }
    for index in reasons.indices { reasons[index].entries = sorted[reasons[index].name] ?? [] }
    if let new = sorted[Self.withoutReason], !reasons.contains(where: { $0.name == Self.withoutReason }) {
      reasons.append(Reason(name: Self.withoutReason, text: "", entries: new))
    }
    reasons.removeAll { $0.entries.isEmpty }
  }

  var text: String {
    let sections = reasons.map { reason in
      let title = "[\(reason.name)]" + (reason.text.isEmpty ? "" : " \(reason.text)")
      return ([title] + reason.entries.map(Self.line).sorted()).joined(separator: "\n")
    }
    return ([head.joined(separator: "\n")] + sections).joined(separator: "\n\n") + "\n"
  }

  private static func line(_ entry: Entry) -> String { "\(entry.requirement) \(entry.carriers): \(entry.name)" }
}

extension TruthDisagreement {
  var entry: KnownDisagreements.Entry {
    let names = results.map(\.trial.carrier.rawValue).sorted().joined(separator: ", ")
    return KnownDisagreements.Entry(
      requirement: truth.requirement, name: truth.name, carriers: results.count == carriers ? "all" : names)
  }
}
