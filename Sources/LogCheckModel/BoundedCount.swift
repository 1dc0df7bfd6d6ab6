/// Counts of a fleet, which stay below a limit whatever is added.
///
/// For counts from 0 to the limit, adding is associative and commutative, so that a sum does not depend on the order of its parts even
/// where hostile results make it meaningless.
package enum BoundedCount {
  /// The largest count. Programs that read JSON numbers as floating-point ones still know it exactly.
  package static let limit = 1 << 53

  /// The sum of two counts from 0 to the limit.
  package static func add(_ more: Int, to count: inout Int) { count = min(count + more, limit) }
}
