import ArgumentParser
import LogCheck
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules

/// The files that a run reads and those that it writes. No output may overwrite an input, and no two outputs may be one file.
struct RunFiles {
  /// The name of each input in messages: "the capture night.log".
  private var inputs: [FileIdentity: String] = [:]

  /// A file that a run writes.
  struct Output {
    /// The option that names it.
    let option: String
    let path: [UInt8]
    let shown: String

    init(_ option: String, _ name: String) {
      self.option = option
      path = RawArguments.bytes(name)
      shown = CleanText.line(name)
    }

    init(_ option: String, _ path: [UInt8], _ name: String) {
      self.option = option
      self.path = path
      shown = CleanText.line(name)
    }
  }

  init(captures: [AuditInput]) {
    for capture in captures {
      switch capture {
      case .file(let path, let shown): reads(path, as: "the capture", shown)
      case .standardInput: readsStandardInput(as: "the capture")
      case .pieces: break
      }
    }
  }

  mutating func readsStandardInput(as role: String) {
    if let identity = FileIdentity(ofDescriptor: 0) {
      inputs[identity] = "\(role) \(AuditInput.standardInput.shown)"
    }
  }

  mutating func reads(_ path: [UInt8], as role: String, _ shown: String) {
    // The first role is the one that the user thinks of.
    guard let identity = FileIdentity(of: path), inputs[identity] == nil else { return }
    inputs[identity] = "\(role) \(CleanText.line(shown))"
  }

  /// Rule files and folders of them.
  mutating func reads(rules paths: [[UInt8]]) {
    for path in RuleLibrary.files(of: paths) { reads(path, as: "the rule file", String(decoding: path, as: UTF8.self)) }
  }

  /// The inputs that options name.
  mutating func reads(_ rules: RuleOptions, _ project: ConfigurationOptions, _ acceptance: AcceptanceOptions? = nil) {
    reads(rules: RawArguments.bytes(rules.paths))
    if let path = project.path { reads(RawArguments.bytes(path), as: "the settings", path) }
    if let path = acceptance?.baseline { reads(RawArguments.bytes(path), as: "the baseline", path) }
  }

  /// The inputs that the settings name.
  mutating func reads(_ settings: Settings?) {
    guard let settings else { return }
    reads(rules: settings.rulePaths)
    if let (path, entry) = settings.baseline { reads(path, as: "the baseline", entry.text) }
  }

  /// The reason why the output cannot be written, if it is an input.
  func conflict(_ output: Output) -> String? {
    FileIdentity(of: output.path).flatMap { inputs[$0] }.map { "\(output.option) would write over \($0)" }
  }

  /// Refuses outputs that are inputs or each other; `usesStandardOutput` of a run that writes there as well.
  func check(_ outputs: [Output], usesStandardOutput: Bool) throws {
    let standardOutput = usesStandardOutput ? FileIdentity(ofDescriptor: 1) : nil
    if let input = standardOutput.flatMap({ inputs[$0] }) {
      throw ValidationError("standard output is \(input); send it to another file")
    }
    var written: [FileIdentity: Output] = [:]
    var names: [[UInt8]: Output] = [:]
    for output in outputs {
      if let conflict = conflict(output) { throw ValidationError("\(conflict); name another file") }
      let identity = FileIdentity(ofOutput: output.path)
      if let identity, identity == standardOutput {
        throw ValidationError("standard output goes to \(output.shown), too; name another file")
      }
      // Pipes and devices are known by their names only.
      let other = identity.flatMap { written.updateValue(output, forKey: $0) }
      if let other = names.updateValue(output, forKey: output.path) ?? other {
        let sharers = output.option == other.option ? "two reports" : "\(other.option) and \(output.option)"
        throw ValidationError("\(sharers) cannot share the file \(output.shown)")
      }
    }
  }
}
