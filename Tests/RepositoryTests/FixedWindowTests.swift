import Foundation
import LogCheckModel
import LogCheckRules
import LogCheckTestSupport
import Testing

/// Rules whose fixed window ends before the next day's run: what happens on the day after is not judged by them.
///
/// A window of an hour or more compares events of different days. One period is a day, the lead of the prefetch, and
/// the tolerance of a delivery; a shorter window forgets the duty before the next event of its kind. A deadline of a
/// `response` rule is the duty itself and no window.
@Suite struct FixedWindowTests {
  private static let period = LogDuration.minutes(24 * 60) + .seconds(300) + .seconds(180)

  /// The rules that keep such a window, and the reason.
  private static let reasons = [
    "cancelled-reminder-is-not-listed": "later lists are judged by cancelled-reminder-is-off-the-list",
    "changed-time-adds-no-notification": "what a rolling window adds in a day need not have a line",
    "each-stored-schedule-is-read-back": "a row is read back in the launch that wrote it, not on the next day",
    "failed-fetch-leaves-no-notification-out": "the notification of that day is meant, not the next one",
    "failed-fetch-leaves-no-old-notification-out": "the notification of that day is meant, not the next one",
    "green-not-after-a-failure": "a success of the next day, which need not have a line, may turn it green",
    "next-alarm-is-set-within-a-minute": "the alarm that goes off next ends it; a day is the limit of its memory",
    "refused-token-is-not-used-again": "a new token need not have a line",
    "schedule-is-not-delivered-twice-in-an-hour": "the second delivery of one occurrence is meant, not the next one",
    "status-dump-fits-the-shown-content": "the delivery of the next day need not have a line",
    "status-lists-the-missed": "a later list need not hold what the app has seen",
    "successful-schedule-call-has-armed": "a call is answered in seconds; a day is the limit of its memory",
    "token-is-kept-for-later-requests": "one new token a day is no waste",
  ]

  private static let windows: [String: LogDuration] = {
    let base = RepositoryPaths.root.path(percentEncoded: false)
    let folder = RepositoryPaths.root.appending(path: "Rules", directoryHint: .isDirectory)
    let files = RepositoryPaths.files(below: folder, extensions: ["yml", "yaml"]).compactMap { url in
      (try? Data(contentsOf: url)).map {
        RuleFileText(path: String(url.path(percentEncoded: false).dropFirst(base.count)), bytes: Array($0))
      }
    }
    var windows: [String: LogDuration] = [:]
    for rule in RuleLoader.load(files).rules.named {
      if let window = window(of: rule).flatMap({ length(of: $0, in: rule) }) { windows[rule.id] = window }
    }
    return windows
  }()

  @Test func eachThatEndsBeforeTheNextDaySaysWhy() {
    let short = Self.windows.filter { $0.value >= .minutes(60) && $0.value < Self.period }
    for id in short.keys.sorted() where Self.reasons[id] == nil {
      Issue.record("\(id): its window ends before the next day; let events end it, or add a reason")
    }
    for id in Self.reasons.keys.sorted() {
      #expect(short[id] != nil, "\(id) has no such window, so it needs no reason")
    }
  }

  @Test func windowsAreFound() {
    #expect(Self.windows.count > 20)
    #expect(Self.windows["status-dump-fits-the-shown-content"] == .minutes(24 * 60))
  }

  private static func window(of rule: Rule) -> LogCheckRules.Expression? {
    switch rule.body {
    case let body as RelateRule: return body.within
    case let body as NeverRule: return body.within
    case let body as CountRule: return longest(body.scope)
    case let body as SetRule: return longest(body.scope)
    default: return nil
    }
  }

  private static func longest(_ scope: CountRule.Scope) -> LogCheckRules.Expression? {
    if case .between(_, _, let atMost) = scope { atMost } else { nil }
  }

  /// The longest duration in it; `nil` if fields of events make it longer or shorter.
  private static func length(of expression: LogCheckRules.Expression, in rule: Rule) -> LogDuration? {
    switch expression {
    case .literal(.duration(let value)): return value
    case .parameter(let name):
      guard case .duration(let value)? = rule.parameters.first(where: { $0.name == name })?.value else { return nil }
      return value
    case .binary(_, let left, let right):
      guard let left = length(of: left, in: rule), let right = length(of: right, in: rule) else { return nil }
      return max(left, right)
    case .call(_, let arguments):
      let lengths = arguments.map { length(of: $0, in: rule) }
      return lengths.contains(nil) ? nil : lengths.compactMap(\.self).max()
    default: return nil
    }
  }
}
