/// A value of a column or a parameter.
package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case blob([UInt8])

  init(_ value: Int?) { self = value.map { .integer($0) } ?? .null }

  init(_ value: String?) { self = value.map { .text($0) } ?? .null }
}
