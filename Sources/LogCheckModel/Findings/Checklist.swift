/// The progress of a promise step by step: the part of a report that is read first.
package struct ChecklistRun: Sendable {
  package enum State: String, Sendable, CaseIterable {
    /// It came, in its order.
    case done
    /// It is missing or out of order.
    case missing
    /// Its component is not in the input.
    case notCaptured
    /// It is not due, or the input ended before it was.
    case waiting
    /// The capture cannot show it.
    case unknown
  }

  package struct Step: Sendable {
    package var state: State
    package var title: String
    package var time: String?
    package var line: Int?
    /// The reason why it is not done.
    package var note: String?

    package init(_ state: State, _ title: String) {
      self.state = state
      self.title = title
    }
  }

  package var rule: String
  package var title: String
  package var capture: String?
  package var verdict: InstanceVerdict
  package var steps: [Step] = []
  /// The line that began it.
  package var begins: Int?

  package init(rule: String, title: String, verdict: InstanceVerdict) {
    self.rule = rule
    self.title = title
    self.verdict = verdict
  }

  /// The worst state of its steps.
  package var state: State {
    for state in [State.missing, .unknown, .waiting, .notCaptured] where steps.contains(where: { $0.state == state }) {
      return state
    }
    return .done
  }
}

/// The checklist of a run: the runs of the rules that are listed, in the order in which they were decided.
package struct Checklist: Sendable {
  /// Runs that are kept of those that are done, and of the others; what is beyond is counted.
  package static let limit = 100

  package private(set) var runs: [ChecklistRun] = []
  package private(set) var omitted = 0
  private var done = 0

  package init() {}

  /// True if a run that is done would only be counted.
  package var isFullOfDone: Bool { done >= Self.limit }

  /// Counts a run that is not listed.
  package mutating func omit() { omitted += 1 }

  package mutating func add(_ run: ChecklistRun) {
    let isDone = run.state == .done
    guard isDone ? done < Self.limit : runs.count - done < Self.limit else {
      return omit()
    }
    if isDone { done += 1 }
    runs.append(run)
  }

  /// The same with the runs in the order of the lines that began them, capture by capture.
  package func inOrder(of captures: [String]) -> Checklist {
    let positions = Dictionary(captures.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    func key(_ run: ChecklistRun) -> (Int, Int) {
      (run.capture.flatMap { positions[$0] } ?? captures.count, run.begins ?? .max)
    }
    var list = self
    // Runs that began with the same line stay as they were decided.
    list.runs = runs.enumerated().sorted { left, right in
      let (first, second) = (key(left.element), key(right.element))
      return first != second ? first < second : left.offset < right.offset
    }.map(\.element)
    return list
  }
}
