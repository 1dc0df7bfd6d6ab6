package import LogCheckRules

/// The source of a fact about a run that its log does not need to judge: its device, its build, its day.
package enum FleetKey: Hashable, Sendable {
  /// A part of the path below the folder that was named, from 1; from -1, the file's name, if counted from the end.
  case path(Int)
  /// The first value of a JSON member of that name in a line of the capture.
  case member(String)
  /// The first value of a field of an event.
  case event(String, field: String)

  /// `path:2`, `field:app_build` or `event:plugin.build.version`; `nil` for anything else.
  package init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let rest = String(text[text.index(after: colon)...])
    guard !rest.isEmpty else { return nil }
    switch text[..<colon] {
    case "path":
      guard let number = Int(rest), number != 0 else { return nil }
      self = .path(number)
    case "field": self = .member(rest)
    case "event":
      guard let dot = rest.lastIndex(of: "."), dot != rest.startIndex else { return nil }
      let field = String(rest[rest.index(after: dot)...])
      guard !field.isEmpty else { return nil }
      self = .event(String(rest[..<dot]), field: field)
    default: return nil
    }
  }

  /// The key as an option has it.
  package var text: String {
    switch self {
    case .path(let number): "path:\(number)"
    case .member(let name): "field:\(name)"
    case .event(let event, let field): "event:\(event).\(field)"
    }
  }

  /// The parts of a path that it counts; `nil` of other keys.
  func value(in path: [String]) -> String? {
    guard case .path(let number) = self else { return nil }
    let index = number > 0 ? number - 1 : path.count + number
    return path.indices.contains(index) ? path[index] : nil
  }
}

/// The keys of a fleet.
package struct FleetKeys: Hashable, Sendable {
  package var device: FleetKey?
  package var build: FleetKey?
  package var day: FleetKey?

  package init() {}

  /// The options of the keys, with the keys that are given.
  private var given: [(option: String, key: FleetKey)] {
    [("--device-key", device), ("--build-key", build), ("--day-key", day)].compactMap { option, key in
      key.map { (option, $0) }
    }
  }

  /// The reason why a key can give nothing to any of the runs; `nil` if each may.
  package func problem(_ jobs: [FleetJob], _ ruleSet: RuleSet) -> String? {
    for (option, key) in given {
      switch key {
      case .path(let number):
        guard !jobs.contains(where: { key.value(in: $0.path) != nil }) else { continue }
        let deepest = jobs.map(\.path).max { $0.count < $1.count } ?? []
        return "\(option) path:\(number): the paths below the folder have at most \(deepest.count) "
          + "\(deepest.count == 1 ? "part" : "parts"), as in \(deepest.joined(separator: "/"))"
      case .event(let id, let field):
        guard let event = ruleSet.events.first(where: { $0.name == id }) else {
          return UnknownName("event", id, in: ruleSet.events.map(\.name), listedBy: "events CAPTURE").message
        }
        let fields = event.fields.map(\.name)
        guard !fields.contains(field) else { continue }
        return UnknownName("field", field, of: id, in: fields, listedBy: "explain \(id)").message
      case .member: continue
      }
    }
    return nil
  }
}
