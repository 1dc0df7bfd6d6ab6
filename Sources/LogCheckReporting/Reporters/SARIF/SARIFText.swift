/// Texts for messages of SARIF, in which `{0}` and `[text](position)` have a meaning.
enum SARIFText {
  /// Readers take 1,024 characters of a description.
  private static let limit = 900

  /// A clean line without placeholders and links; `other` if it is empty, since an empty message is invalid.
  static func message(_ text: String, orElse other: String) -> String {
    let clean = withoutPlaceholders(CleanText.line(text.isEmpty ? other : text, limit: limit))
      .replacing("](", with: "]\\u{28}")
    guard clean.unicodeScalars.count > limit else { return clean.isEmpty ? "?" : clean }
    return String(String.UnicodeScalarView(clean.unicodeScalars.prefix(limit))) + "…"
  }

  /// Shows the brace of `{0}` as other signs that texts must not hold are shown.
  private static func withoutPlaceholders(_ text: String) -> String {
    guard text.contains("{") else { return text }
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { result, part in
      let number = part.prefix { ("0"..."9").contains($0) }
      let isPlaceholder = !number.isEmpty && part[number.endIndex...].first == "}"
      result += (isPlaceholder ? "\\u{7b}" : "{") + part
    }
  }
}
