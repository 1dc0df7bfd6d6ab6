/// The settings of the analyses.
package struct AnalysisOptions: Sendable {
  /// The number of nights, from the last one back.
  package var nights = 30
  /// A rule is reported when so many nights have not exercised it.
  package var unexercised = 7
  /// The probability of an alarm where nothing changed, over all tests of one kind together. There are four kinds (rises, trends, silences,
  /// rules that go back and forth), so that one of a hundred analyses has such an alarm.
  package var risk = 0.0025
  /// The same where a user asks about one rule.
  package var riskOfOne = 0.05
  /// A trend is reported if it has moved its measure so far, in milliseconds.
  package var leastDrift = 10_000
  /// Limits by the names of measures.
  package var limits: [String: MeasureLimit] = [:]
  /// Devices that the overview lists, the worst first.
  package var devicesListed = 40

  package init() {}
}
