import LogCheckModel
import LogCheckReporting
import LogCheckResults

/// The notifications of the last night in words and for programs.
extension NotificationNight {
  var title: String { "Devices whose notifications stopped or lost their content in the night of \(night), by cause" }

  /// `In the last night, 5,980 notifications on 200 devices: ...`; `nil` if there was none.
  var sentence: String? {
    let whose = devices > 0 ? "on \(TextLayout.counted(devices, "device"))" : "in \(TextLayout.counted(runs, "run"))"
    return counts.sentence(whose, unproved: unproved, omitted: omitted).map { "In the last night, \($0)." }
  }

  /// The note on causes that are not listed.
  var rest: String? {
    guard causesNotListed > 0 else { return nil }
    return "and \(TextLayout.counted(causesNotListed, "more cause")) of \(TextLayout.counted(runsNotListed, "run"))"
  }

  func write(to json: inout JSONWriter) {
    json.string("day", night.description)
    json.optional("dayBefore", former?.description)
    json.integer("runs", runs)
    json.integer("devices", devices)
    json.object("counts") { json in
      for result in OutcomeResult.allCases { json.integer(result.rawValue, counts[result]) }
    }
    json.integer("unproved", unproved)
    json.integer("omitted", omitted)
    json.array("causes") { json in for cause in causes { json.object { cause.write(to: &$0) } } }
    json.integer("causesNotListed", causesNotListed)
    json.integer("runsNotListed", runsNotListed)
  }
}

extension NotificationNight.Cause {
  var row: EndingRow { EndingRow(totals, devices: devices, isAll: true) }

  /// `12 devices, 12 runs: the user does not allow notifications (user, certain), since 2026-11-27; 10 devices the night before`
  var sentence: String { row.sentence + (nightBefore.map { "; \($0) the night before" } ?? "") }

  /// `phone, tablet and 10 more devices`; `nil` if none of them is known.
  var devicesInWords: String? {
    guard !named.isEmpty else { return nil }
    let more = devices - named.count
    return TextLayout.joined(named + (more > 0 ? [TextLayout.counted(more, "more device")] : []))
  }

  /// `10 devices`, `none`; `nil` if there is no night before.
  var nightBefore: String? {
    guard let before else { return nil }
    if before.runs == 0 { return "none" }
    return before.devices > 0
      ? TextLayout.counted(before.devices, "device") : TextLayout.counted(before.runs, "run")
  }

  fileprivate func write(to json: inout JSONWriter) {
    if totals.side != nil { json.string("kind", kind) }
    json.optional("side", totals.side?.rawValue)
    json.optional("title", totals.title)
    json.integer("devices", devices)
    if !named.isEmpty { json.array("longestOn") { json in for name in named { json.string(nil, name) } } }
    json.integer("stopped", totals.stopped)
    json.integer("lostContent", totals.lostContent)
    json.integer("certain", totals.certain)
    json.integer("probable", totals.probable)
    json.optional("since", totals.since.first)
    json.optional("lastSince", totals.since.last)
    if let before {
      json.integer("devicesBefore", before.devices)
      json.integer("runsBefore", before.runs)
    }
    json.optional("capture", totals.example?.capture)
    if let line = totals.example?.line, line > 0 { json.integer("line", line) }
  }
}
