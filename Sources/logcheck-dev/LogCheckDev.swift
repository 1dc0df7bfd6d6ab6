import ArgumentParser

/// Chores of the project itself; not shipped.
@main
struct LogCheckDev: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "logcheck-dev", abstract: "Chores of the project: captures for samples and measurements.",
    subcommands: [
      CarriersCommand.self, CausesCommand.self, DigestCommand.self, FleetCommand.self, Generate.self,
      SampleCommand.self, ScoreCommand.self,
      TruthCommand.self, WordsCommand.self, ZonesCommand.self,
    ])
}
