/// What a faulty plugin does otherwise than promised, from the beginning of a story on.
enum PluginHabit: Hashable, Sendable {
  /// A schedule call does not look at the notification settings.
  case readsNoSettings
  /// A schedule call goes on whatever the settings say.
  case ignoresPermission
  /// A denied call is answered with success.
  case succeedsWhenDenied
  /// A denied call asks for the background task all the same.
  case submitsWhenDenied
  /// A call stores the schedule before it looks at the settings.
  case storesFirst
  /// The user is asked although the permission is decided.
  case asksAgain
  /// The user is asked twice in one call.
  case asksTwice
  /// A call that asked the user is tried three times.
  case retriesThrice
  /// The user is asked, and the call refused before there is an answer.
  case asksWhileRefusing
  /// A missing title is not noticed.
  case acceptsUntitled
  /// Arming fails, and the call goes on as if it had not.
  case forgetsFailedArming
  /// A refused task is not told to the caller.
  case hidesRefusal
  /// A refused task makes the call fail.
  case failsWhenRefused
  /// A refused task is excused as on a simulator, wherever the app runs.
  case blamesSimulator
  /// The task that waits is not taken back before another is asked for.
  case keepsPendingTask
  /// The notification that waits is not removed, and the new one has an id of its own.
  case keepsOldNotification
  /// A changed time asks for the task at the old begin.
  case keepsOldBegin
  /// A changed schedule keeps its hash.
  case keepsOldHash
  /// A changed time is stored, and nothing else happens.
  case storesOnly
  /// Taking back everything leaves the notifications.
  case leavesNotifications
  /// Taking back everything leaves the task.
  case leavesTask
  /// Recovery looks at nothing.
  case recoversNothing
}

/// What a faulty app around the plugin does.
enum HostHabit: Hashable, Sendable {
  /// It schedules before it configures.
  case configuresLate
  /// Its page says that the plugin is ready without having found it.
  case claimsReady
  /// It does nothing about a call that failed.
  case ignoresFailures
  /// It asks for a prefetch without any notification.
  case prefetchesOnly
}
