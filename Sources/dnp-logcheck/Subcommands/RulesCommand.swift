import ArgumentParser
import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckWorkshop

/// Works with rules.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List, show, validate and test rules; show what they cover.",
    subcommands: [List.self, Show.self, Validate.self, Test.self, Schema.self, Coverage.self, Page.self],
    defaultSubcommand: List.self)

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show one rule: what it checks, why, and what to do.")
    @OptionGroup var rules: RuleOptions
    @Argument(help: "The rule's id.", completion: .rules) var id: String

    func run() throws {
      let library = try rules.load()
      guard let rule = library.ruleSet.rules.first(where: { $0.id == id || $0.aliases.contains(id) }) else {
        let known = library.ruleSet.rules.flatMap { [$0.id] + $0.aliases }
        throw ValidationError(UnknownName("rule", id, in: known, listedBy: "rules list").message)
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
    @Argument(help: "More rule files or folders.", completion: .file()) var paths: [String] = []

    func run() throws {
      var options = rules
      options.paths += paths
      let library = try options.load()
      do {
        _ = try Audit(library.ruleSet, AuditOptions())
      } catch {
        StandardStreams.complain(of: error.diagnostics)
        throw ExitCode(2)
      }
      let review = RuleReview(library.ruleSet)
      let warnings = library.warnings + review.warnings + (thorough ? review.remarks : [])
      StandardStreams.complain(of: warnings)
      let found =
        warnings.isEmpty ? "no problem found" : "\(warnings.count) \(warnings.count == 1 ? "warning" : "warnings")"
      let outcomes = library.ruleSet.outcomes.count + library.ruleSet.conditions.count
      let more = outcomes > 0 ? ", \(outcomes) definitions of outcomes" : ""
      StandardStreams.say(
        "\(library.ruleSet.named.count) rules, \(library.ruleSet.events.count) events\(more): \(found)")
    }
  }

  struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "schema",
      abstract: "Print a JSON Schema: of rule files, reports, structured events, or a kind of evidence.",
      discussion: "EXAMPLE\n  dnp-logcheck rules schema schedule-snapshot")
    @OptionGroup var rules: RuleOptions
    @Argument(help: "The schema's name; without one the names are listed.", completion: .schemas) var name: String?

    func run() throws {
      let declared = try rules.load().ruleSet
      let shipped: [EmbeddedArchive.Entry]
      do throws(DamagedArchive) {
        shipped = try ShippedSchemas.all
      } catch {
        StandardStreams.complain("dnp-logcheck: \(error)")
        throw ExitCode(2)
      }
      guard let name else {
        for name in shipped.map(\.name) + DeclaredSchemas.names(in: declared) { StandardStreams.say(name) }
        return
      }
      let handwritten = shipped.first { $0.name == name }?.bytes
      guard let text = handwritten ?? DeclaredSchemas.text(name, in: declared).map({ Array($0.utf8) }) else {
        let known = shipped.map(\.name) + DeclaredSchemas.names(in: declared)
        throw ValidationError(UnknownName("schema", name, in: known, listedBy: "rules schema").message)
      }
      StandardStreams.write(text)
    }
  }
}
