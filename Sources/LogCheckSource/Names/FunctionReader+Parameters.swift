/// Parameters, and the functions of Objective-C that are written in other ways.
extension FunctionReader {
  func parameters(_ opener: Int) -> [Function.Parameter] {
    var result: [Function.Parameter] = []
    for argument in source.arguments(opener).prefix(16) {
      if let parameter = parameter(argument.tokens.lowerBound - labelLength(argument), argument.tokens.upperBound) {
        result.append(parameter)
      } else if source.isSymbol(argument.tokens.lowerBound, "."), !result.isEmpty {
        // `#define NAME(format, ...)`: the values belong to the format.
        result[result.count - 1].isVariadic = true
      }
    }
    return result
  }

  /// Tokens of what ``SourceText/arguments(_:)`` took for the label of an argument.
  private func labelLength(_ argument: Argument) -> Int { argument.label.isEmpty ? 0 : 2 }

  private func parameter(_ start: Int, _ end: Int) -> Function.Parameter? {
    guard start < end else { return nil }
    var standard = end..<end
    var head = start..<end
    if let equals = (start..<end).first(where: { source.isSymbol($0, "=") }) {
      standard = equals + 1..<end
      head = start..<equals
    }
    let colon = head.first { source.isSymbol($0, ":") }
    let isVariadic =
      head.contains { source.isSymbol($0, ".") && source.isSymbol($0 + 1, ".") }
      || head.contains { source.name($0) == "vararg" }
    let names = (start..<(colon ?? head.upperBound)).filter { !source.name($0).isEmpty }
    switch source.language {
    case .java, .objectiveC:
      // The type comes first.
      guard let name = names.last else { return nil }
      let type = names.dropLast().last { source.name($0) != "final" }.map(source.name) ?? ""
      return make("", name, type, standard, isVariadic)
    case .swift:
      guard let name = names.last, let colon else { return nil }
      let label = source.name(names[0])
      return make(label == "_" ? "" : label, name, source.name(colon + 1), standard, isVariadic)
    case .kotlin, .typeScript, .javaScript:
      guard let name = names.last else { return nil }
      let label = source.language == .kotlin ? source.name(name) : ""
      return make(label, name, colon.map { source.name($0 + 1) } ?? "", standard, isVariadic)
    }
  }

  private func make(
    _ label: String, _ token: Int, _ type: String, _ standard: Range<Int>, _ isVariadic: Bool
  ) -> Function.Parameter {
    Function.Parameter(
      label: label, token: token, name: source.tokens[token].name, type: type, standard: standard,
      isVariadic: isVariadic)
  }

  /// `#define NAME(a, ...) body`, the body up to the end of the line.
  func macro(_ index: Int) -> Function? {
    guard source.name(index - 1) == "define", source.isSymbol(index - 2, "#"), source.isSymbol(index + 1, "("),
      source.touchesPrevious(index + 1)
    else { return nil }
    let start = Int(source.tokens[index + 1].match) + 1
    var end = start
    while end < source.tokens.count, end < start + 128, !source.tokens[end].beginsLine { end += 1 }
    return Function(
      name: source.tokens[index].name, token: index, parameters: parameters(index + 1),
      body: min(start, source.tokens.count)..<max(min(start, source.tokens.count), end), isPrivate: true)
  }

  /// `- (void)name:(NSString *)parameter { … }`.
  func method(_ index: Int) -> Function? {
    guard source.isSymbol(index - 1, ")"), source.isSymbol(index + 1, ":"), source.isSymbol(index + 2, "(") else {
      return nil
    }
    let opener = Int(source.tokens[index - 1].match)
    let closer = Int(source.tokens[index + 2].match)
    guard opener >= 0, source.isAnySymbol(opener - 1, "-+"), !source.name(closer + 1).isEmpty,
      source.isSymbol(closer + 2, "{")
    else { return nil }
    let type = source.name(index + 3)
    return Function(
      name: source.tokens[index].name, token: index,
      parameters: [make("", closer + 1, type, closer + 2..<closer + 2, false)], body: source.inside(closer + 2),
      isPrivate: false)
  }
}
