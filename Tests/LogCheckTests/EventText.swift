import LogCheckEngine
import LogCheckModel
import LogCheckRules
import Synchronization

/// Events as an app could have logged them: the opposite of recognising them.
struct EventText {
  private let ruleSet: RuleSet
  private let classifier: EventClassifier
  private let launches = FoundLaunches()

  init(_ ruleSet: RuleSet) throws(UnprintableRules) {
    var problems: [Diagnostic] = []
    classifier = EventClassifier(ruleSet, problems: &problems)
    guard problems.isEmpty else { throw UnprintableRules() }
    self.ruleSet = ruleSet
  }

  struct UnprintableRules: Error {}

  /// The texts of events without a template: `#1` is the value of the first field; other values follow as pairs.
  private static let beginnings: [String: [String]] = [
    "fetch.bgtask.submit_failed": ["BGTask submit failed"],
    "scheduler.notification.delivered": ["notification delivered"],
    "fetch.request": ["Fetch request"],
    "fetch.succeeded": ["SUCCESS"],
    "js.call": ["call #1", "call"],
    "js.resolve": ["resolve #1", "resolve"],
    "js.bridge.call": ["#1 #2"],
    "ui.status": ["[DNP-UI] status: #1"],
    "ui.text": ["[DNP-UI] step: #1"],
    "build.launch.claimed": ["App launched successfully!"],
    "build.launch.pid": ["#1: #2"],
    "build.simulator.booting": ["Booting simulator"],
    "build.simulator.booted": ["Simulator booted"],
    "build.simulator.ready": ["Simulator is ready"],
    "build.manual_steps": ["Manual launch instructions"],
    "harness.force_reschedule": ["DailyNotificationBackgroundTaskTestHarness.forceRescheduleAll()"],
    "storage.snapshot.written": ["[DNP-STORAGE] Snapshot written"],
    "harness.simulate_launch": ["_simulateLaunchForTaskWithIdentifier:@\"#1\""],
    "android.boot.received": ["BOOT_RECEIVE action=#1"],
    "telemetry.counter": ["#1 #4", "#1#2 #4", "#1"],
  ]

  /// A line with a tag and words that reads back as just this event; `nil` where the event's texts cannot carry the values.
  func words(_ type: EventTypeID, _ fields: [FieldValue]) -> String? {
    let definition = ruleSet.events[type.index]
    let tags = definition.components.flatMap { ruleSet.components[$0].tags }
    var bodies: [(text: String, reported: Set<Int>)] = []
    for pattern in definition.patterns {
      guard case .template(let pieces, _) = pattern else { continue }
      var reported: Set<Int> = []
      if let text = text(of: pieces, fields, &reported) { bodies.append((text, reported)) }
    }
    for beginning in Self.beginnings[definition.name] ?? [] {
      var text = beginning
      var reported: Set<Int> = []
      for (index, value) in fields.enumerated() where text.contains("#\(index + 1)") {
        text = text.replacing("#\(index + 1)", with: Self.spelled(value, inPair: false) ?? "?")
        reported.insert(index)
      }
      bodies.append((text, reported))
    }
    for (text, reported) in bodies {
      guard let pairs = pairs(definition, fields, except: reported) else { continue }
      let body = pairs.isEmpty ? text : "\(text) (\(pairs.joined(separator: ", ")))"
      for message in tags.isEmpty ? [body] : tags.map({ "\($0) \(body)" }) where readsBack(message, type, fields) {
        return message
      }
    }
    return nil
  }

  /// The event as a JSON object; `nil` where JSON cannot carry a value.
  func json(_ type: EventTypeID, _ fields: [FieldValue]) -> String? {
    let definition = ruleSet.events[type.index]
    var members: [String] = []
    for (field, value) in zip(definition.fields, fields) where value != .absent {
      guard let spelled = Self.json(value, field) else { return nil }
      members.append("\"\(spelled.name)\":\(spelled.value)")
    }
    let reported = members.joined(separator: ",")
    let message = "{\"schema\":\"dnp.event/1\",\"event\":\"\(definition.name)\",\"fields\":{\(reported)}}"
    return readsBack(message, type, fields) ? message : nil
  }

  /// A launch line of the first rank that the rule does not use; `nil` if it uses all of them.
  func launch(unwantedBy rule: Rule) -> EventTypeID? {
    launches.launch(of: rule.id) { findLaunch(unwantedBy: rule) }
  }

  private func findLaunch(unwantedBy rule: Rule) -> EventTypeID? {
    var alone = ruleSet
    alone.rules = [rule]
    // They judge no rule.
    alone.outcomes = []
    alone.conditions = []
    alone.circumstances = []
    var problems: [Diagnostic] = []
    let program = Program(alone, problems: &problems)
    return ruleSet.events.indices.map { EventTypeID($0) }.first {
      let event = ruleSet.events[$0.index]
      return event.startsSession == 1 && !event.isPrintOnly && !program.wants($0)
        && words($0, [FieldValue](repeating: .absent, count: event.fields.count)) != nil
    }
  }

  private func readsBack(_ message: String, _ type: EventTypeID, _ fields: [FieldValue]) -> Bool {
    var record = Record()
    record.message = record.append(Array(message.utf8).span)
    guard case .event(let event) = classifier.classify(record).kind else { return false }
    guard event.type == type else { return false }
    let definition = ruleSet.events[type.index]
    let wanted = NestedFields.filled(fields, of: definition)
    // Every structured event carries its members once more as one object; a test that does not give it says nothing of it.
    return definition.fields.indices.allSatisfy { index in
      event.fields[index] == wanted[index] || definition.fields[index].name == "fields" && wanted[index] == .absent
    }
  }

  private func text(of pieces: [TemplatePiece], _ fields: [FieldValue], _ reported: inout Set<Int>) -> String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let constant): text += constant
      case .blank: text += " "
      case .arrow: text += "→"
      case .field(let index, _):
        guard let value = Self.spelled(fields[index], inPair: false) else { return nil }
        text += value
        reported.insert(index)
      case .words(let words, let index):
        guard let index else {
          text += words[0]
          continue
        }
        guard case .text(let value) = fields[index],
          let word = words.first(where: { $0.lowercased() == value.description.lowercased() })
        else { return nil }
        text += word
        reported.insert(index)
      case .optional(let inner):
        var reportedInside: Set<Int> = []
        guard let part = self.text(of: inner, fields, &reportedInside) else { continue }
        text += part
        reported.formUnion(reportedInside)
      case .rest: break
      }
    }
    return text
  }

  private func pairs(_ definition: EventDefinition, _ fields: [FieldValue], except reported: Set<Int>) -> [String]? {
    var pairs: [String] = []
    for (index, value) in fields.enumerated() where value != .absent && !reported.contains(index) {
      if definition.constants.contains(where: { $0.field == index && $0.value == value }) { continue }
      guard let key = definition.pairs.first(where: { $0.field == index })?.key,
        let text = Self.spelled(value, inPair: true, as: definition.fields[index].type)
      else { return nil }
      pairs.append("\(key)=\(text)")
    }
    return pairs
  }

  private static func spelled(_ value: FieldValue, inPair: Bool, as type: FieldType = .word) -> String? {
    switch value {
    case .absent, .truncated: nil
    case .redacted: "<private>"
    case .malformed: inPair && [.integer, .number, .boolean, .instant, .duration].contains(type) ? "unreadable" : nil
    case .text(let text): inPair && !isPlain(text.description) ? "\"\(text)\"" : text.description
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .boolean(let flag): flag ? "true" : "false"
    case .instant(let instant, let frame): TimeText.instant(instant, frame)
    case .duration(let duration):
      duration.nanoseconds % 1_000_000 == 0 ? "\(duration.nanoseconds / 1_000_000)ms" : nil
    case .object(let text): text.description
    case .list(let items): "[\(items.map(\.description).joined(separator: ", "))]"
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !",;()[]{}\"'=:".utf8.contains($0) }
  }

  private static func json(_ value: FieldValue, _ field: FieldDefinition) -> (name: String, value: String)? {
    let text: String
    switch value {
    case .absent, .truncated: return nil
    case .redacted: text = "\"<private>\""
    case .malformed: text = "{}"
    case .text, .instant: text = quoted(spelled(value, inPair: false) ?? "")
    case .integer, .number, .boolean: text = spelled(value, inPair: false) ?? "null"
    case .object(let object): text = object.description
    case .list(let items): text = "[\(items.map { quoted($0.description) }.joined(separator: ","))]"
    case .duration(let duration):
      let milliseconds = duration.nanoseconds / 1_000_000
      if field.name.hasSuffix("_s") {
        guard milliseconds % 1000 == 0 else { return nil }
        return (field.name, String(milliseconds / 1000))
      }
      return (field.name.hasSuffix("_ms") ? field.name : field.name + "_ms", String(milliseconds))
    }
    return (field.name, text)
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

/// The launch found for each rule: a rule has many tests, and is compiled for it.
private final class FoundLaunches: Sendable {
  private let found = Mutex<[String: EventTypeID?]>([:])

  func launch(of rule: String, _ find: () -> EventTypeID?) -> EventTypeID? {
    if let known = found.withLock({ $0[rule] }) { return known }
    let launch = find()
    found.withLock { $0[rule] = .some(launch) }
    return launch
  }
}
