import LogCheckModel

/// Reads a rule of the kind `rate`.
struct RateDecoder {
  let reader: KindReader

  /// No window holds more: its events are all kept.
  private static let greatest = 1000

  func decode() -> RateRule? {
    let event = reader.selector("event", isGuarded: true, reader.scope)
    let maximum = reader.map.integer("at_most", in: 1...Self.greatest)
    let length = reader.duration("in", reader.scope)
    guard let event, let maximum, let length else { return nil }
    return RateRule(event: event, maximum: maximum, length: length)
  }
}
