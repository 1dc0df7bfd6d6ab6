/// Calls that make a text of their arguments.
extension MessageReader {
  /// A call by its name: `String(format:)`, `String.format`, `String.valueOf`; `nil` for all others.
  mutating func call(_ range: Range<Int>, _ depth: Int) -> [MessagePart]? {
    guard let opener = range.prefix(6).first(where: { source.isSymbol($0, "(") }),
      source.next(opener) >= range.upperBound
    else { return nil }
    let name = (range.lowerBound..<opener).map { source.isSymbol($0, ".") ? "." : source.name($0) }.joined()
    var arguments = source.arguments(opener)
    switch name {
    case "String", "NSString", "NSMutableString":
      guard let first = arguments.first else { return nil }
      switch first.label {
      case "format":
        arguments.removeFirst()
        if arguments.first?.label == "locale" { arguments.removeFirst() }
        let rest = arguments.first?.label == "arguments" ? [] : arguments.map(\.tokens)
        return PrintfFormat.fill(parts(first.tokens, depth: depth + 1), with: rest, in: &self, depth: depth)
      case "", "describing", "reflecting", "stringLiteral", "string": return textual(first, depth)
      default: return nil
      }
    case "String.format", "String.localizedStringWithFormat", "java.lang.String.format":
      // The first argument may be a locale.
      for index in arguments.indices.prefix(2) {
        let format = parts(arguments[index].tokens, depth: depth + 1)
        guard format.contains(where: \.isText) else { continue }
        return PrintfFormat.fill(
          format, with: arguments[(index + 1)...].map(\.tokens), in: &self, depth: depth)
      }
      return nil
    case "String.valueOf", "Objects.toString":
      guard let first = arguments.first else { return nil }
      return textual(first, depth)
    default: return nil
    }
  }

  /// A text that a conversion to text leaves as it is; `nil` for values.
  private mutating func textual(_ argument: Argument, _ depth: Int) -> [MessagePart]? {
    let parts = parts(argument.tokens, depth: depth + 1)
    return parts.contains(where: \.isText) ? parts : nil
  }

  /// `[NSString stringWithFormat:@"…", a, b]`.
  mutating func objectiveCFormat(_ opener: Int, _ depth: Int) -> [MessagePart]? {
    guard source.language == .objectiveC,
      ["stringWithFormat", "localizedStringWithFormat", "initWithFormat"].contains(source.name(opener + 2))
        || ["stringWithFormat", "initWithFormat"].contains(source.name(source.next(opener + 1))),
      let colon = source.inside(opener).first(where: { source.isSymbol($0, ":") })
    else { return nil }
    let arguments = source.arguments(in: colon + 1..<source.inside(opener).upperBound)
    guard let format = arguments.first else { return nil }
    return PrintfFormat.fill(
      parts(format.tokens, depth: depth + 1), with: arguments.dropFirst().map(\.tokens), in: &self, depth: depth)
  }
}
