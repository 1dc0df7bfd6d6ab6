/// The words of a line of bash up to the cursor, without their quotes. The last one is being typed and may be empty.
///
/// In its own list bash splits words at equals signs and colons, and leaves the quotes in them.
enum ShellWords {
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isInWord = false
    var quote: Unicode.Scalar?
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        // In double quotes a backslash is one, except before these.
        if quote != nil, !"\\\"$`\n".unicodeScalars.contains(scalar) { word.unicodeScalars.append("\\") }
        word.unicodeScalars.append(scalar)
        isEscaped = false
      } else if scalar == "\\", quote != "'" {
        isEscaped = true
        isInWord = true
      } else if let open = quote {
        if scalar == open { quote = nil } else { word.unicodeScalars.append(scalar) }
      } else if scalar == "'" || scalar == "\"" {
        quote = scalar
        isInWord = true
      } else if scalar.properties.isWhitespace {
        if isInWord { words.append(word) }
        word = ""
        isInWord = false
      } else {
        word.unicodeScalars.append(scalar)
        isInWord = true
      }
    }
    words.append(word)
    return words
  }
}
