import LogCheckModel

/// A defect put into a story: something that the plugin, or who uses it, does otherwise than promised.
package struct Fault: Sendable, Identifiable {
  /// The scenario's id, and its own after a hyphen: `SCN-01-M1`.
  package let id: String
  /// The defect, in one sentence.
  package let summary: String
  /// The promises that it breaks, by their requirement numbers.
  package let requirements: [Int]
  /// The reason why no capture can show it, if none can.
  package let hiddenBecause: String?
  /// The kind of line by which the scene is known in which it happens.
  let label: String
  /// True if such a scene is there every day of a story.
  let isDaily: Bool
  let change: Change
  /// The traits of a format that are needed to show it.
  private(set) var needs: WriterTraits.Parts = []

  /// Other kinds of lines without which it does not show.
  private(set) var witnesses: Set<String> = []

  /// The same fault, which shows only where lines of these kinds do.
  func seen(by labels: String...) -> Fault {
    var fault = self
    fault.witnesses.formUnion(labels)
    return fault
  }

  /// The same fault, which only formats with `parts` can show.
  func needing(_ parts: WriterTraits.Parts) -> Fault {
    var fault = self
    fault.needs = parts
    return fault
  }

  /// True if it takes the values of the lines to see it.
  private(set) var needsValues = true

  /// The same fault, which the order and the number of the lines alone show.
  func withoutValues() -> Fault {
    var fault = self
    fault.needsValues = false
    return fault
  }

  /// The change that it makes to a story.
  enum Change: Sendable {
    /// The lines of a scene are changed.
    case scene(@Sendable (inout Scene, Device) -> Void)
    /// The device does otherwise from the beginning.
    case device(@Sendable (inout Device) -> Void)
  }

  /// A fault of one scene: the one that holds `label`, in stories over several days that of one day, drawn by the seed.
  init(
    _ id: String, _ requirements: [Int], _ summary: String, at label: String, daily isDaily: Bool = false,
    evidence: [String] = [], hiddenBecause: String? = nil, _ change: @escaping @Sendable (inout Scene, Device) -> Void
  ) {
    self.id = id
    self.requirements = requirements
    self.summary = summary
    self.label = label
    self.isDaily = isDaily
    self.hiddenBecause = hiddenBecause
    witnesses = Set(evidence)
    self.change = .scene(change)
  }

  /// A fault of the device: `label` is the kind of line that it bears on.
  init(
    _ id: String, _ requirements: [Int], _ summary: String, bearing label: String, evidence: [String] = [],
    hiddenBecause: String? = nil, device change: @escaping @Sendable (inout Device) -> Void
  ) {
    self.id = id
    self.requirements = requirements
    self.summary = summary
    self.label = label
    isDaily = false
    self.hiddenBecause = hiddenBecause
    witnesses = Set(evidence)
    self.change = .device(change)
  }
}

/// The faults of a story that is being played.
struct ActiveFaults {
  private var waiting: [(fault: Fault, skips: Int)]
  /// The faults that happened, with the lines of the scene as they would have been.
  private(set) var happened: [(fault: Fault, lines: [Utterance])] = []

  /// Each happens once: `turns` says in which of the scenes that hold its label, counted from 0.
  init(_ faults: [Fault], turn: (Fault) -> Int = { _ in 0 }) {
    waiting = faults.map { ($0, turn($0)) }
  }

  /// True if a fault has not happened yet.
  func isWaiting(_ id: Fault.ID) -> Bool {
    waiting.contains { item in
      if item.fault.id == id, case .scene = item.fault.change { true } else { false }
    }
  }

  /// The scene with their changes.
  mutating func changed(_ scene: Scene, on device: Device) -> Scene {
    guard !waiting.isEmpty else { return scene }
    var scene = scene
    var position = 0
    while position < waiting.count {
      guard case .scene(let change) = waiting[position].fault.change, scene.holds(waiting[position].fault.label) else {
        position += 1
        continue
      }
      guard waiting[position].skips == 0 else {
        waiting[position].skips -= 1
        position += 1
        continue
      }
      happened.append((waiting[position].fault, scene.lines))
      change(&scene, device)
      waiting.remove(at: position)
    }
    return scene
  }
}
