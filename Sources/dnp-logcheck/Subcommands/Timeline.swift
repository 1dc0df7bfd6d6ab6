import ArgumentParser
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// Lists a run in order of time.
struct Timeline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract:
      "The story of a run in order of time: what was planned, what happened, what should have, what cannot be known.",
    discussion: """
      EXAMPLES
        dnp-logcheck timeline customer.log
        dnp-logcheck timeline --around 2026-01-31 customer.log
        dnp-logcheck timeline --around 2026-01-31T05:53:00Z --span 10m customer.log
        dnp-logcheck timeline --schedule daily-1 --report html=story.html customer.log

      By device, then by day, in order of time; --lanes lists each schedule and strip separately. What is unknown is listed once for \
      each reason and counted; a long run folds days, --all lists everything. Everything is judged as `check` judges it; --around \
      and --schedule choose only what is listed. Exits with 0 where something was listed, whatever broke; with 3 where there was \
      nothing to list; with 2 where a capture could not be read.
      """)

  @OptionGroup var captures: CaptureOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var judging: JudgingOptions
  @OptionGroup var page: PageOptions
  @OptionGroup var project: ConfigurationOptions

  @Option(
    help: ArgumentHelp(
      "List what is on or near this day (2026-01-31, 01-31) or time (06:00, 2026-01-31 06:00) as the lines show it, or 2026-01-31T06:00:00Z.",
      valueName: "time"))
  var around: String?

  @Option(help: ArgumentHelp("How far to both sides of --around: 15m (the default), 1h30m.", valueName: "duration"))
  var span: String?

  @Option(help: ArgumentHelp("List only what belongs to this schedule or task.", valueName: "id"))
  var schedule: String?

  @Flag(help: "List each schedule and strip of a day separately.")
  var lanes = false

  @Flag(help: "Fold nothing: every day, every finding.")
  var all = false

  func run() throws {
    let inputs = try captures.inputs()
    var files = RunFiles(captures: inputs)
    files.reads(rules, project)
    try page.checkFile(files)
    let scope = try scope()
    let audit = try CollectedAudit(captures, rules, judging, project)
    files.reads(audit.settings)
    try page.checkFile(files)
    let target = try page.target()
    StopSignals.watch()
    let (header, summary, findings) = audit.run(inputs)
    let story = RunStory(header, summary, findings, scope)
    var exitCode = story.exitCode
    // What could not be read has been complained of.
    if let emptiness = story.emptiness, exitCode == 3 || story.isBlind {
      StandardStreams.complain("dnp-logcheck: \(emptiness)")
    }
    if !target.write(story.written(as: page.format, page.palette, arrangement)) { exitCode = 2 }
    ProcessEnd.exit(exitCode)
  }

  private var arrangement: StoryArrangement {
    var arrangement = StoryArrangement()
    arrangement.isByLane = lanes
    arrangement.isComplete = all
    arrangement.layout = page.layout
    return arrangement
  }

  private func scope() throws -> StoryScope {
    var scope = StoryScope()
    scope.schedule = schedule
    if let around {
      switch TypedInstant.time(around) {
      case .timeOfDay(let time): scope.around = .timeOfDay(time)
      case .instant(let instant): scope.around = .instant(instant)
      case .shown(let time):
        // In the zone of the captures, if it was given.
        if !time.isDay, let instant = time.year.flatMap(time.instant),
          let offset = try captures.clock().offset?(instant)
        {
          scope.around = .instant(instant - .seconds(Int64(offset)))
        } else {
          scope.around = .shown(time)
        }
      case nil: throw ValidationError("--around \(CleanText.line(around)): \(TypedInstant.forms)")
      }
    }
    guard let span else { return scope }
    guard around != nil else { throw ValidationError("--span says how far around --around; give both") }
    guard case .duration(let length) = DurationParser.parse(span) else {
      throw ValidationError("--span \(span): write a duration as in 15m or 1h30m, of at most 366 days")
    }
    scope.span = length
    return scope
  }
}
