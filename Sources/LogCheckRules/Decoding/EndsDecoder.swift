import LogCheckModel

/// Reads `ends`.
struct EndsDecoder {
  let reader: KindReader

  func decode(for body: any RuleKind) -> Ends {
    var ends = Ends()
    guard let node = reader.map.value("ends"), let map = MapReader(node, .ends, reader.problems) else { return ends }
    let usable: Set<String>
    switch body.usableEnds {
    case .keys(let keys): usable = keys
    case .none(let reason):
      reader.problems.report(.unusable("ends", because: reason), at: reader.map.keyPosition("ends"))
      return ends
    }
    for key in KeyTable.ends.keys.map(\.name) where map.has(key) && !usable.contains(key) {
      let reason = "rules of the kind `\(body.kind)` do not look at it"
      reader.problems.report(.unusable(key, because: reason), at: map.keyPosition(key))
    }
    let scope = reader.scope.with(body.opening)
    ends.supersedes = map.boolean("supersedes") ?? false
    ends.cancelledBy = reader.selectors.selectors(map.value("cancelled_by"), of: "events", scope)
    if map.boolean("process") == true, usable.contains("process") {
      ends.killedBy = reader.context.processEnders
      ends.processEnders = ends.killedBy.count
      if ends.killedBy.isEmpty {
        reader.problems.report(
          .unusable("process", because: "no event says `ends_process`"), at: map.keyPosition("process"))
      }
    }
    ends.killedBy += reader.selectors.selectors(map.value("killed_by"), of: "events", scope)
    ends.withSession = map.boolean("session") ?? false
    return ends
  }
}
