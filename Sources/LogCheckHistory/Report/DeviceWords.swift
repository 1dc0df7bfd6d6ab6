import LogCheckReporting

/// The devices on which a rule fails, in words.
struct DeviceWords {
  private let devices: FailingDevices
  private let nights: [Night]

  init(_ devices: FailingDevices, _ nights: [Night]) {
    self.devices = devices
    self.nights = nights
  }

  /// `It fails on phone-4 (5 nights since 2026-03-06) and phone-5 (2026-03-10 alone).`
  var now: String { "It fails on \(list)." }

  /// The same of a rule that passed on them before and fails in every night since; `id` begins the sentence.
  func rise(of id: String?) -> String {
    guard devices.risen > 0, let since = devices.since, let first = devices.named.first else { return now }
    let count = TextLayout.counted(devices.risen, "device")
    let start =
      id.map { "\($0) fails since the night of \(nights[since]) on \(count)," } ?? "On \(count) it fails"
    let before =
      first.before.decided > 0
      ? " Before, it failed on \(first.device) in \(first.before.failed) of "
        + "\(TextLayout.counted(first.before.decided, "night"))."
      : ""
    return "\(start) in every night there: \(list)." + before
  }

  private var list: String {
    var names = devices.named.map { failure in
      let span =
        failure.nights == 1
        ? "\(nights[failure.firstBad]) alone"
        : "\(failure.lastGood == nil ? "all " : "")\(failure.nights) nights since \(nights[failure.firstBad])"
      return "\(failure.device) (\(span))"
    }
    let more = devices.count - names.count
    if more > 0 { names.append(TextLayout.counted(more, "more device")) }
    return TextLayout.joined(names)
  }
}
