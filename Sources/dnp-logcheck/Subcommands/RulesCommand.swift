import ArgumentParser
import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// Works with rules.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List, show, validate and test rules; tell what they cover.",
    subcommands: [List.self, Show.self, Validate.self, Test.self, Schema.self, Coverage.self],
    defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the rules (the default).")
    @OptionGroup var rules: RuleOptions

    func run() throws {
      let library = try rules.load()
      for rule in library.ruleSet.named {
        StandardStreams.write(
          Array("\(rule.id)\t\(rule.body.kind)\t\(rule.severity.rawValue)\t\(CleanText.line(rule.title))\n".utf8))
      }
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show one rule: what it checks, why, and what to do.")
    @OptionGroup var rules: RuleOptions
    @Argument(help: "The rule's id.") var id: String

    func run() throws {
      let library = try rules.load()
      guard let rule = library.ruleSet.rules.first(where: { $0.id == id || $0.aliases.contains(id) }) else {
        throw ValidationError("there is no rule \"\(id)\"; `dnp-logcheck rules list` shows them")
      }
      StandardStreams.write(Array(RuleText.page(rule, in: library.ruleSet).utf8))
    }
  }

  struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "validate", abstract: "Read rule files strictly and compile their patterns.")
    @OptionGroup var rules: RuleOptions
    @Flag(help: "Name also the events that no rule uses, and the guards that a line may leave open.")
    var thorough = false
    @Argument(help: "More rule files or folders.") var paths: [String] = []

    func run() throws {
      var options = rules
      options.paths += paths
      let library = try options.load()
      do {
        _ = try Audit(library.ruleSet, AuditOptions())
      } catch {
        for diagnostic in error.diagnostics { StandardStreams.complain(RuleLibrary.rendered(diagnostic)) }
        throw ExitCode(2)
      }
      let review = RuleReview(library.ruleSet)
      let warnings = library.warnings + review.warnings + (thorough ? review.remarks : [])
      for warning in warnings { StandardStreams.complain(RuleLibrary.rendered(warning)) }
      let found =
        warnings.isEmpty ? "no problem found" : "\(warnings.count) \(warnings.count == 1 ? "warning" : "warnings")"
      StandardStreams.say("\(library.ruleSet.named.count) rules, \(library.ruleSet.events.count) events: \(found)")
    }
  }

  struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "test", abstract: "Run the tests that the rules carry.",
      discussion: "EXAMPLE\n  dnp-logcheck rules test --no-built-in-rules --rules my-rules/")
    @OptionGroup var rules: RuleOptions
    @Flag(name: .shortAndLong, help: "Name every test.") var verbose = false
    @Flag(help: "Change rules and traces in small ways, and name the changes that no test notices.") var mutate = false

    func run() throws {
      let library = try rules.load()
      if mutate {
        try MutationCommand(ruleSet: library.ruleSet, isVerbose: verbose).run()
        return
      }
      var failures = 0
      var count = 0
      do {
        let runner = try RuleTestRunner(library.ruleSet)
        for rule in library.ruleSet.named {
          for test in rule.tests {
            count += 1
            let problems = runner.run(test, of: rule)
            failures += problems.isEmpty ? 0 : 1
            if verbose || !problems.isEmpty {
              let word = problems.isEmpty ? "ok  " : "FAIL"
              StandardStreams.write(Array("\(word) \(rule.id): \(CleanText.line(test.name))\n".utf8))
            }
            for problem in problems {
              let place = "\(test.mark.file):\(test.mark.line): "
              StandardStreams.write(Array("       \(place)\(CleanText.line(problem, limit: 400))\n".utf8))
            }
          }
        }
      } catch {
        for diagnostic in error.diagnostics { StandardStreams.complain(RuleLibrary.rendered(diagnostic)) }
        throw ExitCode(2)
      }
      StandardStreams.say("\(count - failures) passed, \(failures) failed")
      if failures > 0 { throw ExitCode(1) }
    }
  }

  struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "schema",
      abstract: "Print a JSON Schema: of rule files, reports, structured events, or a kind of evidence.",
      discussion: "EXAMPLE\n  dnp-logcheck rules schema schedule-snapshot")
    @OptionGroup var rules: RuleOptions
    @Argument(help: "The schema's name; without one the names are listed.") var name: String?

    func run() throws {
      let declared = try rules.load().ruleSet
      guard let name else {
        for (name, _) in ShippedSchemas.all { StandardStreams.say(name) }
        for name in DeclaredSchemas.names(in: declared) { StandardStreams.say(name) }
        return
      }
      let shipped = ShippedSchemas.all.first { $0.name == name }?.text
      guard let text = shipped ?? DeclaredSchemas.text(name, in: declared) else {
        throw ValidationError("there is no schema \"\(name)\"; `dnp-logcheck rules schema` lists them")
      }
      StandardStreams.write(Array(text.utf8))
    }
  }
}
