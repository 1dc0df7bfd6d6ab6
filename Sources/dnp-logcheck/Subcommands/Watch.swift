import ArgumentParser
import LogCheck
import LogCheckFollowing
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules

/// Starts the program that prints the log of a simulator or a device, and judges it while it is written.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Judge the log of a running simulator or device: starts the program that prints it.",
    usage: "dnp-logcheck watch (simulator | device | android) [options] [-- arguments]",
    discussion: """
      EXAMPLES
        dnp-logcheck watch simulator --live
        dnp-logcheck watch android --bell --on-failure 'cat >> failures.jsonl' -- -b all

      Starts the program that prints the log of the booted simulator, of an iPhone or iPad, or of an Android device or emulator. Each \
      finding is shown as soon as it is decided. The program is started again when it ends; lines may be missing then, and what rests on \
      them is inconclusive. What follows -- is added to its arguments. Ctrl-C gives the summary, and the exit follows the verdict; it is \
      2 where the program is not there or prints nothing. Any other log: COMMAND | dnp-logcheck
      """)

  @OptionGroup var captures: CaptureOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var judging: JudgingOptions
  @OptionGroup var reports: ReportOptions
  @OptionGroup var project: ConfigurationOptions
  @OptionGroup var acceptance: AcceptanceOptions

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("More arguments of the program that prints the log.", valueName: "arguments"))
  var arguments: [String] = []

  static var follows: Bool { true }

  func validate() throws {
    try captures.limits.refuse(in: "watch")
    guard captures.include.isEmpty, captures.exclude.isEmpty else {
      throw ValidationError("watch takes no --include and no --exclude: it reads no folders")
    }
  }

  func run() throws {
    let (kind, _, watched) = try chosen()
    let program = WatchedProgram(watched, arguments: arguments, isQuiet: reports.quiet) {
      StopSignals.isRequested || StandardStreams.isGone
    }
    try JudgedRun(self).run([.pieces([], shown: kind)]) { audit, view, isStopped, report in
      if !reports.quiet { StandardStreams.complain("dnp-logcheck: watching: \(program.shown)") }
      var watch = view.watch
      let read = watch.read
      watch.read = { bytes in
        if bytes > 0 { program.noteRead() }
        read(bytes)
      }
      audit.watch(
        kind, { program.next() }, watch: watch, isOver: { program.isOver },
        isStopped: {
          program.attend { words in
            view.stepAside()
            StandardStreams.complain("dnp-logcheck: \(words)")
          }
          return isStopped()
        }
      ) { report($0, false) }
      program.stop()
      guard let failure = program.failure else { return }
      view.stepAside()
      StandardStreams.complain("dnp-logcheck: watch \(kind): \(failure); it needs \(watched.needs)")
      ProcessEnd.exit(2)
    }
  }

  /// The kind of run that was named, its profile and its program. Programs come from the built-in rules alone: no other rule file starts
  /// one.
  private func chosen() throws -> (kind: String, profile: String, WatchCommand) {
    let profiles = try RuleLibrary(paths: [], includesBuiltIn: true).ruleSet.profiles
    let known = profiles.compactMap { profile in profile.watchWith.map { (profile.id, $0) } }
    let names = known.map(\.1.name).sorted().joined(separator: ", ")
    guard captures.captures.count == 1, let kind = captures.captures.first else {
      throw ValidationError("name one thing to watch: \(names)")
    }
    guard let found = known.first(where: { $0.1.name == kind }) else {
      throw ValidationError(
        "\"\(CleanText.line(kind))\" cannot be watched; these can: \(names); any other log is read by: COMMAND | dnp-logcheck"
      )
    }
    return (kind, found.0, found.1)
  }
}

extension Watch: JudgingCommand {
  /// Adds the profile and the year, which the program and the clock of this machine show.
  func complete(_ options: inout AuditOptions, _ library: RuleLibrary) throws {
    // A log that is being written is of this year.
    if options.clock.year == nil, options.clock.date == nil { options.clock.year = SystemZone.today.year }
    let (_, profile, _) = try chosen()
    let systems = library.ruleSet.profiles.filter { $0.aspect == Profile.system }.map(\.id)
    if systems.contains(profile), !options.profiles.contains(where: systems.contains) {
      options.profiles.append(profile)
    }
  }
}
