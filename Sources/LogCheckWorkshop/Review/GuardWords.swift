import LogCheckModel
import LogCheckRules

/// The requirements of a guard on the texts in its event's fields, as far as each part of it must hold.
struct GuardWords {
  /// By field: the words that it may equal, ignoring case.
  private var demanded: [String: Set<String>] = [:]
  private var contradicted: String?
  /// Fields that occur in a comparison without `??` or `present` to help.
  private(set) var bareFields: Set<String> = []

  init(_ expression: Expression, alias: String?) {
    var presents: Set<String> = []
    for part in expression.conjuncts { demand(part, alias, &presents) }
    bareFields.subtract(presents)
  }

  /// The reason why no text of the event can meet the guard; `nil` if one can, or if texts can contain anything.
  func contradiction(in event: EventDefinition) -> String? {
    if let contradicted { return contradicted }
    for (name, words) in demanded.sorted(by: { $0.key < $1.key }) {
      guard let field = event.fieldIndex(name), let reported = event.tellableWords(field),
        reported.isDisjoint(with: words)
      else { continue }
      let listed = reported.sorted().joined(separator: ", ")
      return "`\(name)` of \(event.name) is \(listed), never \(words.sorted().joined(separator: ", "))"
    }
    return nil
  }

  private mutating func demand(_ part: Expression, _ alias: String?, _ presents: inout Set<String>) {
    switch part {
    case .literal(.boolean(false)): contradicted = "the guard is `false`"
    case .call(.present, let arguments):
      if case .field(let owner, let name)? = arguments.first, owner == nil || owner == alias { presents.insert(name) }
    case .binary(.equal, let left, .literal(.text(let word))), .binary(.equal, .literal(.text(let word)), let left):
      demand(left, [word], alias)
    case .isOneOf(let operand, let choices):
      let words = choices.compactMap { if case .literal(.text(let word)) = $0 { word } else { nil } }
      if words.count == choices.count { demand(operand, words, alias) }
    default: break
    }
    bareFields.formUnion(part.bareFields(alias))
  }

  private mutating func demand(_ operand: Expression, _ words: [LogText], _ alias: String?) {
    guard let name = operand.plainField(alias) else { return }
    let lowered = Set(words.map { $0.description.lowercased() })
    guard let before = demanded[name] else {
      demanded[name] = lowered
      return
    }
    demanded[name] = before.intersection(lowered)
    if before.isDisjoint(with: lowered) { contradicted = "`\(name)` cannot be two words at once" }
  }
}

extension Expression {
  /// The parts that must all hold.
  fileprivate var conjuncts: [Expression] {
    if case .binary(.and, let left, let right) = self { left.conjuncts + right.conjuncts } else { [self] }
  }

  /// The field that this is, perhaps in lower case.
  fileprivate func plainField(_ own: String?) -> String? {
    switch self {
    case .field(let owner, let name): owner == nil || owner == own ? name : nil
    case .call(.lower, let arguments): arguments.first?.plainField(own)
    default: nil
    }
  }

  /// The event's own fields that it reads without `??` and `present`.
  fileprivate func bareFields(_ own: String?) -> Set<String> {
    switch self {
    case .field(let owner, let name): owner == nil || owner == own ? [name] : []
    case .literal, .parameter, .call(.present, _): []
    // A path leads to nothing where the object is not there, which a guard may well ask.
    case .nested: []
    case .not(let operand), .negate(let operand), .matches(let operand, _): operand.bareFields(own)
    case .binary(_, let left, let right): left.bareFields(own).union(right.bareFields(own))
    case .isOneOf(let operand, let choices): Set(([operand] + choices).flatMap { $0.bareFields(own) })
    case .call(_, let arguments): Set(arguments.flatMap { $0.bareFields(own) })
    // The value after `??` counts if the first is absent.
    case .fallback(_, let other): other.bareFields(own)
    }
  }
}

extension EventDefinition {
  /// The words that a line of text can have in the field, in lower case; `nil` if it can be anything, or if no text
  /// contains it.
  fileprivate func tellableWords(_ field: Int) -> Set<String>? {
    guard !patterns.isEmpty, !pairs.contains(where: { $0.field == field }) else { return nil }
    var words: Set<String> = []
    for constant in constants where constant.field == field {
      guard case .text(let text) = constant.value else { return nil }
      words.insert(text.description.lowercased())
    }
    for pattern in patterns {
      guard case .template(let pieces, _) = pattern else { return nil }
      guard Self.collect(field, pieces, &words) else { return nil }
    }
    return words.isEmpty ? nil : words
  }

  /// `false` where the field takes any text.
  private static func collect(_ field: Int, _ pieces: [TemplatePiece], _ words: inout Set<String>) -> Bool {
    for piece in pieces {
      switch piece {
      case .field(field, _): return false
      case .words(let list, field: field): words.formUnion(list.map { $0.lowercased() })
      case .optional(let inner): guard collect(field, inner, &words) else { return false }
      default: break
      }
    }
    return true
  }
}
