/// The settings of the analyses.
package struct AnalysisOptions: Sendable {
  /// The number of nights, from the last one back.
  package var nights = 30
  /// A rule is reported when so many nights have not exercised it.
  package var unexercised = 7
  /// The probability of an alarm where nothing changed, over all tests of one kind together.
  package var risk = 0.01
  /// A trend is reported if it has moved its measure so far, in milliseconds.
  package var leastDrift = 10_000
  /// Limits by the names of measures.
  package var limits: [String: MeasureLimit] = [:]
  /// Devices that the overview lists, the worst first.
  package var devicesListed = 40

  package init() {}
}
