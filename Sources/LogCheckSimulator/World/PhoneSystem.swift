import LogCheckModel

/// The knowledge of the phone's system about the app.
struct PhoneSystem: Sendable {
  var boot: LogInstant
  var isSimulator: Bool
  var permission = Permission.notDetermined
  var backgroundRefresh = RefreshStatus.available
  var isLowPower = false
  /// The answer of the user to the request for the permission, and its delay in milliseconds.
  var userAnswer = Permission.authorized
  var answerDelay = 1900
  /// True if the app's property list permits the identifier of the task.
  var permitsTask = true
  /// The number of the next notifications that the system refuses.
  var refusedNotifications = 0
  /// The user closed the app in the switcher: nothing of it runs until it is opened.
  var wasForceQuit = false
  var isOnline = true
  /// The system has better to do than to start tasks.
  var isBusy = false
  /// The number of the error that every request for a task meets.
  var refusal: Int?
  /// Tasks run although the user closed the app.
  var ignoresForceQuit = false
  /// By how much the next notifications are late; the rest come in time.
  var delays: [LogDuration] = []
  /// Seconds by which the zone is another than at the beginning, as the user travels.
  var zone = 0
  /// The begin or end of summer time, and the step of local time.
  var shift: (at: LogInstant, by: LogDuration)?
  /// The tag that the server gives its content.
  var serverTag: String?
  /// The answers of the server to the next requests; 200 after the last.
  var answers: [ServerAnswer] = []
  /// The request for a background task that waits; a new one replaces it.
  var task: TaskRequest?
  /// Armed notifications by their ids.
  var armed: [String: ArmedNotification] = [:]
  /// Delivered ones that the user has not seen in the app yet, in their order.
  var delivered: [(id: String, at: LogInstant)] = []
  /// True if the system drops notifications beyond its limit.
  var keepsLimit = true
  /// For how long the server says that its content is good.
  var lifetime = LogDuration.minutes(24 * 60)
  /// For how long the system lets a due task wait, in milliseconds.
  var taskDelay = 900..<180_000
  /// The delay of a notification, in milliseconds.
  var deliveryDelay = 40..<900
  var nextProcessID: Int32 = 0
  /// The parts that only Android has.
  var android = AndroidSystem()
  private var numbers = 0

  init(boot: LogInstant, isSimulator: Bool) {
    self.boot = boot
    self.isSimulator = isSimulator
  }

  mutating func nextNumber() -> Int {
    numbers += 1
    return numbers
  }

  enum Permission: String, Sendable { case notDetermined, authorized, denied }
  enum RefreshStatus: String, Sendable { case available, denied, restricted }

  struct TaskRequest: Sendable {
    var earliest: LogInstant
    var number: Int
  }

  struct ArmedNotification: Sendable {
    var at: LogInstant
    var number: Int
    var repeatsDaily: Bool
  }

  enum ServerAnswer: Hashable, Sendable {
    case status(Int)
    /// 200, with a body that is no content.
    case garbage
    /// 200, and the handler trips over it.
    case exception
    /// No answer before the time of the task is over.
    case silence
  }
}
