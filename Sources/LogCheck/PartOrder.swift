import LogCheckIngest
import LogCheckModel

/// A file's name as that of a part of a rotated log.
struct PartName {
  /// The name without its number.
  let base: [UInt8]
  /// `nil` for the log itself.
  let number: Int?

  /// A number is up to three digits after the last dot; a `.gz` after it does not count.
  init(_ path: [UInt8]) {
    let plain = path.suffix(3).elementsEqual(".gz".utf8) ? Array(path.dropLast(3)) : path
    guard let dot = plain.lastIndex(of: 0x2E), dot > 0, plain[dot - 1] != 0x2F, (2...4).contains(plain.count - dot),
      let number = Int(String(decoding: plain[(dot + 1)...], as: UTF8.self)),
      plain[(dot + 1)...].allSatisfy(ASCII.isDigit)
    else {
      base = plain
      number = nil
      return
    }
    base = Array(plain[..<dot])
    self.number = number
  }
}

/// The order of the parts of a log, the oldest first, and where parts are missing between them.
struct PartOrder {
  /// Indices among the names.
  private(set) var positions: [Int]
  /// Of these, the ones before which a part is missing.
  private(set) var afterGaps: Set<Int> = []
  /// True if the log itself, without a number, is the oldest by the stamps: the parts are numbered the other way round.
  private(set) var isAgainstNumbers = false

  /// The largest time by which lines of one log are out of order.
  private static let tolerance = LogDuration.seconds(2)

  /// Rotation gives the oldest part the highest number, a log that is cut into pieces the lowest. `nil` if neither
  /// agrees with the parts' stamps, or if both do, or if a number is duplicated.
  init?(_ names: [PartName], stamps: (Int) -> CivilStamp?, _ clock: ClockOptions) {
    let numbers = names.map(\.number)
    guard Set(numbers).count == names.count, names.count > 1 else { return nil }
    let stamps = names.indices.map(stamps)
    let falling = names.indices.sorted { (numbers[$0] ?? -1) > (numbers[$1] ?? -1) }
    let hasHead = numbers.contains(nil)
    let isKnown = hasHead || stamps.count { $0 != nil } > 1
    if isKnown, Self.isInOrder(falling, stamps, clock) {
      positions = falling
    } else if !hasHead, Self.isInOrder(falling.reversed(), stamps, clock) {
      guard isKnown else { return nil }
      positions = falling.reversed()
    } else if hasHead, !stamps.contains(nil), Self.isInOrder(falling.reversed(), stamps, clock) {
      positions = falling.reversed()
      isAgainstNumbers = true
    } else {
      return nil
    }
    // Counting begins with 1, or with 0 where there is such a part.
    let head = numbers.contains(0) ? -1 : 0
    for (older, newer) in zip(positions, positions.dropFirst()) {
      let step = (numbers[older] ?? head) - (numbers[newer] ?? head)
      if step.magnitude != 1 { afterGaps.insert(newer) }
    }
  }

  private static func isInOrder(_ positions: [Int], _ stamps: [CivilStamp?], _ clock: ClockOptions) -> Bool {
    var clock = ClockModel(clock)
    var latest: EventTime?
    for position in positions {
      guard let stamp = stamps[position], let time = clock.resolve(stamp) else { continue }
      if let latest, latest.frame == time.frame, time.instant < latest.instant - tolerance { return false }
      latest = time
    }
    return true
  }
}

extension AuditInput {
  /// A file among these that is what rotation leaves of another one, by their names; as they are shown.
  package static func rotatedPart(among inputs: [AuditInput]) -> (part: String, whole: String)? {
    var wholes: [[UInt8]: String] = [:]
    for case .file(let path, let shown) in inputs where PartName(path).number == nil { wholes[path] = shown }
    for case .file(let path, let shown) in inputs {
      let name = PartName(path)
      if name.number != nil, let whole = wholes[name.base] { return (shown, whole) }
    }
    return nil
  }
}
