/// The type of an expression.
package enum ValueType: Hashable, Sendable {
  case integer, number, boolean, text, instant, duration, list, object
  /// A value inside an object: what it is shows only in the log.
  case json
  /// Not known because of an error that was reported elsewhere; fits everything.
  case any

  package init(_ type: FieldType) {
    switch type {
    case .word, .text: self = .text
    case .integer: self = .integer
    case .number: self = .number
    case .boolean: self = .boolean
    case .instant: self = .instant
    case .duration: self = .duration
    case .list: self = .list
    case .object: self = .object
    }
  }

  package init(_ literal: Literal) {
    switch literal {
    case .integer: self = .integer
    case .number: self = .number
    case .boolean: self = .boolean
    case .text: self = .text
    case .duration: self = .duration
    case .instant: self = .instant
    }
  }

  /// The type in a sentence.
  package var words: String {
    switch self {
    case .integer: "a whole number"
    case .number: "a number"
    case .boolean: "true or false"
    case .text: "a text"
    case .instant: "an instant"
    case .duration: "a duration"
    case .list: "a list"
    case .object: "an object"
    case .json: "a value inside an object"
    case .any: "a value"
    }
  }

  var isNumeric: Bool { self == .integer || self == .number || self == .json || self == .any }

  /// True if a value inside an object may be of this type: JSON knows neither instants nor durations.
  var isJSON: Bool { self != .instant && self != .duration }

  /// True if a value of this type may be used as one of the type `expected`.
  func fits(_ expected: Self) -> Bool { self == expected || self == .any || (self == .json && expected.isJSON) }

  /// True if values can be before and after each other.
  var isOrdered: Bool { isNumeric || self == .duration || self == .instant }

  /// The type that holds values of both; `nil` where there is none.
  func joined(with other: Self) -> Self? {
    if self == other || other == .any { return self }
    if self == .any { return other }
    if self == .json || other == .json { return isJSON && other.isJSON ? .json : nil }
    // A field of type object may hold a text instead.
    if self == .object && other == .text || self == .text && other == .object { return .object }
    return isNumeric && other.isNumeric ? .number : nil
  }
}
