/// Characters in place of others, and structured events in other layouts.
extension Carrier {
  static let characters: [Carrier] = [
    lines(.characters, "HTML") { escaped($1) },
    lines(.characters, "no-break spaces") { String($1.map { $0 == " " ? "\u{A0}" : $0 }) },
    lines(.characters, "curly quotes") { _, line in
      guard line.hasPrefix("{\"") else { return line }
      var isOpen = false
      return String(
        line.map { character in
          guard character == "\"" else { return character }
          isOpen.toggle()
          return isOpen ? "\u{201C}" : "\u{201D}"
        })
    },
    Carrier(.characters, "empty lines between") { $0.flatMap { [$0, ""] } },
    lines(.characters, "CR LF") { $1 + "\r" },
    // Pages keep an indent with a no-break space in place of every second blank.
    lines(.characters, "no-break spaces in runs") { replacedPairs(of: " ", in: $1, by: " \u{A0}") },
    lines(.characters, "zero-width spaces") { "\u{200B}" + $1 },
    lines(.characters, "byte order mark") { ($0 == 0 ? "\u{FEFF}" : "") + $1 },
    lines(.characters, "NUL before lines") { "\0" + $1 },
    Carrier(.characters, "line separators") { [$0.joined(separator: "\u{2028}")] },
    // Notes and Mail on macOS correct what is typed or pasted. The sign for dots is no mark of a cut.
    lines(.characters, "corrected punctuation") { _, line in
      guard !line.hasPrefix("{\"") else { return line }
      let dashes = replacedPairs(of: "-", in: line, by: "\u{2013}")
      return dashes.split(separator: "...", omittingEmptySubsequences: false).joined(separator: "\u{2026}")
    },
  ]

  /// Two equal characters, from the left.
  private static func replacedPairs(of character: Character, in text: String, by other: String) -> String {
    let pair = String([character, character])
    return text.split(separator: pair, omittingEmptySubsequences: false).joined(separator: other)
  }

  /// Captures of other lines stay as they are.
  static let events: [Carrier] = [
    ofEvents("array") { lines in
      ["["] + lines.enumerated().map { $0.offset < lines.count - 1 ? $0.element + "," : $0.element } + ["]"]
    },
    ofEvents("array on one line") { ["[" + $0.joined(separator: ",") + "]"] },
    ofEvents("indented") { $0.map { "    " + $0 } },
    ofEvents("a member a line") { $0.flatMap(members) },
    ofEvents("array, a member a line") { lines in
      ["["]
        + lines.enumerated().flatMap { index, line in
          let own = members(line).map { "  " + $0 }
          return index < lines.count - 1 ? own.dropLast() + ["  },"] : own
        } + ["]"]
    },
    ofEvents("blanks after colons") { $0.map { spaced($0) } },
    ofEvents("sorted members") { $0.map(sorted) },
    ofEvents("commas after lines") { $0.map { $0 + "," } },
    // RFC 7464.
    ofEvents("record separators") { $0.map { "\u{1E}" + $0 } },
  ]

  private static func ofEvents(_ id: String, _ carry: @escaping @Sendable ([String]) -> [String]) -> Carrier {
    Carrier(.events, id) { lines in lines.allSatisfy { $0.hasPrefix("{\"") } ? carry(lines) : lines }
  }

  /// The outermost members of an object, each on a line.
  private static func members(_ line: String) -> [String] {
    var lines = ["{"]
    var (depth, isQuoted, isEscaped) = (0, false, false)
    var member = ""
    for character in line.dropFirst().dropLast() {
      if !isQuoted, character == "{" || character == "[" { depth += 1 }
      if !isQuoted, character == "}" || character == "]" { depth -= 1 }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      member.append(character)
      if character == ",", depth == 0, !isQuoted {
        lines.append("  " + spaced(member))
        member = ""
      }
    }
    return lines + ["  " + spaced(member), "}"]
  }

  private static func sorted(_ line: String) -> String {
    let own = members(line).dropFirst().dropLast().map { member in
      // Two blanks before a member, a comma and a blank after all but the last.
      let text = member.dropFirst(2)
      return text.hasSuffix(", ") ? text.dropLast(2) : text
    }
    return "{" + own.sorted().joined(separator: ", ") + "}"
  }

  /// With a blank after each colon and comma outside of texts.
  private static func spaced(_ json: String) -> String {
    var (isQuoted, isEscaped) = (false, false)
    return json.reduce(into: "") { text, character in
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      text.append(character)
      if !isQuoted, character == ":" || character == "," { text.append(" ") }
    }
  }
}
