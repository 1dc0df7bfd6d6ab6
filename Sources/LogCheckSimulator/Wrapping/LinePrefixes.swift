import LogCheckModel

extension CaptureWrapper {
  /// The raw log of a GitHub Actions job: a UTC stamp with seven digits.
  static let githubActions = CaptureWrapper(
    id: "github-actions", summary: "raw log of a GitHub Actions job: a UTC stamp with seven digits before every line"
  ) { piece, state, bytes in
    prefixLines(piece, &state, &bytes) { state, bytes in bytes.appendRunnerStamp(state.clock) }
  }

  /// `gh run view --log`: job, step, and the same stamp; a byte-order mark before the first stamp of the step.
  static let ghRunView = CaptureWrapper(
    id: "gh-run-view", summary: "`gh run view --log`: job and step before the stamp of GitHub Actions"
  ) { piece, state, bytes in
    prefixLines(piece, &state, &bytes) { state, bytes in
      bytes.append("Device checks\tCapture the log\t")
      if state.logLines == 0 { bytes.append("\u{FEFF}") }
      bytes.appendRunnerStamp(state.clock)
    }
  }

  /// An Appium server log: a colon before the milliseconds.
  static let appium = CaptureWrapper(
    id: "appium", summary: "Appium server log with `[iOSLog] [IOS_SYSLOG_ROW]` rows"
  ) { piece, state, bytes in
    prefixLines(piece, &state, &bytes) { state, bytes in
      let moment = CivilMoment(state.clock, offsetSeconds: 0)
      bytes.appendISODate(moment)
      bytes.append(0x20)
      bytes.appendClock(moment)
      bytes.append(0x3A)
      bytes.append(decimal: moment.nanosecond / 1_000_000, digits: 3)
      bytes.append(" - [iOSLog] [IOS_SYSLOG_ROW] ")
    }
  }
}

extension [UInt8] {
  fileprivate mutating func appendRunnerStamp(_ instant: LogInstant) {
    let moment = CivilMoment(instant, offsetSeconds: 0)
    appendISODate(moment)
    append(0x54)
    appendClock(moment, fraction: 7)
    append("Z ")
  }
}
