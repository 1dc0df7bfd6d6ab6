import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules

/// Facts about captures that their lines do not show, and requirements that captures must meet.
public struct JudgingOptions: Sendable {
  /// Profiles by their identifiers, such as `ios-device`, at most one of each aspect; empty to find out from the capture.
  public var profiles: [String] = []
  /// Seconds east of UTC of stamps without a zone; `nil` where it is not known.
  public var secondsFromUTC: Int?
  /// The year of the first stamp without one (1678 to 2261).
  public var year: Int?
  /// Rules by their identifiers that a capture must decide: one that is left open makes the verdict ``Judgement/Verdict/inconclusive``.
  public var required: [String] = []
  /// True if the captures hold everything that the plugin logged: what is not in them did not happen.
  public var isCaptureComplete = false
  /// True if the build prints only texts that the rules know: other lines of the plugin leave nothing open.
  public var knowsVocabulary = false
  /// The least severity that fails a judgement.
  public var failOn = Severity.error
  /// Findings that are kept, at most; further ones are counted in ``Judgement/omittedFindings``.
  public var findingLimit = 1000

  /// Nothing is known besides the captures.
  public init() {}

  var auditOptions: AuditOptions {
    var options = AuditOptions()
    options.profiles = profiles
    options.clock.year = year
    if let offset = secondsFromUTC { options.clock.offset = { _ in offset } }
    options.required = required
    options.isCaptureComplete = isCaptureComplete
    options.isOver = isCaptureComplete
    options.knowsVocabulary = knowsVocabulary
    options.failOn = failOn.model
    options.findingLimit = max(0, findingLimit)
    return options
  }

  /// Problems of the options, one sentence each.
  func problems(_ rules: Rules) -> [String] {
    var problems: [String] = []
    let (known, ids) = (rules.library.ruleSet.profiles, Set(rules.identifiers))
    for id in profiles where !known.contains(where: { $0.id == id }) {
      problems.append(UnknownName("profile", id, in: known.map(\.id)).message)
    }
    for (index, id) in profiles.enumerated() {
      guard let aspect = known.first(where: { $0.id == id })?.aspect else { continue }
      for other in profiles[..<index] where other != id && known.first(where: { $0.id == other })?.aspect == aspect {
        problems.append("the profiles \(other) and \(id) cannot both hold: both name the \(aspect)")
      }
    }
    for id in required where !ids.contains(id) { problems.append("there is no rule \"\(id)\" that could be required") }
    if let year, !(1678...2261).contains(year) {
      problems.append("the year \(year) does not lie between 1678 and 2261")
    }
    if let offset = secondsFromUTC, abs(offset) > 18 * 3600 {
      problems.append("\(offset) seconds are no distance from UTC: zones are at most 18 hours away")
    }
    return problems
  }
}

/// Options that contradict each other or the rules.
public struct InvalidOptions: Error, Sendable, CustomStringConvertible {
  /// One sentence a problem.
  public let problems: [String]

  /// All problems, a line each.
  public var description: String { problems.joined(separator: "\n") }
}

/// The weight of a finding.
public enum Severity: String, Sendable, CaseIterable {
  case note, warning, error

  var model: LogCheckModel.Severity {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }

  init(_ severity: LogCheckModel.Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
