/// Whole numbers of floating-point ones are made here alone: values of files can give any of these, and a plain conversion ends the
/// process for one that does not fit.
extension Int {
  /// The nearest whole number; 0 for what is no number, and the least or greatest one for what lies beyond.
  package init(nearest value: Double) {
    self = value.isNaN ? 0 : Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }

  /// Adds without overflow: the least or greatest number for a sum beyond it.
  package static func saturatingSum(_ left: Int, _ right: Int) -> Int {
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? (right < 0 ? .min : .max) : sum
  }
}
