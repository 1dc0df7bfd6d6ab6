/// A function that does nothing but write its arguments to the log: its callers are the log statements.
package struct Wrapper: Sendable {
  package let name: String
  /// The type whose member it is; empty for functions of a file.
  let owner: String
  let language: SourceLanguage
  let parameters: [Parameter]
  /// Distinguishes it from wrappers of the same name elsewhere.
  package var identity: String { Self.identity(name, owner: owner, language) }
  /// The statements that it writes. A slot that is a parameter has its index.
  let drafts: [DraftStatement]

  static func identity(_ name: String, owner: String, _ language: SourceLanguage) -> String {
    "\(language.rawValue) \(owner).\(name)"
  }

  struct Parameter: Sendable {
    /// The label that callers write before the value; empty if there is none.
    var label: String
    /// Its value where callers leave it out; `nil` where they must not.
    var standard: [MessagePart]?
    /// True if it takes all remaining arguments.
    var isVariadic: Bool
  }

  /// The arguments that a call gives each parameter; `nil` where it is a call of something else.
  func binding(_ arguments: [Argument]) -> [[Range<Int>]]? {
    var result: [[Range<Int>]] = []
    var free = arguments[...]
    for parameter in parameters {
      if parameter.isVariadic {
        result.append(free.map(\.tokens))
        free = []
      } else if !parameter.label.isEmpty, let index = free.firstIndex(where: { $0.label == parameter.label }) {
        result.append([free.remove(at: index).tokens])
      } else if let first = free.first, first.label.isEmpty {
        result.append([first.tokens])
        free.removeFirst()
      } else if parameter.standard != nil {
        result.append([])
      } else {
        return nil
      }
    }
    return free.isEmpty ? result : nil
  }
}

/// Finds out whether a function is a wrapper.
struct WrapperReader {
  let source: SourceText

  /// Longer functions do more than that.
  private static let bodyLimit = 240
  /// Log calls of one wrapper.
  private static let draftLimit = 8
  /// Calls that may occur in its body in addition to log calls.
  private static let allowedCalls: Set<String> = [
    "if", "guard", "switch", "when", "String", "format", "Date", "isLoggable", "stringWithFormat", "toString", "joined",
    "map", "join", "isEmpty", "isBlank", "valueOf",
  ]

  /// The wrapper that a function is, given the log calls in it; `nil` where it is another function.
  func wrapper(
    _ function: Function, owner: String, drafts: [DraftStatement], reader: inout MessageReader
  ) -> Wrapper? {
    guard drafts.count <= Self.draftLimit,
      drafts.contains(where: { Self.takesParameter($0.message, function) }),
      drafts.allSatisfy({ MessageReader.isWithinLimit($0.message) }),
      isMade(of: function, calls: drafts.map(\.range))
    else { return nil }
    let parameters = function.parameters.map { parameter in
      Wrapper.Parameter(
        label: parameter.label, standard: parameter.standard.isEmpty ? nil : reader.parts(parameter.standard),
        isVariadic: parameter.isVariadic)
    }
    let templates = drafts.filter { Self.takesParameter($0.message + $0.tag, function) }.map { draft in
      var template = draft
      template.message = indexed(draft.message, function)
      template.tag = indexed(draft.tag, function)
      return template
    }
    return Wrapper(
      name: source.names[function.name], owner: owner, language: source.language, parameters: parameters,
      drafts: templates)
  }

  /// True if a message has a parameter of the function.
  static func takesParameter(_ parts: [MessagePart], _ function: Function) -> Bool {
    parts.contains { part in
      guard case .slot(_, let name) = part, name >= 0 else { return false }
      return function.parameters.contains { $0.name == name }
    }
  }

  /// The same with the index of each parameter, by which other files know it.
  private func indexed(_ parts: [MessagePart], _ function: Function) -> [MessagePart] {
    parts.map { part in
      guard case .slot(let slot, let name) = part else { return part }
      let index = function.parameters.firstIndex { $0.name == name }
      return .slot(slot, parameter: Int32(index ?? -1))
    }
  }

  /// True if a function has nothing but log calls, and conditions around them.
  private func isMade(of function: Function, calls: [Range<Int>]) -> Bool {
    guard function.body.count <= Self.bodyLimit else { return false }
    var index = function.body.lowerBound
    while index < function.body.upperBound {
      if let call = calls.first(where: { $0.lowerBound == index }) {
        index = max(index + 1, call.upperBound)
        continue
      }
      let name = source.name(index)
      if !name.isEmpty, source.isSymbol(index + 1, "("), !Self.allowedCalls.contains(name) { return false }
      if isAssignment(index) || isMessage(index) { return false }
      index += 1
    }
    return true
  }

  /// A message of Objective-C to an object, other than one that makes a text.
  private func isMessage(_ index: Int) -> Bool {
    source.language == .objectiveC && source.isSymbol(index, "[") && source.name(index + 2) != "stringWithFormat"
  }

  /// An assignment changes something. One that gives a constant its value does not.
  private func isAssignment(_ index: Int) -> Bool {
    guard source.isSymbol(index, "="), !source.isAnySymbol(index + 1, "=>"), !source.isAnySymbol(index - 1, "=!<>")
    else { return false }
    return !["let", "var", "val", "const"].contains(source.name(index - 2)) && source.name(index - 3).isEmpty
  }
}
