package import LogCheckRules

/// The shape of a value of a line.
package enum ValueShape: Sendable {
  case instant, duration, integer, number, boolean
  /// An identifier, a UUID, a hash, an address.
  case identifier
  /// A single word after its key.
  case word
  /// A text in quotation marks.
  case text
  case list, object
  /// A value that its log system withheld: `<private>`.
  case withheld

  /// The type that names it in a template.
  package var type: FieldType {
    switch self {
    case .instant: .instant
    case .duration: .duration
    case .integer: .integer
    case .number: .number
    case .boolean: .boolean
    case .identifier, .word, .withheld: .word
    case .text: .text
    case .list: .list
    case .object: .object
    }
  }

  /// True if a field of that type may have such a value.
  func fits(_ type: FieldType) -> Bool {
    if self == .withheld { return true }
    return switch type {
    case .instant: self == .instant
    case .duration: self == .duration || self == .integer || self == .number
    case .integer: self == .integer || self == .duration
    case .number: self == .integer || self == .number
    case .boolean: self == .boolean || self == .word
    case .word: self == .identifier || self == .word || self == .text || self == .integer || self == .boolean
    case .text: self == .text || self == .word || self == .identifier || self == .integer
    case .list: self == .list || self == .integer
    case .object: self == .object
    }
  }
}
