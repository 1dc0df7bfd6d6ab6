import LogCheckModel

/// The versions that lines name: of the plugin, the app, the system.
struct VersionTrack: Sendable {
  /// Each value of each name once, in the order of their first lines.
  private(set) var seen: [SeenVersion] = []
  /// The lines that name another value than the one before.
  private(set) var changes: [Mark] = []
  private var latest: [String: String] = [:]

  /// The most names, and the most values and changes that are kept.
  private static let nameLimit = 8
  private static let limit = 64

  /// True if the version differs from the one before.
  mutating func take(_ signal: OutcomeSignal, _ mark: Mark) -> Bool {
    guard let name = signal.key, let value = signal.word else { return false }
    let before = latest[name]
    guard before != value, before != nil || latest.count < Self.nameLimit else { return false }
    latest[name] = value
    if seen.count < Self.limit, !seen.contains(where: { $0.name == name && $0.value == value }) {
      seen.append(SeenVersion(name: name, value: value, line: mark.position))
    }
    guard before != nil, changes.count < Self.limit else { return false }
    changes.append(mark)
    return true
  }

  /// The last change before an instant.
  func change(upTo instant: LogInstant) -> Mark? {
    changes.last { change in change.at.map { $0 < instant } ?? false }
  }
}
