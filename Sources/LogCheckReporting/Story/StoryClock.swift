import LogCheckModel

/// A point of time as a story prints it: the day once, then times of that day.
struct StoryClock: Hashable {
  /// `nil` where there is no time.
  var date: String?
  var isUTC: Bool
  var time: String

  init(_ point: TimelinePoint?) {
    guard let text = point?.text else {
      (date, isUTC, time) = (nil, false, "")
      return
    }
    isUTC = text.last == "Z"
    let plain = isUTC ? text.dropLast() : text[...]
    // Without a date, the known part of the day comes before a blank.
    let split = plain.lastIndex(of: "T") ?? plain.lastIndex(of: " ")
    guard let split else {
      (date, time) = ("", String(plain))
      return
    }
    (date, time) = (String(plain[..<split]), String(plain[plain.index(after: split)...]))
  }

  /// The time without its day where that is `day`, else with it.
  static func words(_ point: TimelinePoint?, on day: StoryDate) -> String? {
    guard let point else { return nil }
    let clock = Self(point)
    return clock.date == day.date && clock.isUTC == day.isUTC ? clock.time : point.text
  }
}

/// Finds the position of points among the timeline rows of a source.
struct StoryOrder {
  private struct Ruler: Hashable {
    var frame: TimeFrame
    var isReal: Bool
  }

  /// By ruler: the latest instant of each timeline row and those before it, and its index.
  private var stamps: [Ruler: [(latest: LogInstant, row: Int)]] = [:]

  init(_ rows: [TimelineRow]) {
    for (index, row) in rows.enumerated() {
      guard let logged = row.logged else { continue }
      let ruler = Ruler(frame: logged.frame, isReal: logged.isReal)
      let before = stamps[ruler]?.last?.latest ?? logged.instant
      stamps[ruler, default: []].append((max(before, logged.instant), index))
    }
  }

  /// The timeline row after which the point lies: -1 before all of them, `nil` if it can be compared with none.
  func row(before point: TimelinePoint) -> Int? {
    guard let list = stamps[Ruler(frame: point.frame, isReal: point.isReal)] else { return nil }
    var low = 0
    var high = list.count
    while low < high {
      let middle = low + (high - low) / 2
      if list[middle].latest <= point.instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? -1 : list[low - 1].row
  }
}
