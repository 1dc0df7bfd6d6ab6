import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Options that are given twice although they take one value: the parser silently takes the last one.
enum RepeatedOptions {
  /// Options that may be given more than once.
  private static let repeatable: Set<String> = [
    "--accept", "--at-least", "--at-most", "--exclude", "--fault", "--flaw", "--ignore", "--include", "--keep",
    "--profile", "--report", "--require", "--rules", "--select", "--source", "--wrap",
  ]
  /// Commands that write one report.
  private static let ofOneReport: Set<String> = ["timeline", "compare", "explain", "waive"]

  static func check(_ arguments: [String]) throws {
    guard let name = first(in: arguments) else { return }
    throw ValidationError("\(name) is given more than once, and takes one value; which of them is meant?")
  }

  /// The first option that takes one value and has more.
  static func first(in arguments: [String]) -> String? {
    var seen: Set<String> = []
    for argument in arguments {
      guard argument != "--" else { return nil }
      guard argument.hasPrefix("-"), argument.count > 1 else { continue }
      let name = String(argument.prefix { $0 != "=" })
      guard !seen.insert(name).inserted, !mayRepeat(name, arguments), takesValue(name) else { continue }
      return name
    }
    return nil
  }

  private static func mayRepeat(_ name: String, _ arguments: [String]) -> Bool {
    // `simulate` takes a number of days, `compare` two days.
    if name == "--days" { return arguments.first == "compare" }
    guard repeatable.contains(name) else { return false }
    return name != "--report" || arguments.first.map(ofOneReport.contains) != true
  }

  /// True if an option of some command, and no flag, has the name. Called only for a duplicate name: it takes a while.
  private static func takesValue(_ name: String) -> Bool {
    guard let all = try? JSONDecoder().decode(Description.self, from: Data(DNPLogCheck._dumpHelp().utf8)) else {
      return false
    }
    return all.command.options.contains { "--" + $0 == name || "-" + $0 == name }
  }

  /// The parser's description of the commands, as far as it is of interest.
  private struct Description: Decodable {
    var command: Command

    struct Command: Decodable {
      var arguments: [Argument]?
      var subcommands: [Command]?

      var options: [String] {
        (arguments ?? []).filter { $0.kind == "option" }.flatMap { ($0.names ?? []).map(\.name) }
          + (subcommands ?? []).flatMap(\.options)
      }
    }

    struct Argument: Decodable {
      var kind: String
      var names: [Name]?
    }

    struct Name: Decodable { var name: String }
  }
}
