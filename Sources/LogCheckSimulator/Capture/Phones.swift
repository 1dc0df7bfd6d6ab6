import LogCheckModel

/// The phones whose lines come into one capture.
struct Phones {
  /// The one that the story is about.
  private(set) var device: Device
  private var companion: Device?
  /// The lines that come next, where there are two phones.
  private var ahead: (own: Utterance?, other: Utterance?)

  init(_ device: Device, companion: Device?) {
    self.device = device
    self.companion = companion
    guard companion != nil else { return }
    ahead.own = self.device.nextLine()
    ahead.other = self.companion?.nextLine()
  }

  /// The next line of all, and whether it is one of the companion; of two at one instant its own comes first.
  mutating func nextLine() -> (line: Utterance, isOther: Bool)? {
    guard companion != nil else { return device.nextLine().map { ($0, false) } }
    if let other = ahead.other, ahead.own.map({ other.instant < $0.instant }) ?? true {
      ahead.other = companion?.nextLine()
      return (other, true)
    }
    guard let own = ahead.own else { return nil }
    ahead.own = device.nextLine()
    return (own, false)
  }

  func entry(_ line: Utterance, isOther: Bool) -> LogEntry {
    (isOther ? companion?.log ?? device.log : device.log).entry(line)
  }
}
