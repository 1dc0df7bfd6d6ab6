import LogCheckRules

/// The content of an event's lines, as far as its definition shows it.
struct EventProfile: Sendable {
  struct Template: Sendable {
    /// Concepts and their weights.
    var concepts: [(concept: Int, weight: Int)] = []
    var total = 0
    /// The weight of its words, of 100.
    var factor = 100
  }

  struct Key: Sendable {
    var id: Int
    var type: FieldType
    var field: Int
    /// True if lines have it as a key, and not only structured events as a member.
    var isPair: Bool
    /// 30 to 100; rare keys have the most.
    var weight: Int
  }

  enum Tense: Sendable { case open, begin, done }

  var event: Int
  var templates: [Template] = []
  /// The degree to which it explains each concept in a line, of 100.
  var explains: [UInt8] = []
  var acts: [Int] = []
  /// True if some texts of it name no act.
  var isActOptional = false
  var things: [Int] = []
  var outcomes: [Int] = []
  /// Outcomes that may be values of the event's fields: `status=denied`.
  var valueOutcomes: [Int] = []
  /// True if the event says that something did not go as usual.
  var requiresOutcome = false
  /// True if one of its texts itself has a negation.
  var toleratesNegation = false
  /// True if a text of it says something that may happen: `Checking if recovery needed`.
  var toleratesPlan = false
  var tense = Tense.open
  var keys: [Key] = []
  var types: [FieldType] = []
  /// Kinds of words that its values may be, as indices of the vocabulary's `values`.
  var enumerations: [Int] = []
  var components: [Int] = []
}
