import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRules
import LogCheckTrace

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The captures that a command reads, and the known facts about them from outside.
struct CaptureOptions: ParsableArguments {
  @Argument(
    help: "Captures, and folders of them; standard input without one, or for \"-\".", completion: .file())
  var captures: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "In folders, only files whose name or path matches, as in '*.log' (repeatable).", valueName: "glob"))
  var include: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("In folders, no files whose name or path matches (repeatable).", valueName: "glob"))
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp("Capture format (see `dnp-logcheck formats`).", valueName: "id"), completion: .captureFormats)
  var format = "auto"

  @Option(help: ArgumentHelp("The year of the first stamp that shows none.", valueName: "year"))
  var year: Int?

  @Option(help: ArgumentHelp("The day of the first stamp that shows no date, as in 2026-01-31.", valueName: "day"))
  var date: String?

  @Option(
    help: ArgumentHelp(
      "The zone of stamps that show none: an IANA name or an offset such as +0800.", valueName: "zone"))
  var timeZone: String?

  @Flag(
    help: ArgumentHelp(
      "Take the stamps that a CI job or runner put before the lines as their times, if the lines have none.",
      discussion: "Right only where the lines were printed as they were logged, not where a finished log was printed."))
  var trustWrapperTime = false

  @OptionGroup var layers: LayerOptions

  @OptionGroup var limits: LimitOptions

  @Flag(
    help: ArgumentHelp(
      "Read packed captures to their end whatever they unpack to.",
      discussion: "Without it, one that unpacks to more than 1 GiB and more than 200 times its size is not read on."))
  var unpackAll = false

  var unpackLimit: UnpackLimit? { unpackAll ? nil : .standard }

  @Option(
    help: ArgumentHelp(
      "Judge the captures from here on, as if they began there: a day (2026-01-31, 01-31) or a time (06:00, 2026-01-31 06:00) as the lines show it, or 2026-01-31T06:00:00Z.",
      valueName: "time"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      "Judge the captures up to this time, or the end of this day, as if they ended there.", valueName: "time"))
  var until: String?

  /// An instant that the user typed, in the zone of the captures if it was given.
  static func bound(_ text: String?, _ option: String, _ clock: ClockOptions) throws -> TimeWindow.Bound? {
    guard let text else { return nil }
    guard let (instant, frame) = InstantParser.parse(TypedInstant.completed(text, ofDay: nil)) else {
      throw ValidationError(
        "\(option) \(CleanText.line(text)): write an instant as in 2026-01-31T06:00:00Z or 2026-01-31 06:00:00+0000")
    }
    guard frame == .local, let offset = clock.offset?(instant) else {
      return TimeWindow.Bound(instant: instant, frame: frame)
    }
    return TimeWindow.Bound(instant: instant - .seconds(Int64(offset)), frame: .absolute)
  }

  /// The part of the captures that is judged.
  func window() throws -> TimeWindow {
    func edge(_ text: String?, _ option: String, isEnd: Bool) throws -> TimeWindow.Edge? {
      guard let text else { return nil }
      switch TypedInstant.time(text) {
      case .instant(let instant): return .instant(instant)
      case .shown(let time): return .shown(isEnd && time.isDay ? time.endOfDay : time)
      case .timeOfDay(let time): return .timeOfDay(time)
      case nil: throw ValidationError("\(option) \(CleanText.line(text)): \(TypedInstant.forms)")
      }
    }
    let window = TimeWindow(
      since: try edge(since, "--since", isEnd: false), until: try edge(until, "--until", isEnd: true))
    if window.isEmpty { throw ValidationError("--since is after --until") }
    return window
  }

  /// The captures, with the files of folders; without `expandsFolders` a folder is an input that cannot be read.
  func inputs(expandsFolders: Bool = true) throws -> [AuditInput] {
    let given = captures + ManyCaptures.heldBack
    let files =
      expandsFolders
      ? try CaptureFolders(included: include, excluded: exclude).expanding(given).map { (path: $0.path, name: $0.name) }
      : zip(RawArguments.bytes(given), given).map { (path: $0, name: $1) }
    guard !files.isEmpty else { return [.standardInput] }
    return zip(files, AuditInput.files(files)).map { file, input in file.name == "-" ? .standardInput : input }
  }

  /// The captures' names from the root on.
  var absolutePaths: [String] {
    (captures + ManyCaptures.heldBack).map { URL(filePath: $0).standardizedFileURL.path(percentEncoded: false) }
  }

  func logFormat(_ ruleSet: RuleSet) throws -> LogFormat? {
    guard format != "auto" else { return nil }
    let declared = ruleSet.formats.first { $0.id == format }.map(LogFormat.init)
    guard let found = LogFormat.named(format) ?? declared else {
      if ReportFormat.named(format) != nil {
        throw ValidationError("\"\(format)\" is a report, no log format: --report \(format)")
      }
      let known = LogFormat.all.map(\.id.name) + ruleSet.formats.map(\.id)
      throw ValidationError(UnknownName("format", format, in: known, listedBy: "formats").message)
    }
    return found
  }

  private func day() throws -> CivilDay? {
    guard let date else { return nil }
    guard let day = CivilDay(date), (1678...2261).contains(day.year) else {
      throw ValidationError("--date \(CleanText.line(date)): write a day as in 2026-01-31")
    }
    if let year, year != day.year { throw ValidationError("--date \(date) is not in the year of --year \(year)") }
    return day
  }

  func clock() throws -> ClockOptions {
    if let year, !(1678...2261).contains(year) { throw ValidationError("--year must lie between 1678 and 2261") }
    var options = ClockOptions(year: year, date: try day())
    guard let timeZone else { return options }
    let bytes = Array(timeZone.utf8)
    var position = 0
    if let offset = bytes.span.zoneOffset(at: &position), position == bytes.count {
      options.offset = { _ in offset }
    } else if let offset = SystemZone.use(timeZone) {
      options.offset = { local in
        // The offset that holds at that local time; of a doubled hour, the first.
        let (whole, rest) = local.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        let seconds = rest < 0 ? whole - 1 : whole
        return offset(seconds - Int64(offset(seconds)))
      }
    } else if !SystemZone.hasFiles {
      throw ValidationError(
        "there are no time zone files in /usr/share/zoneinfo (install the package tzdata, or mount that folder), "
          + "so --time-zone takes offsets only (+0100)")
    } else {
      throw ValidationError("\"\(timeZone)\" is no time zone; give an IANA name (Europe/Vienna) or an offset (+0100)")
    }
    return options
  }
}
