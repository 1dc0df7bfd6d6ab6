import LogCheckModel
import LogCheckRules

/// A course of events as a capture, with what it must come to, and the same capture with faults in it.
package struct WrittenScenario: Sendable, CustomStringConvertible {
  package var id: String
  package var title: String
  /// The name of its capture, next to the file of edits.
  package var capture: String
  package var bytes: [UInt8]
  package var exitCode: Int
  package var verdicts: [String: String]
  /// The rules that fail in the capture as it is: none, but for a fault that the course itself is about.
  package var fails: [String]
  package var faults: [Fault]

  package static let schema = "dnp-scenario/2"

  package var description: String { id }

  /// One fault put into the capture, and its expected verdicts.
  package struct Fault: Sendable {
    package var id: String
    package var requirements: [String]
    /// The rules of these requirements that fail.
    package var fails: [String]
    /// Other rules that the same fault breaks.
    package var also: [String]
    /// Requirements that no rule asks for yet.
    package var pending: [String: String]
    /// Requirements that this fault does not break for sure, and why.
    package var notCaught: [String: String]
    /// Rules with a verdict other than `fail`.
    package var verdicts: [String: String]
    package var sample: EditedSample

    /// The rules that must fail, and those that may.
    package var allowed: Set<String> { Set(fails + also) }
  }

  /// Reads `scenarios/ID/expected.yml`.
  static func read(_ node: RuleNode, name: String, in folder: SampleFolder) throws(SampleProblem) -> WrittenScenario {
    let map = try SampleMap(
      node, "a scenario", keys: ["schema", "id", "title", "capture", "exitCode", "verdicts", "fails", "faults"],
      required: ["schema", "id", "title", "capture", "exitCode", "verdicts", "fails", "faults"])
    guard let id = try map.text("id"), let title = try map.text("title"), let capture = try map.text("capture"),
      let exitCode = try map.number("exitCode"), let verdicts = try map.words("verdicts"),
      let fails = try map.texts("fails"), let nodes = try map.nodes("faults")
    else { preconditionFailure() }
    guard try map.text("schema") == Self.schema else {
      throw SampleProblem("the schema is \(Self.schema)", at: map.mark("schema"))
    }
    guard id == name else { throw SampleProblem("its folder is \(name)", at: map.mark("id")) }
    let base = try folder.base("scenarios/\(id)/\(capture)", at: map.mark("capture"))
    var faults: [Fault] = []
    for node in nodes {
      let fault = try Self.fault(node, of: id, base)
      guard !faults.contains(where: { $0.id == fault.id }) else {
        throw SampleProblem("there is a fault \(fault.id) already", at: node)
      }
      faults.append(fault)
    }
    return WrittenScenario(
      id: id, title: title, capture: capture, bytes: base.bytes, exitCode: exitCode, verdicts: verdicts, fails: fails,
      faults: faults)
  }

  private static func fault(_ node: RuleNode, of scenario: String, _ base: SampleBase) throws(SampleProblem) -> Fault {
    let map = try SampleMap(
      node, "a fault",
      keys: ["id", "what", "requirements", "fails", "also", "pending", "notCaught", "verdicts"] + SampleEdits.keys,
      required: ["id", "what", "requirements", "fails"])
    guard let id = try map.text("id"), let what = try map.text("what"),
      let requirements = try map.texts("requirements"), let fails = try map.texts("fails")
    else { preconditionFailure() }
    let edits = try SampleEdits(map)
    // A fault that leaves no trace is the capture as it is.
    guard !edits.isEmpty || fails.isEmpty else {
      throw SampleProblem("a fault in which rules fail has edits: `drop`, `replace` or `insert`", at: node)
    }
    let ending = base.path.split(separator: ".").last ?? "log"
    return Fault(
      id: id, requirements: requirements, fails: fails, also: try map.texts("also") ?? [],
      pending: try map.words("pending") ?? [:], notCaught: try map.words("notCaught") ?? [:],
      verdicts: try map.words("verdicts") ?? [:],
      sample: EditedSample(
        id: "scenarios/\(scenario)/\(id).\(ending)", what: what, bytes: try edits.applied(to: base, at: node.mark),
        mark: node.mark))
  }
}
