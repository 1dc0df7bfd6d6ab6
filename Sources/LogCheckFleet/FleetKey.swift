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
}
