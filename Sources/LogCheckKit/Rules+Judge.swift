import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules

extension Rules {
  /// Judges captures, each separately, as `dnp-logcheck check` does. Blocks the thread while they are read.
  ///
  /// The same captures, rules and options give the same judgement; no clock is asked.
  ///
  /// - Throws: ``InvalidOptions``, or ``InvalidRules`` where a rule cannot be run.
  public func judge(_ captures: [Capture], options: JudgingOptions = JudgingOptions()) throws -> Judgement {
    let problems = options.problems(self)
    guard problems.isEmpty else { throw InvalidOptions(problems: problems) }
    let auditOptions = options.auditOptions
    var audit: Audit
    do throws(UnusableRules) {
      audit = try Audit(library.ruleSet, auditOptions)
    } catch {
      throw InvalidRules(error)
    }
    var findings: [Finding] = []
    audit.run(captures.map(\.input)) { findings.append(Finding($0, failOn: auditOptions.failOn)) }
    return Judgement(audit.summary(), findings: findings)
  }

  /// Judges one capture.
  public func judge(_ capture: Capture, options: JudgingOptions = JudgingOptions()) throws -> Judgement {
    try judge([capture], options: options)
  }
}
