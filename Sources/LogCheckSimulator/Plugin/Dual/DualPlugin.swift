import LogCheckModel

/// The stored dual schedule of the plugin: a fetch and a notification that the app requested together.
struct DualPlugin: Sendable {
  /// The host that the native fetcher was configured with.
  var host: String?
  var schedule: Schedule?
  /// Its deviations from the promises.
  var habits: Set<Habit> = []
  /// True if the app configures the fetcher only after its schedule.
  var isConfiguredLate = false

  static let id = "dual-1"

  struct Schedule: Sendable {
    var config: DualConfig
    var notification: LogInstant
    var isActive = true
  }

  enum Habit: Hashable, Sendable {
    case isUnimplemented
    case answersFirst
    case schedulesNoFetch
    case schedulesNoNotification
    case ignoresTheFetcher
    case ignoresTimelyContent
    case usesLateContent
    case showsAnEmptyBody
    case savesNothing
    case leavesTheNotification
    case leavesTheFetch
    case staysActive
  }
}

/// The request of the app for a dual schedule.
struct DualConfig: Sendable {
  var fetch: Cron
  /// `nil` where the app leaves the notification out.
  var notify: Cron?
  var title = "Daily update"
  var body = "See what is new"

  /// Minute and hour of a cron expression, in local time; the rest of it is `* * *`.
  struct Cron: Sendable {
    var minute: Int
    var hour: Int

    /// The time of day of an instant on a phone in UTC.
    init(_ instant: LogInstant) {
      let moment = CivilMoment(instant, offsetSeconds: 0)
      (minute, hour) = (moment.minute, moment.hour)
    }

    init(minute: Int, hour: Int) { (self.minute, self.hour) = (minute, hour) }

    var text: String {
      var bytes: [UInt8] = []
      bytes.append(decimal: minute, digits: 2)
      bytes.append(0x20)
      return String(decoding: bytes, as: UTF8.self) + "\(hour) * * *"
    }
  }

  /// For a notification at an instant, with the fetch so long before it.
  init(_ notification: LogInstant, lead: LogDuration = PluginState.lead) {
    fetch = Cron(notification - lead)
    notify = Cron(notification)
  }

  var json: String {
    let part = "\"enabled\":true,\"schedule\":"
    let shown = notify.map {
      ",\"userNotification\":{\(part)\"\($0.text)\",\"title\":\"\(title)\",\"body\":\"\(body)\"}"
    }
    return "{\"contentFetch\":{\(part)\"\(fetch.text)\"}\(shown ?? "")}"
  }

  /// As the fields of the plugin's line.
  var fields: PluginLog.Fields {
    var fields: PluginLog.Fields = [
      ("config", .text(json)), ("fetch_hour", .integer(fetch.hour)), ("fetch_minute", .integer(fetch.minute)),
    ]
    if let notify {
      fields += [
        ("notify_hour", .integer(notify.hour)), ("notify_minute", .integer(notify.minute)), ("title", .text(title)),
        ("body", .text(body)),
      ]
    }
    return fields
  }
}
