import LogCheckSimulator

/// The scenarios and formats that `simulate list` prints.
enum SimulatorList {
  static var text: String {
    var text = "Scenarios, each with its faults:\n"
    for scenario in Scenario.all {
      text += "\n  \(scenario.id)  \(scenario.summary)\n"
      for fault in scenario.faults {
        let requirements = fault.requirements.map { "REQ-" + String(String(1000 + $0).dropFirst()) }
        let hidden = fault.hiddenBecause.map { "; no capture shows it: \($0)" } ?? ""
        text += "    \(fault.id)  \(fault.summary) (\(requirements.joined(separator: ", ")))\(hidden)\n"
      }
    }
    text += "\nFlaws of captures:\n"
    for flaw in CaptureFlaw.all { text += "  \(flaw.id)  \(flaw.summary)\n" }
    text += "\nWriters:\n"
    for writer in LogWriter.all { text += "  \(writer.id)  \(writer.summary)\n" }
    text += "\nWrappers:\n"
    for wrapper in CaptureWrapper.all { text += "  \(wrapper.id)\n" }
    return text
  }
}
