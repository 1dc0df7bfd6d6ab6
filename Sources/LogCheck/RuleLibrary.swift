package import LogCheckModel
package import LogCheckRules

/// The rules of a run: those inside the tool and those of files.
package struct RuleLibrary: Sendable {
  package let ruleSet: RuleSet
  /// What was not wrong enough to stop.
  package let warnings: [Diagnostic]

  /// Loads and selects; throws everything that is wrong with the files at once. The built-in rules have no tests.
  package init(
    paths: [[UInt8]], includesBuiltIn: Bool, selected: [String] = [], ignored: [String] = [],
    configuration: RuleFileText? = nil
  ) throws(UnusableRules) {
    if paths.isEmpty, includesBuiltIn, configuration == nil, let rules = BuiltInRules.ruleSet {
      try self.init(rules, [], selected: selected, ignored: ignored)
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
    for path in paths {
      do throws(FileTreeProblem) {
        files += try RuleFiles.read(path, &room)
      } catch {
        problems.append(Diagnostic(code: "R000", severity: .error, message: error.description))
        // The next paths would be answered with the same.
        guard room.isLeft else { break }
      }
    }
    guard problems.isEmpty else { throw UnusableRules(diagnostics: problems) }
    try self.init(files: files, selected: selected, ignored: ignored, configuration: configuration)
  }

  /// A configuration adds its parameters and its waivers; what else it says is the caller's business.
  package init(
    files: [RuleFileText], selected: [String] = [], ignored: [String] = [], configuration: RuleFileText? = nil
  ) throws(UnusableRules) {
    let (rules, diagnostics) = RuleLoader.load(files, configuration: configuration)
    try self.init(rules, diagnostics, selected: selected, ignored: ignored)
  }

  /// The code of a problem with what a user named, not with a file.
  package static let unknownName = "R190"

  private init(
    _ loaded: RuleSet, _ diagnostics: [Diagnostic], selected: [String], ignored: [String]
  ) throws(UnusableRules) {
    var rules = loaded
    var errors = diagnostics.filter { $0.severity == .error }
    let (chosen, left) = (RuleChoice(selected, in: rules.rules), RuleChoice(ignored, in: rules.rules))
    for (name, nearest) in chosen.unknown(in: rules.rules) + left.unknown(in: rules.rules) {
      errors.append(
        Diagnostic(
          code: Self.unknownName, severity: .error, message: "no rule has the id, tag or requirement \"\(name)\"",
          hint: nearest.map { "did you mean \"\($0)\"?" } ?? "dnp-logcheck rules list shows them"))
    }
    guard errors.isEmpty else { throw UnusableRules(diagnostics: errors) }
    // Leaving out a rule is no wish to see what it finds.
    if !chosen.isEmpty || !left.isEmpty {
      rules.hiders = rules.rules.compactMap { rule in
        guard case .privacy(let body) = rule.body, rule.variant == nil,
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
      let loaded = Set(rules.rules.map(\.id))
      rules.waivers.removeAll { !loaded.contains($0.rule) }
    }
    ruleSet = rules
    warnings = diagnostics.filter { $0.severity != .error }
  }

  /// Changes with whatever the rules say, sixteen hexadecimal digits.
  package var digest: String {
    let digits = String(JournalHash.of(Array(PackedRules.pack(ruleSet).utf8)), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

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
