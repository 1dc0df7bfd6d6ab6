import LogCheckModel

/// Reads `wordings`: further texts, printed by a build of the plugin, of events that a file defines.
extension EventDecoder {
  mutating func decode(wordings node: RuleNode) {
    for entry in NodeReader(problems: problems).entries(node, of: "wordings") {
      guard let index = catalogue.index(of: entry.key) else {
        let nearest = problems.nearest(to: entry.key, in: catalogue.names)
        problems.report(.unknownEvent(entry.key, nearest: nearest), at: entry.keyPosition)
        continue
      }
      guard let map = MapReader(entry.value, .wording, problems) else { continue }
      decode(map, of: index)
    }
  }

  private mutating func decode(_ map: MapReader, of index: Int) {
    var event = catalogue.events[index]
    let wasBroken = catalogue.isBroken(index)
    for key in ["text", "component"] where event.isOfHeader && map.has(key) {
      problems.report(.unusable(key, because: "the header alone identifies the event"), at: map.keyPosition(key))
    }
    // The lines of an event of any component are found by its literals, not by their tag.
    if map.has("text"), event.components.isEmpty, !event.patterns.isEmpty || !map.has("component") {
      problems.report(
        .unusable("text", because: "the event has no component; define a separate event"),
        at: map.keyPosition("text"))
      return
    }
    for component in components(of: map).indices where !event.components.contains(component) {
      event.components.append(component)
    }
    let isWhole = EventFieldsDecoder(problems: problems).decode(wording: map, into: &event)
    event.names += names(of: map)
    define(index, as: event, isBroken: wasBroken || !isWhole)
  }
}
