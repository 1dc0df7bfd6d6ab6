extension Scenario {
  /// What the app asks of the plugin, and what the plugin answers. `SCN-10-android` is told with Android's scenarios.
  static let calls: [Scenario] = [
    .firstRun, .firstRunStructured, .discovery, .permissions, .simulator, .debugger, .status, .cancelAll, .changedTime,
    .denied, .undecidedAsking, .undecidedRefusing, .revoked, .invalid, .repeatedCalls,
  ]
}
