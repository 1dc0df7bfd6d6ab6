import LogCheckModel

/// Reads `given`.
struct GivenDecoder {
  let reader: KindReader

  func decode(for body: any RuleKind) -> [GivenEvent] {
    guard let node = reader.map.value("given") else { return [] }
    guard !body.judged.isEmpty else {
      let reason = "rules of the kind `\(body.kind)` do not look at it"
      reader.problems.report(.unusable("given", because: reason), at: reader.map.keyPosition("given"))
      return []
    }
    let scope = body.judged.reduce(reader.scope) { $0.with($1) }
    return reader.map.values.items(node, of: "events", atMost: RuleFileLimits.listed).compactMap { item($0, scope) }
  }

  private func item(_ node: RuleNode, _ scope: ExpressionScope) -> GivenEvent? {
    guard let map = MapReader(node, .given, reader.problems), let event = reader.selectors.selector(in: map, scope)
    else { return nil }
    let found = effect("found", map)
    let missing = effect("missing", map)
    if found ?? .judge == missing ?? .judge {
      reader.problems.report(
        .unusable("given", because: "`found` and `missing` mean the same"), at: node.position)
    }
    return GivenEvent(event: event, found: found ?? .judge, missing: missing ?? .judge)
  }

  private func effect(_ key: String, _ map: MapReader) -> GivenEvent.Effect? {
    map.value(key).flatMap { reader.map.values.word($0, of: GivenEvent.words) }
  }
}
