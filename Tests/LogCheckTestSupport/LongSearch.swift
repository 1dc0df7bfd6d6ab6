import Foundation

/// The extent of a search: `make test` tries a part, `make verify` (`LOGCHECK_VERIFY=1`) everything.
package enum LongSearch {
  package static let isWhole = ProcessInfo.processInfo.environment["LOGCHECK_VERIFY"] == "1"

  package static func count<Number: BinaryInteger>(_ whole: Number, otherwise part: Number) -> Number {
    isWhole ? whole : part
  }
}
