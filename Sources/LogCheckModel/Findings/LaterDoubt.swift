/// A reason to change a verdict after the monitor of the rule has decided it. The cases are in the order in which they are asked.
///
/// A monitor sees the events of one source in their order. Lines that come too late, other processes, devices and captures, and the machine
/// become known to other parts, and later. Each of them is a case here; nothing else changes the verdict of an outcome once it is decided.
package enum LaterDoubt: CaseIterable, Sendable {
  /// A line came after later ones were read, and its time is one in which a pass needs that nothing happened.
  case latePass
  /// The source holds events of more than one app or device, and the evidence is not known to be of one process.
  case severalProcesses
  /// More devices speak than can be kept apart, so that this source is shared.
  case crowdedSource
  /// The outcome rests on a line that occurs twice and may be a copy.
  case copies
  /// It fails where one of several processes is the app, and not where another one is.
  case appUnknown
  /// A line out of order came before the end of the trace, and would have been seen by the rule.
  case lateFailure
  /// With `--join`: another capture may be of the same device, and may hold what was missing.
  case perhapsOneDevice
  /// The rule is for a machine or a platform, and the capture does not show which one it was.
  case machineUnknown

  /// The reason of the open verdict that a doubt leaves.
  package var reason: InconclusiveReason {
    switch self {
    case .latePass, .lateFailure: .late
    case .severalProcesses, .appUnknown, .perhapsOneDevice: .grouping
    case .crowdedSource: .evicted
    case .copies: .duplicate
    case .machineUnknown: .environment
    }
  }

  /// True if the doubt changes such a verdict; the others stay as they were decided.
  package func concerns(_ verdict: InstanceVerdict) -> Bool {
    switch (self, verdict) {
    case (.latePass, .pass): true
    case (.severalProcesses, .pass), (.severalProcesses, .fail), (.severalProcesses, .cancelled): true
    case (.crowdedSource, .pass), (.crowdedSource, .fail), (.copies, .pass), (.copies, .fail): true
    // A failure that an exception may excuse is open, but is reported like one.
    case (.lateFailure, .fail), (.lateFailure, .inconclusive(.exception)): true
    case (.appUnknown, .fail), (.appUnknown, .inconclusive(.exception)): true
    // The tally, which has no outcomes, is doubted by `OutcomeTally.doubted`.
    case (.perhapsOneDevice, .fail): true
    case (.machineUnknown, .pass), (.machineUnknown, .fail), (.machineUnknown, .inconclusive): true
    default: false
    }
  }

  /// A verdict with this doubt.
  package func changed(_ verdict: InstanceVerdict) -> InstanceVerdict {
    concerns(verdict) ? .inconclusive(reason) : verdict
  }
}
