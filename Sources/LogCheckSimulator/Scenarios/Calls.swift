extension Scenario {
  /// The app's calls to the plugin, and its answers. `SCN-10-android` is one of Android's scenarios.
  static let calls: [Scenario] = [
    .firstRun, .firstRunStructured, .discovery, .permissions, .simulator, .debugger, .status, .cancelAll, .changedTime,
    .denied, .undecidedAsking, .undecidedRefusing, .revoked, .invalid, .repeatedCalls,
  ]
}
