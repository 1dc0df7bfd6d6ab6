package import LogCheckModel

/// The contents of a set of rule files: complete, resolved and valid.
package struct RuleSet: Sendable {
  package var components: [ComponentDefinition] = []
  /// Members of structured events that identify the app session.
  package var sessionNames: [String] = []
  /// Members that structured events have in addition to their fields.
  package var envelope: [EnvelopeMember] = []
  /// Indexed by ``EventTypeID``.
  package var events: [EventDefinition] = []
  /// Events that report that the device's clock was set by then.
  package var clockSetters: [EventSelector] = []
  package var rules: [Rule] = []
  package var profiles: [Profile] = []
  package var waivers: [Waiver] = []
  package var circumstances: [Circumstance] = []
  /// In the order in which they are drawn.
  package var lanes: [LaneDefinition] = []
  /// Events that the timeline shows.
  package var timeline: [TimelineEntry] = []
  /// Lines that show the outcome of a planned notification.
  package var outcomes: [OutcomeDefinition] = []
  /// The times by which they are judged; `nil` where nothing is said of outcomes.
  package var outcomeBounds: OutcomeBounds?
  /// The questions about outcomes that decide something in the run.
  package var outcomeQuestions = Set(OutcomeQuestion.allCases)
  /// Conditions that explain outcomes.
  package var conditions: [OutcomeCondition] = []
  package var outcomeTests: [OutcomeTest] = []
  package var metrics: [Metric] = []
  /// Kinds of evidence files.
  package var evidence: [SidecarKind] = []
  /// The register that rules are written against, in the order of ids.
  package var requirements: [Requirement] = []
  /// Sorts of personal data and secrets that `redact` replaces.
  package var secretSorts: [SecretSort] = []
  /// The words in which unknown lines are compared with events.
  package var vocabulary = Vocabulary()
  /// Capture formats in addition to the built-in ones. A capture is tried as each of them in this order.
  package var formats: [FormatDefinition] = []
  /// Privacy rules that the user left out of the run: reports still hide the text that they find.
  package var hiders: [PrivacyRule] = []
  /// True if every pattern is known to compile, so that each can be compiled when it is first matched.
  package var hasProvenPatterns = false

  package init() {}

  /// The rules without the variants that profiles make of them.
  package var named: [Rule] { rules.filter { $0.variant == nil } }

  /// The number of ``named`` rules.
  package var namedCount: Int { rules.count { $0.variant == nil } }

  package func event(named name: String) -> EventTypeID? {
    events.firstIndex { $0.name == name }.map(EventTypeID.init)
  }
}

/// A part of the plugin and the marks by which its lines are recognised.
package struct ComponentDefinition: Sendable {
  package var name: String
  package var summary = ""
  /// Texts at the start of a message, as exact bytes.
  package var tags: [String] = []
  package var logTags: [String] = []
  package var subsystems: [String] = []
  package var categories: [String] = []
  /// True if a filter is expected to keep its lines: a run without any line of it is not proved.
  package var isEssential = false
  package var mark: SourceMark

  package init(name: String, mark: SourceMark) {
    self.name = name
    self.mark = mark
  }
}

/// One type of event and the lines that report it.
package struct EventDefinition: Sendable {
  package var name: String
  package var summary = ""
  /// Indices into ``RuleSet/components``; empty means any record that holds one of ``literals``.
  package var components: [Int] = []
  /// The level of the line, by platform; notice if none is stated.
  package var levels: [Platform: LogLevel] = [:]
  /// The rank of this line among those of one app launch (`starts_session`).
  package var startsSession: Int?
  /// Printed with `print` only, so that captures of the unified log never hold it.
  package var isPrintOnly = false
  /// True if builds exist that never print the line: a capture without any such line shows nothing about it
  /// (`in_some_builds`).
  package var isInSomeBuilds = false
  /// The property of the header by which any line of the plugin is this event, whatever its text.
  package var lines: LineSort?
  package var isOfHeader: Bool { lines != nil }

  /// Lines that are an event whatever their text.
  package enum LineSort: String, Sendable, CaseIterable {
    /// Tag, subsystem and category name a component.
    case category
    /// A line of a component at error level or above that no other event fits.
    case error
  }
  /// The field that shows the moment at which the line is written (`clock`).
  package var clockField: Int?
  /// The field that names the time zone in which the device is from then on (`zone`).
  package var zoneField: Int?
  package var fields: [FieldDefinition] = []
  package var texts: [EventText] = []
  package var pairs: [KeyPair] = []
  package var constants: [FieldConstant] = []
  package var literals: [String] = []
  /// Further names in structured events.
  package var names: [EventName] = []
  /// True if evidence files report it, so that no line can hide one.
  package var isEvidence = false
  /// The parts of the system that write it: processes, or log tags (`processes`). Empty for events of the app.
  package var processes: [String] = []
  /// Words of a field that make a line another event (`becomes`).
  package var refinement: EventRefinement?
  package var mark: SourceMark

  package init(name: String, mark: SourceMark) {
    self.name = name
    self.mark = mark
  }

  package var patterns: [TextPattern] { texts.map(\.pattern) }
  package var jsonNames: [String] { names.map(\.name) }

  package func fieldIndex(_ name: String) -> Int? { fields.firstIndex { $0.name == name } }

  /// The level of the line on a platform. If the platform is unknown, the lowest level, which a capture is most likely
  /// to lack.
  package func level(on platform: Platform?) -> LogLevel {
    let platforms = platform.map { [$0] } ?? Platform.allCases
    return platforms.map { levels[$0] ?? .notice }.min() ?? .notice
  }
}

/// The other events that a line is by a word of one of its fields: `app lifecycle event=crash` is a crash.
package struct EventRefinement: Hashable, Sendable {
  package var field: Int
  package var choices: [Choice] = []

  package struct Choice: Hashable, Sendable {
    package var word: LogText
    package var type: EventTypeID

    package init(word: LogText, type: EventTypeID) {
      self.word = word
      self.type = type
    }
  }

  package init(field: Int, choices: [Choice] = []) {
    self.field = field
    self.choices = choices
  }
}

extension [EventDefinition] {
  /// The other event that one of this type is by a word in it, with the values of the fields that both have; `nil` if it is no other.
  package func refined(
    _ type: EventTypeID, _ values: [FieldValue]
  ) -> (type: EventTypeID, word: LogText, values: [FieldValue])? {
    guard let refinement = self[type.index].refinement, case .text(let word) = values[refinement.field],
      let choice = refinement.choices.first(where: { $0.word == word })
    else { return nil }
    let (from, to) = (self[type.index], self[choice.type.index])
    var changed = [FieldValue](repeating: .absent, count: to.fields.count)
    for (field, definition) in to.fields.enumerated() {
      guard let own = from.fieldIndex(definition.name), from.fields[own].type == definition.type else { continue }
      changed[field] = values[own]
    }
    for constant in to.constants where changed[constant.field] == .absent { changed[constant.field] = constant.value }
    return (choice.type, word, changed)
  }
}

package struct FieldDefinition: Hashable, Sendable {
  package var name: String
  package var type: FieldType
  /// The paths from which the value is read if the message does not contain the field itself; the first path with a
  /// value is used.
  package var sources: [NestedSource] = []

  package init(name: String, type: FieldType) {
    self.name = name
    self.type = type
  }
}

/// A value inside another field of the same event.
package struct NestedSource: Hashable, Sendable {
  /// The index of the field, which is an object.
  package var field: Int
  /// Empty for the object itself.
  package var path: [JSONStep]

  package init(field: Int, path: [JSONStep]) {
    self.field = field
    self.path = path
  }
}

package enum FieldType: String, Hashable, Sendable, CaseIterable {
  case word, text, integer, number, boolean, instant, duration, list, object
}

/// A key of the `key=value` pairs after the text of an event, with the field that it fills.
package struct KeyPair: Hashable, Sendable {
  package var key: String
  package var field: Int

  package init(key: String, field: Int) {
    self.key = key
    self.field = field
  }
}

package struct FieldConstant: Hashable, Sendable {
  package var field: Int
  package var value: FieldValue

  package init(field: Int, value: FieldValue) {
    self.field = field
    self.value = value
  }
}

/// The pattern of an event's text.
package enum TextPattern: Sendable {
  case template([TemplatePiece], source: String)
  /// A PCRE2 pattern, matched without case and anywhere in the message.
  case regex(String)
}

/// A piece of a template.
package enum TemplatePiece: Hashable, Sendable {
  case text(String)
  /// A blank: any run of blanks.
  case blank
  case arrow
  /// A typed field, by index into the event's fields.
  case field(Int, FieldType)
  /// One of these words, kept in a field if there is one.
  case words([String], field: Int?)
  case optional([TemplatePiece])
  /// Anything up to the end of the message.
  case rest
}

/// The program that prints the log of such a run while it is written.
package struct WatchCommand: Hashable, Sendable {
  /// The name by which a user chooses it.
  package var name: String
  /// The program, searched for in the PATH, and its arguments; no shell reads them.
  package var command: [String]
  /// The things that have to be there before it works, in words.
  package var needs: String

  package init(name: String, command: [String], needs: String) {
    self.name = name
    self.command = command
    self.needs = needs
  }
}

/// A kind of run to which rules apply, and the evidence by which a capture shows it.
package struct Profile: Sendable {
  package var id: String
  package var title = ""
  /// The question that it answers; one of the profiles with the same aspect holds.
  package var aspect = Profile.system
  package var platform: Platform?
  package var environment: RunEnvironment?
  package var formats: [String] = []
  package var literals: [String] = []
  package var events: [EventTypeID] = []
  /// Profiles that do not hold if the capture shows both.
  package var over: [String] = []
  /// Rules that a run under this profile must decide.
  package var mustExercise: [String] = []
  /// Commands that make a complete capture of such a run.
  package var captureWith: [(title: String, command: String)] = []
  package var watchWith: WatchCommand?
  package var mark: SourceMark

  /// The aspect of profiles that name none: the system that the plugin ran on.
  package static let system = "system"

  package init(id: String, mark: SourceMark) {
    self.id = id
    self.mark = mark
  }
}
