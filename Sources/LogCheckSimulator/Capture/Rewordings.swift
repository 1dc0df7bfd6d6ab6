import LogCheckModel

/// Other words for lines of the plugin, as another build of it may print them: the same fields, the same tag, another text.
struct Rewordings {
  /// By the event: the words that this build prints, all along.
  private let words: [String: [String]]

  static let none = Rewordings(words: [:])

  private init(words: [String: [String]]) { self.words = words }

  /// Chooses that many events out of those of a story, and the words for each.
  init(of count: Int, from events: [String], seed: UInt64) {
    var draw = SeededGenerator(seed: SeededGenerator.seed(of: 6, from: seed))
    var left = Set(events).sorted().filter { Self.texts[$0] != nil }
    var words: [String: [String]] = [:]
    while words.count < count, !left.isEmpty {
      let event = left.remove(at: draw.number(in: 0..<left.count))
      var texts = Self.texts[event] ?? []
      // The first that a line has the values for is printed.
      if texts.count > 1 { texts.swapAt(0, draw.number(in: 0..<texts.count)) }
      words[event] = texts
    }
    self.init(words: words)
  }

  var isEmpty: Bool { words.isEmpty }

  /// Puts the line into this build's words.
  func apply(to line: inout Utterance) {
    guard case .plugin = line.speaker, let texts = words[line.event] else { return }
    let words = texts.first { text in Self.fields(in: text).allSatisfy { line[$0] != nil } }
    if let words { line.words = words }
  }

  private static func fields(in text: String) -> [String] {
    text.split(separator: "{").dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }

  /// Written from what the events mean, as people word such lines.
  private static let texts: [String: [String]] = [
    "fetch.bgtask.registered": [
      "Registered background handler for {task_id}, result {ok}", "Background task handler is set up ({task_id})",
      "did register {task_id}",
    ],
    "fetch.bgtask.submitted": [
      "Submitted background refresh request, begins not before {earliest_begin}",
      "Refresh task queued with iOS for {earliest_begin}", "Asked the system for a refresh at {earliest_begin}",
    ],
    "fetch.bgtask.started": [
      "Background task is running now, task {task_id} run {run_id}", "System launched our refresh task ({task_id})",
      "handleBackgroundFetch begin run={run_id}",
    ],
    "fetch.bgtask.completed": [
      "Task finished, told iOS success={success} run={run_id}", "Reported completion to the system: {success}",
      "finishing background task with success {success} for run {run_id}",
    ],
    "fetch.bgtask.expired": [
      "iOS ended our background time (run={run_id})", "Expiration handler fired for run {run_id}",
    ],
    "fetch.bgtask.cancelled": [
      "Withdrew the waiting refresh request {task_id}", "Pending background task {task_id} removed from the queue",
    ],
    "fetch.bgtask.missed": ["Background window was missed, asking again", "We missed our refresh slot, rescheduling"],
    "fetch.bgtask.skipped": [
      "Not prefetching: {reason}", "No prefetch this time because of {reason}",
    ],
    "fetch.prefetch.scheduling": [
      "Planning the prefetch that precedes the notification of {notification_time}",
      "Going to schedule a content fetch before {notification_time}",
    ],
    "fetch.request": [
      "GET {host} started, run {run_id}", "Sending content request to {host} (run={run_id})",
      "Contacting server {host} for run {run_id}",
    ],
    "fetch.response": [
      "Server answered with HTTP {status} for run {run_id}", "Got {status} from the content server, run={run_id}",
    ],
    "fetch.failed": ["Could not fetch content: {reason}, run={run_id}", "Fetching failed because of {reason}"],
    "fetch.fallback": ["Using {mode} content in place of fresh content", "Fell back to {mode}"],
    "fetch.run.success_recorded": ["Remembering last good run at {timestamp}", "last success set to {timestamp}"],
    "storage.content.saved": [
      "Wrote fetched content to the cache for {schedule_id}, run={run_id}",
      "Content for {schedule_id} is now in the database (run {run_id})",
    ],
    "storage.earliest_begin.updated": ["Saved next begin date {value}", "earliest begin is now {value} in the store"],
    "storage.schedule.persisted": [
      "Schedule {id} of type {type} written to the database", "Saved schedule {id} ({type})",
    ],
    "storage.schedule.loaded": ["Read {count} schedules from the database", "{count} schedules restored from disk"],
    "scheduler.schedule.requested": [
      "Daily notification was requested for {notification_time}", "App asks for a notification at {notification_time}",
    ],
    "scheduler.notification.arming": [
      "About to add the notification request for {notification_time}", "Adding notification for {notification_time}",
    ],
    "scheduler.notification.armed": [
      "Notification {id} is set for {notification_time}",
      "Added notification request {id}, fires at {notification_time}",
    ],
    "scheduler.notification.removed": ["Dropped waiting notification {id}", "Deleted pending request {id}"],
    "scheduler.notification.delivered": [
      "Notification {id} was shown, planned for {scheduled}", "Presented {id} to the user",
    ],
    "plugin.configure.called": ["App configures the plugin", "configure was invoked from the web view"],
    "plugin.permission.checked": ["User permission for notifications is {status}", "Authorization: {status}"],
    "recovery.started": ["Looking for lost schedules after launch", "Launch recovery begins"],
    "recovery.completed": ["Done with launch recovery", "Launch recovery is through"],
    "recovery.none": ["Nothing to recover", "All schedules are fine, nothing to do"],
    "recovery.summary": [
      "Recovery result: {missed} missed, {rescheduled} scheduled again, {errors} errors",
      "recovered missed={missed} rearmed={rescheduled} failures={errors}",
    ],
  ]
}
