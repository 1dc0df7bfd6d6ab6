import LogCheckModel

/// Reads `events`, when the components of all files are known.
struct EventDecoder {
  let components: ComponentCatalogue
  let problems: RuleProblems
  var catalogue = EventCatalogue()
  /// Events after which the app's process is gone (`ends_process`), when ``resolve()`` was called.
  var processEnders: [EventSelector] = []
  /// Events that report that the clock was set (`sets_clock`), when ``resolve()`` was called.
  var clockSetters: [EventSelector] = []
  /// `becomes`, `ends_process` and `sets_clock` of events, by index; they need the events of all files.
  private(set) var refinements: [(index: Int, node: RuleNode)] = []
  private(set) var enders: [(index: Int, node: RuleNode)] = []
  private(set) var setters: [(index: Int, node: RuleNode)] = []
  private var firstMarks: [String: SourceMark] = [:]
  private var structuredNames: [LogText: SourceMark] = [:]

  /// `events` are the known ones, which wordings may extend.
  init(components: ComponentCatalogue, problems: RuleProblems, events: [EventDefinition] = []) {
    self.components = components
    self.problems = problems
    for event in events {
      _ = catalogue.declare(event)
      for name in [event.name] + event.jsonNames { structuredNames[LogText(name)] = event.mark }
    }
  }

  /// Replaces the definition of an event.
  mutating func define(_ index: Int, as definition: EventDefinition, isBroken: Bool) {
    catalogue.define(index, as: definition, isBroken: isBroken)
  }

  /// Adds the events of one file to those of the files before it.
  mutating func decode(_ node: RuleNode) {
    for entry in NodeReader(problems: problems).entries(node, of: "events") { decode(entry) }
  }

  private mutating func decode(_ entry: RuleNode.Entry) {
    let values = NodeReader(problems: problems)
    guard values.name(entry.key, .event, at: entry.keyPosition) else { return }
    if let first = firstMarks[entry.key] {
      problems.report(.duplicateName(entry.key, of: .event, first: first.words), at: entry.keyPosition)
      return
    }
    firstMarks[entry.key] = entry.keyPosition.mark
    var event = EventDefinition(name: entry.key, mark: entry.keyPosition.mark)
    let index = catalogue.declare(event)
    claim(structuredName: entry.key, at: entry.keyPosition)
    guard let map = MapReader(entry.value, .event, problems) else {
      catalogue.define(index, as: event, isBroken: true)
      return
    }
    event.summary = map.text("summary") ?? ""
    event.levels = levels(of: map)
    event.startsSession = map.integer("starts_session", in: 1...9)
    event.isPrintOnly = map.value("sink").flatMap { values.word($0, of: [("print", true)]) } ?? false
    event.isInSomeBuilds = map.boolean("in_some_builds") ?? false
    event.lines = map.value("header").flatMap { values.word($0, as: EventDefinition.LineSort.self) }
    for key in ["text", "regex", "component"] where event.isOfHeader && map.has(key) {
      problems.report(.unusable(key, because: "the header alone identifies the event"), at: map.keyPosition(key))
    }
    let component = components(of: map)
    event.components = component.indices
    let fields = EventFieldsDecoder(problems: problems)
    let fieldsAreWhole = fields.decode(map, into: &event)
    event.literals = map.texts("literals").map(\.text)
    event.names = names(of: map)
    event.processes = map.texts("processes").map(\.text)
    if !component.isAny, map.has("processes") {
      problems.report(
        .unusable("processes", because: "lines of a component are the app's"), at: map.keyPosition("processes"))
    }
    if fieldsAreWhole { fields.checkFilled(map, event) }
    event.clockField = fields.clock(map, of: event)
    event.zoneField = fields.zone(map, of: event)
    checkRecognisable(event, map, isAny: component.isAny)
    if let node = map.value("becomes") { refinements.append((index, node)) }
    if let node = map.value("ends_process") { enders.append((index, node)) }
    if let node = map.value("sets_clock") { setters.append((index, node)) }
    catalogue.define(index, as: event, isBroken: !fieldsAreWhole)
  }

  /// One level for every platform, or one for each of those named.
  private func levels(of map: MapReader) -> [Platform: LogLevel] {
    guard let node = map.value("level") else { return [:] }
    var levels: [Platform: LogLevel] = [:]
    switch node.content {
    case .map(let entries):
      if entries.isEmpty { problems.report(.emptyList("levels"), at: node.position) }
      guard let byPlatform = MapReader(node, .levels, problems) else { return [:] }
      for platform in Platform.allCases {
        levels[platform] = byPlatform.value(platform.rawValue).flatMap { map.values.word($0, of: Self.levelWords) }
      }
    case .list:
      problems.report(
        .wrongType(expected: "a level, or one for each platform", found: node.kindWords), at: node.position)
    case .scalar:
      guard let level = map.values.word(node, of: Self.levelWords) else { return [:] }
      for platform in Platform.allCases { levels[platform] = level }
    }
    return levels
  }

  private static let levelWords: [(String, LogLevel)] = [
    ("debug", .debug), ("info", .info), ("notice", .notice), ("warning", .warning), ("error", .error),
    ("fault", .fault),
  ]

  func components(of map: MapReader) -> (indices: [Int], isAny: Bool) {
    let names = map.texts("component")
    if names.contains(where: { $0.text == "any" }) {
      if names.count > 1 { problems.report(.conflictingKeys(names.map(\.text)), at: map.keyPosition("component")) }
      return ([], true)
    }
    let indices = names.compactMap { name -> Int? in
      if let index = components.index(of: name.text) { return index }
      let nearest = problems.nearest(to: name.text, in: components.names + ["any"])
      problems.report(.unknownComponent(name.text, nearest: nearest), at: name.node.position)
      return nil
    }
    return (indices, false)
  }

  mutating func names(of map: MapReader) -> [EventName] {
    map.versionedTexts("json").map { name in
      claim(structuredName: name.text, at: name.node.position)
      return EventName(name.text, name.versions)
    }
  }

  /// A structured event must be of one type only.
  private mutating func claim(structuredName name: String, at position: FilePosition) {
    if let first = structuredNames[LogText(name)] {
      problems.report(.duplicateName(name, of: .structuredName, first: first.words), at: position)
    } else {
      structuredNames[LogText(name)] = position.mark
    }
  }

  /// Checks that an event with a text names its component, and literals if the component is `any`.
  private func checkRecognisable(_ event: EventDefinition, _ map: MapReader, isAny: Bool) {
    guard map.has("text") || map.has("regex") else {
      if map.has("pairs") { problems.report(.neededTogether("pairs", needs: "text"), at: map.keyPosition("pairs")) }
      return
    }
    if !map.has("component") {
      problems.report(.missingKey("component", of: "an event with `text` or `regex`"), at: map.node.position)
    } else if isAny, !map.has("literals") {
      problems.report(.unrecognisableEvent("`component: any` needs `literals`"), at: map.keyPosition("component"))
    }
  }
}
