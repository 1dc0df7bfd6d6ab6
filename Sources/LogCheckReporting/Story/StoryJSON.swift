import LogCheckModel

/// The story for programs; docs/schemas/dnp-logcheck-timeline-1.schema.json describes it.
struct StoryJSON {
  static let schema = "dnp-logcheck-timeline/1"

  private let story: RunStory
  private var json = JSONWriter()

  init(_ story: RunStory) {
    self.story = story
    write()
  }

  var text: String { json.text + "\n" }

  private mutating func write() {
    let story = story
    json.object { json in
      json.head(Self.schema, toolVersion: story.header.toolVersion)
      json.string("verdict", story.summary.verdict.rawValue)
      json.integer("exitCode", Int(story.exitCode))
      json.optional("nothing", story.emptiness)
      json.array("captures") { json in
        for capture in story.summary.captures { json.object { EncodedRun.members(&$0, capture) } }
      }
      json.array("schedules") { json in for schedule in story.schedules { json.string(nil, schedule) } }
      json.array("devices") { json in
        for chapter in story.chapters { json.object { Self.members(&$0, chapter, story) } }
      }
      json.array("elsewhere") { json in for entry in story.elsewhere { json.object { Self.members(&$0, entry, story) } }
      }
      json.object("leftOut") { json in
        json.integer("rows", story.rowsLeftOut)
        json.integer("findings", story.findingsLeftOut)
        json.integer("findingsNotListed", story.summary.unreportedFindings)
        let omitted = story.summary.outcomes.reduce(0) { $0 + $1.omittedConditions }
        if story.conditionsLeftOut > 0 { json.integer("conditions", story.conditionsLeftOut) }
        if omitted > 0 { json.integer("conditionsNotListed", omitted) }
      }
    }
  }

  private static func members(_ json: inout JSONWriter, _ chapter: StoryChapter, _ story: RunStory) {
    json.string("name", chapter.name)
    json.optional("identity", chapter.identity)
    json.array("captures") { json in for capture in chapter.captures { json.string(nil, EncodedRun.path(capture)) } }
    json.array("days") { json in
      for date in chapter.dates {
        json.object { json in
          json.optional("date", date.date)
          if date.date != nil { json.boolean("utc", date.isUTC) }
          json.array("strands") { json in for strand in date.strands { json.object { members(&$0, strand, story) } } }
        }
      }
    }
  }

  private static func members(_ json: inout JSONWriter, _ strand: StoryStrand, _ story: RunStory) {
    switch strand.kind {
    case .whole: break
    case .lane(let lane): json.optional("lane", self.lane(lane, story))
    case .schedule(let key): json.string("schedule", key)
    }
    json.array("entries") { json in for entry in strand.entries { json.object { members(&$0, entry, story) } } }
  }

  private static func lane(_ index: Int, _ story: RunStory) -> String? {
    let lanes = story.summary.timeline?.lanes ?? []
    return lanes.indices.contains(index) ? lanes[index].id : nil
  }

  private static func members(_ json: inout JSONWriter, _ entry: StoryEntry, _ story: RunStory) {
    json.optional("time", entry.moment?.text)
    switch entry.content {
    case .row(let row, let end):
      json.string("kind", "row")
      members(&json, row, story)
      guard let end else { return }
      json.string("outcome", end.outcome.rawValue)
      guard let by = end.by else { return }
      json.object("by") { json in
        json.string("capture", EncodedRun.path(by.capture))
        json.integer("line", by.line)
        json.optional("time", by.position?.text)
      }
    case .launch(let number):
      json.string("kind", "launch")
      json.integer("number", number)
    case .gap(let gap):
      json.string("kind", "gap")
      json.string("reason", gap.reason.rawValue)
      json.optional("from", gap.from?.text)
      json.optional("to", gap.to?.text)
    case .condition(let item):
      json.string("kind", "condition")
      members(&json, item)
    case .finding(let finding, let more):
      json.string("kind", "finding")
      json.integer("more", more)
      json.object("finding") { EncodedRun.members(&$0, finding) }
    case .omitted(let rows):
      json.string("kind", "omitted")
      json.integer("count", rows.count)
    }
  }

  private static func members(_ json: inout JSONWriter, _ item: StoryCondition) {
    let condition = item.condition
    func members(_ json: inout JSONWriter, _ line: HeldCondition.Line) {
      if let path = item.paths[line.position.capture] { json.string("capture", EncodedRun.path(path)) }
      json.integer("line", line.position.line)
    }
    json.string("part", item.part.rawValue)
    json.string("condition", condition.explanation.kind)
    json.string("side", condition.explanation.side.rawValue)
    json.string("title", condition.explanation.title)
    json.string("form", condition.form)
    json.boolean("explains", !condition.causes.isEmpty)
    members(&json, item.part == .ends ? condition.end ?? condition.first : condition.first)
    json.integer("lines", condition.lines)
    json.optional("from", condition.first.point?.text)
    json.optional("to", condition.end?.point?.text)
    if item.part == .ends { json.object("begin") { members(&$0, condition.first) } }
    if item.part == .begins, let end = condition.end { json.object("end") { members(&$0, end) } }
    if item.more > 0 { json.integer("more", item.more) }
    if let latest = item.latest { json.object("latest") { members(&$0, latest.first) } }
  }

  private static func members(_ json: inout JSONWriter, _ row: TimelineRow, _ story: RunStory) {
    json.string("entry", row.entry)
    json.optional("lane", lane(row.lane, story))
    json.string("mark", row.mark.rawValue)
    json.string("label", row.label)
    json.string("capture", EncodedRun.path(row.capture))
    json.integer("line", row.line)
    json.integer("session", row.session)
    json.optional("at", row.at?.text)
    json.optional("until", row.until?.text)
    json.optional("key", row.key)
    json.optional("run", row.run)
    if let succeeded = row.succeeded { json.boolean("succeeded", succeeded) }
    switch row.value {
    case .duration(let duration): json.integer("milliseconds", Int(duration.nanoseconds / 1_000_000))
    case .number(let number) where number.isFinite: json.raw("value", "\(number)")
    case .number, nil: break
    }
  }
}
