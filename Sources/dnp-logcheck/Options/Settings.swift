import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules

/// The settings of a project.
struct Settings {
  let configuration: Configuration
  let project: ProjectSettings
  /// The baseline that they name: its path from the current folder, and what the file says.
  let baseline: (path: [UInt8], entry: Configuration.Entry)?

  /// Reports paths that lead out of the folder of the settings, by their words or by links, unless the settings are trusted, and
  /// reads nothing there.
  init(_ configuration: Configuration, _ problems: RuleProblems, isTrusted: Bool) {
    self.configuration = configuration
    let folder = Self.path(".", from: configuration.path)
    func isUsable(_ path: [UInt8], _ entry: Configuration.Entry) -> Bool {
      if isTrusted || SettingsFolder.holds(entry.text, path, folder: folder) { return true }
      let reason =
        "it is outside of the folder of these settings; only settings that are named with --config may use it"
      problems.report(.unusablePath(entry.text, because: reason), at: entry.position)
      return false
    }
    let rules = configuration.rules.map { (path: Self.path($0.text, from: configuration.path), entry: $0) }
    project = ProjectSettings(
      configuration, rules: rules.filter { isUsable($0.path, $0.entry) }, problems: problems)
    baseline = configuration.baseline.map { (path: Self.path($0.text, from: configuration.path), entry: $0) }
      .flatMap { isUsable($0.path, $0.entry) ? $0 : nil }
  }

  /// A path of the file, which counts from the file's folder.
  private static func path(_ path: String, from file: String) -> [UInt8] {
    guard !path.hasPrefix("/"), let end = file.lastIndex(of: "/") else { return Array(path.utf8) }
    return Array((file[...end] + path).utf8)
  }

  var rulePaths: [[UInt8]] { project.rules.map(\.path) }

  /// One line of what the settings change: it explains why a run differs from one without them.
  var summary: String {
    var parts: [String] = []
    func add(_ count: Int, _ word: String) { if count > 0 { parts.append("\(count) \(word)") } }
    add(configuration.rules.count, configuration.rules.count == 1 ? "rule path" : "rule paths")
    if !configuration.hasBuiltInRules { parts.append("no built-in rules") }
    add(configuration.selected.count, "selected")
    add(configuration.ignored.count, "ignored")
    add(configuration.required.count, "required")
    if !configuration.profiles.isEmpty {
      parts.append("profile \(configuration.profiles.map(\.text).joined(separator: ", "))")
    }
    add(
      configuration.undecidedCaptures.count,
      configuration.undecidedCaptures.count == 1 ? "pattern of captures" : "patterns of captures")
    if let failOn = configuration.failOn { parts.append("fail_on \(failOn.rawValue)") }
    if let failing = configuration.failingOutcomes { parts.append("fail_on_outcome \(failing.rawValue)") }
    if let isStrict = configuration.isStrict { parts.append(isStrict ? "strict" : "not strict") }
    if configuration.knowsVocabulary == true { parts.append("known vocabulary") }
    if configuration.hasParameters { parts.append("other parameters") }
    add(configuration.waiverCount, configuration.waiverCount == 1 ? "waiver" : "waivers")
    if configuration.baseline != nil { parts.append("a baseline") }
    return "settings of \(configuration.path): \(parts.isEmpty ? "nothing" : parts.joined(separator: ", "))"
  }
}
