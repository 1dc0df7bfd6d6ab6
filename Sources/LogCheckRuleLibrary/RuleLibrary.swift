package import LogCheckModel
package import LogCheckRules

/// The rules of a run: those inside the tool and those of files.
package struct RuleLibrary: Sendable {
  package let ruleSet: RuleSet
  /// Problems that were not errors.
  package let warnings: [Diagnostic]

  /// Loads and selects; throws everything that is wrong with the files and the settings at once. The built-in rules have no tests.
  package init(
    paths: [[UInt8]], includesBuiltIn: Bool, selected: [String] = [], ignored: [String] = [],
    settings: ProjectSettings? = nil
  ) throws(UnusableRules) {
    let ownPaths = settings?.rules ?? []
    var isWhole = settings?.configuration.mayLackRules != true
    // Settings that say nothing of rules are not read with them.
    let changesRules = settings.map { $0.configuration.hasParameters || $0.configuration.hasWaivers } ?? false
    if paths.isEmpty, ownPaths.isEmpty, includesBuiltIn, !changesRules, isWhole, let rules = BuiltInRules.ruleSet {
      try self.init(rules, [], selected: selected, ignored: ignored, settings)
      return
    }
    var problems: [Diagnostic] = []
    var files: [RuleFileText] = []
    do throws(DamagedArchive) {
      if includesBuiltIn { files = try BuiltInRules.files }
    } catch {
      problems.append(Diagnostic(code: "R000", severity: .error, message: error.description))
    }
    var room = RuleFiles.Room()
    for (path, entry) in ownPaths.map({ ($0.path, Optional($0.entry)) }) + paths.map({ ($0, nil) }) {
      do throws(FileTreeProblem) {
        files += try RuleFiles.read(path, &room)
      } catch {
        isWhole = false
        if let entry {
          settings?.problems.report(.unusablePath(entry.text, because: error.reason), at: entry.position)
        } else {
          problems.append(Diagnostic(code: "R000", severity: .error, message: error.description))
        }
        // The next paths would be answered with the same.
        guard room.isLeft else { break }
      }
    }
    guard problems.isEmpty, isWhole else {
      throw UnusableRules(diagnostics: problems + Self.mistakes(settings, files))
    }
    try self.init(files: files, selected: selected, ignored: ignored, settings: settings)
  }

  /// Settings add their parameters and their waivers, and choose rules.
  package init(
    files: [RuleFileText], selected: [String] = [], ignored: [String] = [], settings: ProjectSettings? = nil
  ) throws(UnusableRules) {
    let (rules, diagnostics) = RuleLoader.load(
      files, configuration: settings?.configuration, settingsProblems: settings?.problems ?? RuleProblems())
    try self.init(rules, diagnostics, selected: selected, ignored: ignored, settings)
  }

  /// The mistakes in settings, as far as they are known while rule files are missing: their rules may have any name.
  private static func mistakes(_ settings: ProjectSettings?, _ files: [RuleFileText]) -> [Diagnostic] {
    guard let settings else { return [] }
    _ = RuleLoader.load(files, configuration: settings.configuration, settingsProblems: settings.problems)
    settings.checkPatterns()
    let unknownRule = RuleProblem.unknownRule("", nearest: nil).code
    return settings.problems.sorted.filter { $0.severity == .error && $0.code != unknownRule }
  }

  /// The code of a problem with what a user named, not with a file.
  package static let unknownName = "R190"

  private init(
    _ loaded: RuleSet, _ diagnostics: [Diagnostic], selected: [String], ignored: [String],
    _ settings: ProjectSettings? = nil
  ) throws(UnusableRules) {
    var rules = loaded
    var errors = diagnostics.filter { $0.severity == .error }
    settings?.checkPatterns()
    // Of files with errors no rule is known.
    let isKnown = errors.isEmpty
    if isKnown { settings?.checkNames(in: rules) }
    errors += settings?.problems.sorted.filter { $0.severity == .error } ?? []
    // Outcomes are selected like rules.
    let questions = OutcomeQuestion.chosen(
      selected: selected + (settings?.configuration.selected.map(\.text) ?? []),
      ignored: ignored + (settings?.configuration.ignored.map(\.text) ?? []))
    let selected = selected.filter { !OutcomeQuestion.isName($0) || selected.allSatisfy(OutcomeQuestion.isName) }
    let ignored = ignored.filter { !OutcomeQuestion.isName($0) }
    let named = isKnown ? [selected.filter { !OutcomeQuestion.isName($0) }, ignored] : []
    for unknown in named.flatMap({ RuleChoice($0, in: rules.rules).unknown(in: rules.rules) }) {
      errors.append(
        Diagnostic(code: Self.unknownName, severity: .error, message: unknown.problem, hint: unknown.hint))
    }
    guard errors.isEmpty else { throw UnusableRules(diagnostics: errors) }
    let chosen = RuleChoice(selected + (settings?.configuration.selected.map(\.text) ?? []), in: rules.rules)
    let left = RuleChoice(ignored + (settings?.configuration.ignored.map(\.text) ?? []), in: rules.rules)
    // Leaving out a rule is no wish to see what it finds.
    if !chosen.isEmpty || !left.isEmpty {
      rules.hiders = rules.rules.compactMap { rule in
        guard let body = rule.body as? PrivacyRule, rule.variant == nil,
          left.takes(rule) || !(chosen.isEmpty || chosen.takes(rule))
        else { return nil }
        return body
      }
    }
    if !chosen.isEmpty { rules.rules.removeAll { !chosen.takes($0) } }
    if !left.isEmpty { rules.rules.removeAll { left.takes($0) } }
    // Nothing is taken out where nothing is to be: that would make a copy of all rules.
    if rules.rules.contains(where: { $0.status == .deprecated }) { rules.rules.removeAll { $0.status == .deprecated } }
    // Of a rule that is not loaded nothing can be waived.
    if !rules.waivers.isEmpty {
      let loaded = Set(rules.rules.map(\.id)).union(questions.map(\.rawValue))
      rules.waivers.removeAll { !loaded.contains($0.rule) }
    }
    rules.outcomeQuestions = questions
    if questions.isEmpty {
      rules.outcomes = []
      rules.conditions = []
      rules.outcomeBounds = nil
      // Without conditions, what they are limits of is listed as circumstances.
      for index in rules.circumstances.indices { rules.circumstances[index].isCondition = false }
    }
    ruleSet = rules
    warnings = diagnostics.filter { $0.severity != .error }
  }

  /// Changes with whatever the rules say, sixteen hexadecimal digits.
  package var digest: String { FNVHash.digits(FNVHash.of(PackedRules.pack(ruleSet).utf8)) }

  /// The rule files that paths name, as far as they can be found.
  package static func files(of paths: [[UInt8]]) -> [[UInt8]] { paths.flatMap { (try? RuleFiles.paths($0)) ?? [] } }

  /// The text of a rule file by the path in its marks: one of the given files, or a built-in one.
  package static func source(of path: String, paths: [[UInt8]]) -> [UInt8]? {
    for given in paths {
      if let file = (try? RuleFiles.read(given))?.first(where: { $0.path == path }) { return file.bytes }
    }
    return BuiltInRules.file(at: path)?.bytes
  }

  /// A diagnostic as terminals show it, with the line and a caret.
  package static func rendered(_ diagnostic: Diagnostic) -> String { LogCheckRules.rendered(diagnostic) }
}
