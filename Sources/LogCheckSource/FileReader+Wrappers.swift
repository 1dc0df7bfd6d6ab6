/// Functions that only print: who they are, and who calls them.
extension FileReader {
  /// Functions of one name that are compared with a call.
  private static let sameNameLimit = 8

  func isTemplate(_ item: (draft: DraftStatement, function: Int?)) -> Bool {
    guard let function = item.function else { return false }
    return WrapperReader.takesParameter(item.draft.message + item.draft.tag, functions[function])
  }

  /// The functions that print their parameters and do nothing else, by index.
  mutating func wrappers(excluding tried: Set<Int>) -> [Int: Wrapper] {
    let candidates = Dictionary(grouping: drafts.filter { $0.function != nil }, by: { $0.function ?? 0 })
    let wrapperReader = WrapperReader(source: source)
    var result: [Int: Wrapper] = [:]
    for (index, items) in candidates.sorted(by: { $0.key < $1.key }) where !tried.contains(index) {
      result[index] = wrapperReader.wrapper(
        functions[index], owner: owners[index], drafts: items.map(\.draft), reader: &reader.reader)
    }
    return result
  }

  /// Adds a statement for each call of a wrapper; the indices of the file's own wrappers that were called.
  @discardableResult
  mutating func follow(_ wrappers: [(index: Int?, wrapper: Wrapper)], called: inout Set<String>) -> Set<Int> {
    guard !wrappers.isEmpty else { return [] }
    var byName: [Int32: [(index: Int?, wrapper: Wrapper)]] = [:]
    for item in wrappers {
      guard let name = source.names.index(of: item.wrapper.name) else { continue }
      if byName[name, default: []].count < Self.sameNameLimit { byName[name, default: []].append(item) }
    }
    var result: Set<Int> = []
    var enclosing = EnclosingFunctions(functions)
    for index in source.tokens.indices {
      enclosing.move(to: index)
      guard source.tokens[index].kind == .name, let known = byName[source.tokens[index].name],
        let call = wrapperCall(at: index)
      else { continue }
      for (number, wrapper) in known {
        guard call.mayMean(wrapper, isOwn: number != nil), let binding = wrapper.binding(call.arguments) else {
          continue
        }
        if let number { result.insert(number) }
        called.insert(wrapper.identity)
        for draft in wrapper.drafts {
          var copy = draft
          copy.start = call.tokens.lowerBound
          copy.range = call.tokens
          copy.message = replaced(draft.message, wrapper, binding)
          copy.tag = replaced(draft.tag, wrapper, binding)
          drafts.append((copy, enclosing.current))
        }
        break
      }
    }
    return result
  }

  /// A call of a function that is no log call itself.
  private func wrapperCall(at index: Int) -> WrapperCall? {
    if functionTokens.contains(index) { return nil }
    if source.language == .objectiveC, source.isSymbol(index + 1, ":") {
      // `[self log:text]`.
      guard let opener = (max(0, index - 6)..<index).last(where: { source.isSymbol($0, "[") }) else { return nil }
      let end = source.inside(opener).upperBound
      guard index + 2 < end else { return nil }
      return WrapperCall(arguments: source.arguments(in: index + 2..<end), tokens: opener..<end + 1, receiver: ["self"])
    }
    guard source.isSymbol(index + 1, "("), !["func", "fun", "function", "new"].contains(source.name(index - 1)) else {
      return nil
    }
    let start = search.receiverStart(before: index)
    let receiver = start < index ? source.chain(start..<index - 1).map(source.name).filter { !$0.isEmpty } : []
    return WrapperCall(
      arguments: source.arguments(index + 1), tokens: start..<max(start + 1, source.next(index + 1)), receiver: receiver
    )
  }

  /// A message with the caller's arguments where the parameters are.
  private mutating func replaced(
    _ parts: [MessagePart], _ wrapper: Wrapper, _ binding: [[Range<Int>]]
  ) -> [MessagePart] {
    parts.flatMap { part -> [MessagePart] in
      guard case .slot(let slot, let index) = part else { return [part] }
      guard binding.indices.contains(Int(index)) else { return [.slot(slot, parameter: -1)] }
      let ranges = binding[Int(index)]
      guard let first = ranges.first else {
        return wrapper.parameters[Int(index)].standard ?? [.slot(slot, parameter: -1)]
      }
      var result = reader.reader.parts(first)
      if PrintfFormat.count(in: result) > 0, ranges.count > 1 {
        result = PrintfFormat.fill(result, with: Array(ranges.dropFirst()), in: &reader.reader, depth: 0)
      } else {
        for range in ranges.dropFirst() { result += [.text([0x20])] + reader.reader.parts(range) }
      }
      return result
    }
  }
}
