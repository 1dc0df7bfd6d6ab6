/// Escapes texts for markup: the signs that mean something in XML and HTML alike. What else a language cannot show is its own to say.
enum MarkupText {
  /// The text for bodies and attributes alike.
  ///
  /// - Parameter other: The replacement for a sign other than the four, if it does not stand for itself.
  static func escaped(_ value: String, _ other: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default:
        if let other = other(scalar) { result += other } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
