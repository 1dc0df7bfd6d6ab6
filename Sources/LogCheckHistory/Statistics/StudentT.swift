/// Student's t distribution.
enum StudentT {
  /// The probability of a value above `t`.
  static func upperTail(_ t: Double, degrees: Int) -> Double {
    let count = Double(degrees)
    let tail = SpecialFunctions.incompleteBeta(count / (count + t * t), count / 2, 0.5) / 2
    return t >= 0 ? tail : 1 - tail
  }

  /// The value that is exceeded with this probability, which is above 0 and at most one half.
  static func quantile(upper probability: Double, degrees: Int) -> Double {
    var (low, high) = (0.0, 1.0)
    while upperTail(high, degrees: degrees) > probability, high < 1e300 { high *= 2 }
    // Each step halves the interval: after these it is as narrow as the numbers are exact.
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      if upperTail(middle, degrees: degrees) > probability { low = middle } else { high = middle }
    }
    return high
  }
}
