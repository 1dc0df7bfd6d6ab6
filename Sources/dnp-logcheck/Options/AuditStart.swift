import ArgumentParser
import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules

// How every command that judges begins and ends its audit.

extension CaptureOptions {
  /// The options of an audit that says nothing but how these captures are read.
  func auditOptions(_ ruleSet: RuleSet) throws -> AuditOptions {
    var options = AuditOptions()
    options.format = try logFormat(ruleSet)
    options.clock = try clock()
    options.window = try window()
    options.trustsWrapperTime = trustWrapperTime
    options.layers = try layers.given()
    options.unpackLimit = unpackLimit
    options.readingLimit = try limits.limit()
    return options
  }
}

extension RuleLibrary {
  /// An audit with these rules; complains and ends with 2 where they cannot be compiled.
  func audit(_ options: AuditOptions) throws -> Audit {
    do {
      return try Audit(ruleSet, options)
    } catch {
      StandardStreams.complain(of: error.diagnostics)
      throw ExitCode(2)
    }
  }
}

extension RunSummary {
  /// Prints the errors, such as captures that could not be read; returns true if there were any.
  @discardableResult
  func complainOfErrors() -> Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    for error in errors { StandardStreams.complain("dnp-logcheck: \(CleanText.line(error.message, limit: 600))") }
    return !errors.isEmpty
  }
}
