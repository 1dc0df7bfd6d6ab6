/// The truth of a story, whatever a checker concludes from its capture.
package struct GroundTruth: Sendable {
  package enum State: String, Sendable, CaseIterable {
    case kept, broken
    /// The capture cannot show it.
    case unknowable

    /// The heavier of two states of one promise wins.
    var weight: Int {
      switch self {
      case .kept: 0
      case .unknowable: 1
      case .broken: 2
      }
    }
  }

  package struct Promise: Sendable {
    /// The number of the requirement.
    package var requirement: Int
    package var state: State
    package var why: String

    /// `REQ-` and three digits.
    package var id: String { "REQ-" + String(String(1000 + requirement).dropFirst()) }
  }

  package var scenario: String
  package var seed: UInt64
  package var days: Int
  package var faults: [String]
  package var flaws: [String]
  package var promises: [Promise]

  /// As one JSON object.
  package var json: String {
    var bytes: [UInt8] = []
    bytes.append("{\"schema\":\"dnp-truth/1\",\"scenario\":")
    bytes.append(json: scenario)
    bytes.append(",\"seed\":\(seed),\"days\":\(days),\"faults\":")
    bytes.append(list: faults)
    bytes.append(",\"flaws\":")
    bytes.append(list: flaws)
    bytes.append(",\"promises\":[")
    for (number, promise) in promises.enumerated() {
      bytes.append(number == 0 ? "\n" : ",\n")
      bytes.append(" {\"requirement\":\"\(promise.id)\",\"truth\":\"\(promise.state.rawValue)\",\"why\":")
      bytes.append(json: promise.why)
      bytes.append("}")
    }
    bytes.append("\n]}\n")
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate mutating func append(list items: [String]) {
    append("[")
    for (number, item) in items.enumerated() {
      if number > 0 { append(",") }
      append(json: item)
    }
    append("]")
  }
}
