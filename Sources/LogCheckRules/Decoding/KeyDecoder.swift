import LogCheckModel

/// Reads `key`: fields of the rule's main event that its other events may have too.
struct KeyDecoder {
  let reader: KindReader

  func decode(for body: any RuleKind) -> [String] {
    let names = reader.map.texts("key", atMost: RuleFileLimits.listed)
    if !names.isEmpty, let rule = body as? NeverRule, rule.open == nil {
      let reason = "without `between` there is nothing to tie together"
      reader.problems.report(.unusable("key", because: reason), at: reader.map.keyPosition("key"))
    }
    guard let keyed = body.keyed else {
      if !names.isEmpty {
        let reason = "rules of the kind `\(body.kind)` tie no events together"
        reader.problems.report(.unusable("key", because: reason), at: reader.map.keyPosition("key"))
      }
      return []
    }
    return names.compactMap { name in check(name.text, at: name.node.position, keyed) ? name.text : nil }
  }

  private func check(_ name: String, at position: FilePosition, _ selector: EventSelector) -> Bool {
    let catalogue = reader.context.catalogue
    let keyed = selector.types.map(\.index)
    guard !keyed.isEmpty, !keyed.contains(where: { catalogue.isBroken($0) }) else { return false }
    guard keyed.contains(where: { catalogue.events[$0].fieldIndex(name) != nil }) else {
      let owner = keyed.map { "`\(catalogue.events[$0].name)`" }.joined(separator: " or ")
      var seen: Set<String> = []
      let fields = keyed.flatMap { catalogue.events[$0].fields.map(\.name) }.filter { seen.insert($0).inserted }
      let nearest = reader.problems.nearest(to: name, in: fields)
      reader.problems.report(.unknownField(name, of: owner, nearest: nearest, fields: fields), at: position)
      return false
    }
    return checkTypes(name, at: position)
  }

  /// Values of different types are never equal, so such a key would tie nothing together.
  private func checkTypes(_ name: String, at position: FilePosition) -> Bool {
    var first: ValueType?
    for selector in reader.selectors.selectors {
      for type in selector.types {
        let event = reader.context.catalogue.events[type.index]
        guard let index = event.fieldIndex(name) else { continue }
        let next = ValueType(event.fields[index].type)
        if next == .object {
          let reason = "objects are compared by their members; declare a field with `from`"
          reader.problems.report(.unusable(name, because: reason), at: position)
          return false
        }
        if let first, first != next {
          reader.problems.report(.differingTypes(field: name, first: first.words, second: next.words), at: position)
          return false
        }
        first = next
      }
    }
    return true
  }
}
