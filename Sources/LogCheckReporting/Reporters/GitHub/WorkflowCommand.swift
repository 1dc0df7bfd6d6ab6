/// One annotation as a workflow command of GitHub Actions. Percent signs are encoded first, so that no text can bring its own.
struct WorkflowCommand {
  /// Worst first.
  enum Level: String, CaseIterable { case error, warning, notice }

  var level: Level
  /// Relative to the workspace; `nil` where there is no file.
  var file: String?
  var line: Int?
  var title: String
  /// Clean lines.
  var rows: [String]

  /// The runner silently cuts a message at 4,096 UTF-16 units; the message names the part that is left out here.
  private static let messageLimit = 3800
  private static let titleLimit = 200
  private static let cut = "… (more in the other reports)"

  var text: String {
    var properties: [String] = []
    if let file {
      properties.append("file=\(Self.property(CleanText.line(file)))")
      if let line { properties.append("line=\(line)") }
    }
    properties.append("title=\(Self.property(Self.bounded(title)))")
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.data(message))"
  }

  private var message: String {
    var result = ""
    for row in rows {
      let next = result.isEmpty ? row : result + "\n" + row
      guard next.utf16.count <= Self.messageLimit else { return result + "\n" + Self.cut }
      result = next
    }
    return result
  }

  /// A title is one line of a list; escapes make it longer than its scalars.
  private static func bounded(_ text: String) -> String {
    var limit = 120
    while limit > 10, CleanText.line(text, limit: limit).utf16.count > titleLimit { limit /= 2 }
    return CleanText.line(text, limit: limit)
  }

  private static func data(_ text: String) -> String {
    encoded(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private static func property(_ text: String) -> String {
    encoded(data(text)) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func encoded(_ text: String, _ code: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let code = code(scalar) { result += code } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
