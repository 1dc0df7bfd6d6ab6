import ArgumentParser
import LogCheckIngest
import LogCheckReporting

/// Writes the settings of a project for the first time.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a settings file with comments, for a project that has none.",
    discussion: """
      EXAMPLE
        dnp-logcheck init

      Writes .dnp-logcheck.yml in this folder, or the named file. A file that exists is never changed.
      """)

  @Option(help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file()) var config =
    ConfigurationOptions.name

  func run() throws {
    let position = RawArguments.bytes(config)
    guard (try? FolderListing.kind(of: position, followingLinks: false)) == nil else {
      StandardStreams.complain(
        "dnp-logcheck: \(CleanText.path(config)) exists and is left as it is; edit it, or name another file with --config"
      )
      throw ExitCode(2)
    }
    guard try OutputFile.ready(config, role: "the settings").replace(with: Array(Self.text.utf8)) else {
      throw ExitCode(2)
    }
    StandardStreams.say("wrote \(CleanText.path(config)); each line in it is explained there")
  }

  /// Valid as it is: everything but the schema is a comment.
  static let text = """
    # The settings of this project for dnp-logcheck: what every run has in common. docs/settings.md explains all keys.
    # A run in this folder, or in one below it, finds this file; --no-config leaves it out.
    schema: dnp-logcheck-config/1

    # More rules: files or folders, from the folder of this file.
    # rules: [checks/]

    # Where the captures come from, where they do not show it themselves: ios-device, ios-simulator, android.
    # profile: [ios-device]

    # Rules that must be decided in every run; one that is not makes the run exit with 3.
    # require: [happy-path-complete]

    # Rules, tags or requirements that are left out.
    # ignore: [tap-is-handled]

    # From which severity on a failure fails the run: error (as without this line), warning or note.
    # fail_on: warning

    # Whether anything inconclusive makes a run exit with 3.
    # strict: true

    # Whether the build prints only texts that the rules know. Without this line an unknown line may be what a rule misses.
    # known_vocabulary: true

    # Files in the checked folders in which nothing need be decided.
    # allow_undecided: ["*.png"]

    # Other values for parameters of rules.
    # parameters:
    #   prefetch-lead-is-five-minutes: { lead: 10m }

    # Failures that are known: a JSON report of an earlier run. `dnp-logcheck baseline update` renews it.
    # baseline: known.json

    # Failures that are accepted until a day. `dnp-logcheck waive` adds one.
    # waivers:
    #   - rule: delivery-within-tolerance
    #     match: { fingerprint: [0123456789abcdef] }
    #     reason: the old schedules drift
    #     owner: mr
    #     until: 2027-01-31

    """
}
