import LogCheckEngine
import LogCheckModel

/// Detects the restarts of one device from the boot ids of its lines.
///
/// A boot is a stretch of the device's time: an id that was not seen before begins the next one. An id that comes back
/// afterwards is that of another device. Lines without an id are of the boot of the lines around them.
struct BootTracker {
  /// Counts the boots.
  private(set) var number = 0
  /// True if an earlier boot logged again after a later one: then two devices log in turn.
  private(set) var isInterleaved = false
  /// The log system and the plugin name boots in their own ways, which are not compared with each other.
  private var carrier = Names()
  private var envelope = Names()
  /// The time of the first line of each boot after the first one.
  private var begins: [EventTime?] = []

  private struct Names {
    var current: [UInt8] = []
    /// The boot of ``current``.
    var number = 0
    /// The boots of earlier ids.
    var earlier: [[UInt8]: Int] = [:]
  }

  /// The ids of the current boot.
  var names: [[UInt8]] {
    [carrier, envelope].filter { $0.number == number && !$0.current.isEmpty }.map(\.current)
  }

  /// Earlier ids that are known again.
  private static let memory = 1024

  /// The boot of a line, compared with the current one.
  enum Sighting {
    /// No id, or one that decides nothing.
    case nothing
    /// The boot that goes on.
    case current
    /// The first line of another boot.
    case next
  }

  mutating func note(_ record: Record, _ origin: StructuredOrigin?, at time: EventTime?) -> Sighting {
    var sighting = Sighting.nothing
    if !record.boot.isEmpty {
      sighting =
        carrier.current.elementsEqual(record.text[record.boot])
        ? .current : meet(Array(record.text[record.boot]), \.carrier, at: time)
    }
    if let id = origin?.boot?.bytes, !id.isEmpty {
      let second = envelope.current == id ? Sighting.current : meet(id, \.envelope, at: time)
      if case .next = sighting { return sighting }
      if case .nothing = second { return sighting }
      sighting = second
    }
    return sighting
  }

  /// Takes an id that is not the current one.
  private mutating func meet(
    _ id: [UInt8], _ names: WritableKeyPath<Self, Names>, at time: EventTime?
  ) -> Sighting {
    // An id that lost bytes is ignored.
    if TextDamage.touches(id.span, 0..<id.count) { return .nothing }
    if let boot = self[keyPath: names].earlier[id] {
      if !isLate(time, inBoot: boot) { isInterleaved = true }
      return .nothing
    }
    let isFirst = self[keyPath: names].current.isEmpty
    if !isFirst, self[keyPath: names].earlier.count < Self.memory {
      self[keyPath: names].earlier[self[keyPath: names].current] = self[keyPath: names].number
    }
    let isOfCurrent = isFirst || self[keyPath: names].number < number
    if !isOfCurrent {
      number += 1
      if begins.count < Self.memory { begins.append(time) }
    }
    self[keyPath: names].current = id
    self[keyPath: names].number = number
    return isOfCurrent ? .current : .next
  }

  /// True if a line of an earlier boot only came late: it was logged before the next boot logged anything.
  private func isLate(_ time: EventTime?, inBoot boot: Int) -> Bool {
    guard let time, boot < begins.count, let next = begins[boot], next.frame == time.frame else { return false }
    return time.instant <= next.instant
  }
}
