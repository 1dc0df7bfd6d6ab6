/// The deviations of a faulty plugin in calls, from the beginning of a story on.
extension Habit {
  /// A schedule call does not look at the notification settings.
  static let readsNoSettings = Habit("reads-no-settings")
  /// A schedule call goes on whatever the settings say.
  static let ignoresPermission = Habit("ignores-permission")
  /// A denied call is answered with success.
  static let succeedsWhenDenied = Habit("succeeds-when-denied")
  /// A denied call asks for the background task all the same.
  static let submitsWhenDenied = Habit("submits-when-denied")
  /// A call stores the schedule before it reads the settings.
  static let storesFirst = Habit("stores-first")
  /// The user is asked although the permission is decided.
  static let asksAgain = Habit("asks-again")
  /// The user is asked twice in one call.
  static let asksTwice = Habit("asks-twice")
  /// A call that asked the user is tried three times.
  static let retriesThrice = Habit("retries-thrice")
  /// The user is asked, and the call refused before there is an answer.
  static let asksWhileRefusing = Habit("asks-while-refusing")
  /// A missing title is not noticed.
  static let acceptsUntitled = Habit("accepts-untitled")
  /// Arming fails, and the call goes on as if it had not.
  static let forgetsFailedArming = Habit("forgets-failed-arming")
  /// A refused task is not reported to the caller.
  static let hidesRefusal = Habit("hides-refusal")
  /// A refused task makes the call fail.
  static let failsWhenRefused = Habit("fails-when-refused")
  /// A refused task is excused as on a simulator, wherever the app runs.
  static let blamesSimulator = Habit("blames-simulator")
  /// The task that waits is not taken back before another is asked for.
  static let keepsPendingTask = Habit("keeps-pending-task")
  /// The notification that waits is not removed, and the new one has a separate id.
  static let keepsOldNotification = Habit("keeps-old-notification")
  /// A changed time asks for the task at the old begin.
  static let keepsOldBegin = Habit("keeps-old-begin")
  /// A changed schedule keeps its hash.
  static let keepsOldHash = Habit("keeps-old-hash")
  /// A changed time is stored, and nothing else happens.
  static let storesOnly = Habit("stores-only")
  /// Taking back everything leaves the notifications.
  static let leavesNotifications = Habit("leaves-notifications")
  /// Taking back everything leaves the task.
  static let leavesTask = Habit("leaves-task")
  /// Recovery inspects nothing.
  static let recoversNothing = Habit("recovers-nothing")
}
