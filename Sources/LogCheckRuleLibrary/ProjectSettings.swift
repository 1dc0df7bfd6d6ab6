import LogCheckModel
import LogCheckPattern
package import LogCheckRules

/// The settings of a project as a run uses them, and everything that was found to be wrong with them.
package struct ProjectSettings {
  package let configuration: Configuration
  /// The rule files and folders that they name, as paths from the current folder.
  package let rules: [(path: [UInt8], entry: Configuration.Entry)]
  /// Shared by all that read settings, so that a run reports every mistake and not only the first.
  package let problems: RuleProblems

  package init(
    _ configuration: Configuration, rules: [(path: [UInt8], entry: Configuration.Entry)], problems: RuleProblems
  ) {
    self.configuration = configuration
    self.rules = rules
    self.problems = problems
  }

  /// Reports names that fit no rule and no profile, and profiles that exclude each other.
  func checkNames(in set: RuleSet) {
    for entries in [configuration.selected, configuration.ignored] {
      let rules = entries.filter { !OutcomeQuestion.isName($0.text) }
      for (entry, nearest) in rules.flatMap({ entry in
        RuleChoice([entry.text], in: set.rules).nearest(in: set.rules).map { (entry, $0.nearest) }
      }) {
        problems.report(.unknownChoice(entry.text, nearest: nearest), at: entry.position)
      }
    }
    let ids = set.rules.map(\.id) + OutcomeQuestion.allCases.map(\.rawValue)
    for entry in configuration.required where !ids.contains(entry.text) {
      let nearest = problems.nearest(to: entry.text, in: ids)
      problems.report(.unknownRule(entry.text, nearest: nearest), at: entry.position)
    }
    var named: [String: String] = [:]
    for entry in configuration.profiles {
      guard let profile = set.profiles.first(where: { $0.id == entry.text }) else {
        let nearest = problems.nearest(to: entry.text, in: set.profiles.map(\.id))
        problems.report(.unknownProfile(entry.text, nearest: nearest), at: entry.position)
        continue
      }
      if let other = named.updateValue(entry.text, forKey: profile.aspect), other != entry.text {
        problems.report(.profilesOfOneAspect(other, entry.text, aspect: profile.aspect), at: entry.position)
      }
    }
  }

  /// Reports patterns of waivers that do not compile.
  func checkPatterns() {
    guard case .list(let waivers)? = configuration.waivers?.content else { return }
    for waiver in waivers {
      guard let match = waiver.value("match") else { continue }
      for key in ["text", "capture"] {
        guard let node = match.value(key), let scalar = node.scalar else { continue }
        do throws(PatternError) {
          _ = try Pattern(scalar.text, isCaseless: false)
        } catch {
          problems.report(.badPattern(error.message), at: node.position)
        }
      }
    }
  }
}

extension RuleNode {
  /// The value of a key, where this is a map that has it.
  fileprivate func value(_ key: String) -> RuleNode? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }
}
