import LogCheckModel

/// The processes that log as the plugin does, with their counts: another process may print lines that look like the
/// plugin's.
///
/// The one that speaks most is taken for the app. A failure that rests on a line of another one is an open question (`grouping`).
struct PluginSpeakers {
  private var names: [[UInt8]] = []
  private var counts: [Int] = []
  /// By process id; -1 where it was given to processes of different names.
  private var nameOf: [Int32: Int] = [:]

  /// Beyond it a process counts as one that is not known.
  private static let limit = 4096

  /// A line of the plugin came from that process; `true` when others spoke before.
  mutating func hear(_ record: Record) -> Bool {
    guard let processID = record.processID, !record.process.isEmpty else {
      // A line in the message of a process that has not spoken for the plugin may be a quotation.
      return names.count > 1 || (!names.isEmpty && record.processID.map { nameOf[$0] == nil } ?? false)
    }
    if let known = nameOf[processID], known >= 0, names[known].elementsEqual(record.text[record.process]) {
      counts[known] += 1
      return names.count > 1
    }
    let name = Array(record.text[record.process])
    var index = names.firstIndex(of: name) ?? names.count
    if index == names.count {
      guard names.count < Self.limit else { return true }
      names.append(name)
      counts.append(0)
    }
    counts[index] += 1
    if let known = nameOf[processID], known != index { index = -1 }
    if nameOf.count < Self.limit || nameOf[processID] != nil { nameOf[processID] = index }
    return names.count > 1
  }

  /// True if a record is surely of another process than those that speak for the plugin.
  func isOther(_ record: Record) -> Bool {
    guard !names.isEmpty, record.processID != nil, !record.process.isEmpty else { return false }
    return !names.contains { $0.elementsEqual(record.text[record.process]) }
  }

  /// The doubt about a failure that rests on a line with the plugin's text from a process that is not the app;
  /// `isPlugins` identifies the events that only the plugin logs.
  func doubt(_ outcome: InstanceOutcome, isPlugins: (EventTypeID) -> Bool) -> Bool {
    guard let most = counts.max() else { return false }
    let app = counts.count { $0 == most } == 1 ? counts.firstIndex(of: most) : nil
    return outcome.evidence.contains { item in
      guard let type = item.type, isPlugins(type), let processID = item.processID else { return false }
      return app == nil || nameOf[processID] != app
    }
  }
}
