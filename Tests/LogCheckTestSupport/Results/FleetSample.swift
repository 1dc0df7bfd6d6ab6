import LogCheckModel
package import LogCheckResults

/// A made-up fleet with planted regressions, the same for the same seed.
package struct FleetSample {
  package var devices = 40
  package var nights = 30
  package var runsANight = 2
  package var hasRegressions = true
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// SplitMix64.
  private mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  package static func day(_ night: Int) -> String {
    let date = Calendar.date(daysSinceEpoch: 20_758 + night)
    return CivilDay(year: date.year, month: date.month, day: date.day).description
  }

  /// The records of one night. From night 12 on every second device has the build b2, which loses two completions of three. The
  /// lateness of device 7 grows by 3 s a night. From night 18 on no run exercises `reboot-recovers`.
  package mutating func records(of night: Int) -> [AuditRecord] {
    var records: [AuditRecord] = []
    for device in 0..<devices {
      for run in 0..<runsANight {
        let isNew = device.isMultiple(of: 2) && night >= 12
        var rules = ["alarm-is-set", "content-is-fresh", "notification-is-shown"].map {
          RuleResult.passed($0, 1 + next(below: 3))
        }
        let loses = hasRegressions && isNew && next(below: 3) > 0
        rules.append(loses ? .failed("fetch-completes") : .passed("fetch-completes"))
        if !hasRegressions || night < 18, next(below: 4) == 0 { rules.append(.passed("reboot-recovers")) }
        var record = AuditRecord.sample(
          "\(Self.day(night))/device-\(device)/run-\(run).log", day: Self.day(night), device: "device-\(device)",
          build: isNew ? "b2" : "b1", rules: rules)
        var (drift, lateness) = (DurationHistogram(), DurationHistogram())
        for _ in 0..<3 {
          drift.add(next(below: 8000) - 2000)
          let extra = hasRegressions && device == 7 ? 3000 * night : 0
          lateness.add(20_000 + next(below: 40_000) + extra)
        }
        record.measures = ["drift": drift, "lateness": lateness]
        if loses {
          var finding = RecordedFinding(
            rule: "fetch-completes", severity: .error, fingerprint: "00000000000000f1", message: "the fetch never ended"
          )
          finding.evidence = [
            RecordedLine(
              capture: record.id, line: 17, time: "\(Self.day(night))T05:48:00.000Z", text: "fetch started for 05:53")
          ]
          record.findings = [finding]
        }
        records.append(record)
      }
    }
    return records
  }

  /// The records of one night as `audit` writes them.
  package mutating func lines(of night: Int) -> String { records(of: night).map { $0.line + "\n" }.joined() }
}
