/// The values of a measure that the plugin promises, in milliseconds.
package enum MeasureLimit: Hashable, Sendable {
  case atMost(Int)
  case atLeast(Int)

  package var milliseconds: Int {
    switch self {
    case .atMost(let value), .atLeast(let value): value
    }
  }

  /// The sign of a slope towards the limit.
  var direction: Double {
    switch self {
    case .atMost: 1
    case .atLeast: -1
    }
  }
}
