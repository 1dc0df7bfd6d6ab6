import ArgumentParser
import LogCheckModel

/// Bad usage that a command notices while it runs. The parser would answer with the usage of the root, which has other options.
struct MisusedCommand: Error {
  private let message: String
  private let command: any ParsableCommand.Type

  /// Runs a step of a command, and ties what it says of its arguments to the command.
  static func catching(_ command: any ParsableCommand.Type, _ step: () throws -> Void) throws {
    do {
      try step()
    } catch let error as ValidationError {
      throw MisusedCommand(message: error.message, command: command)
    }
  }

  /// The message and the usage of the command. The message quotes arguments and files, which may contain anything.
  var text: String {
    let usage = UsageLine.shortened(in: "Usage: \(DNPLogCheck.usageString(for: command))")
    return
      "dnp-logcheck: \(PlainLine.line(message, limit: 4000))\n\(usage)\n  See '\(Self.name(of: command)) --help' for more information."
  }

  /// The command that the first arguments name: the last one of `rules test`, and `check` where they name none.
  static func type(named arguments: [String]) -> any ParsableCommand.Type {
    var found: any ParsableCommand.Type = DNPLogCheck.self
    for argument in arguments {
      guard let next = found.configuration.subcommands.first(where: { $0._commandName == argument }) else { break }
      found = next
    }
    return found.configuration.defaultSubcommand ?? found
  }

  /// The words that call the command.
  static func name(of command: any ParsableCommand.Type) -> String {
    ([DNPLogCheck._commandName] + (path(of: command, below: DNPLogCheck.self) ?? [])).joined(separator: " ")
  }

  private static func path(
    of command: any ParsableCommand.Type, below parent: any ParsableCommand.Type
  ) -> [String]? {
    for child in parent.configuration.subcommands {
      if child == command { return [child._commandName] }
      if let rest = path(of: command, below: child) { return [child._commandName] + rest }
    }
    return nil
  }
}
