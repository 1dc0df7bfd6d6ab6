#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions of statistics that the C library lacks.
enum SpecialFunctions {
  /// The logarithm of the gamma function, for arguments above zero: Stirling's series from 10 on, where its error is below 1e-13.
  static func logGamma(_ x: Double) -> Double {
    var x = x
    var shift = 0.0
    while x < 10 {
      shift += log(x)
      x += 1
    }
    let inverse = 1 / (x * x)
    let series = (1 / 12.0 - inverse * (1 / 360.0 - inverse * (1 / 1260.0 - inverse / 1680.0))) / x
    return (x - 0.5) * log(x) - x + 0.5 * log(2 * Double.pi) + series - shift
  }

  static func logBeta(_ a: Double, _ b: Double) -> Double { logGamma(a) + logGamma(b) - logGamma(a + b) }

  /// The regularized incomplete beta function, by its continued fraction (Lentz's method).
  static func incompleteBeta(_ x: Double, _ a: Double, _ b: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    // The fraction converges quickly on this side of the mean only.
    guard x <= (a + 1) / (a + b + 2) else { return 1 - incompleteBeta(1 - x, b, a) }
    let tiny = 1e-300
    func kept(_ value: Double) -> Double { abs(value) < tiny ? tiny : value }
    var numerator = 1.0
    var denominator = 1 / kept(1 - (a + b) * x / (a + 1))
    var fraction = denominator
    for step in 1...1000 {
      let m = Double(step)
      let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
      denominator = 1 / kept(1 + even * denominator)
      numerator = kept(1 + even / numerator)
      fraction *= denominator * numerator
      let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      denominator = 1 / kept(1 + odd * denominator)
      numerator = kept(1 + odd / numerator)
      let factor = denominator * numerator
      fraction *= factor
      if abs(factor - 1) < 1e-15 { break }
    }
    return exp(a * log(x) + b * log(1 - x) - logBeta(a, b)) * fraction / a
  }
}
