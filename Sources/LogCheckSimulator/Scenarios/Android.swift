extension Scenario {
  /// Events on a handset with Android.
  static let android: [Scenario] = [
    .everyDayOnAndroid, .deniedOnAndroid, .alarm, .swipedOnAndroid, .swipedOnIOS, .killedOnAndroid, .restarted,
    .restartedUnopened, .forceStopped, .noExactAlarms, .noBootReceiver, .missedAlarm,
  ]
}
