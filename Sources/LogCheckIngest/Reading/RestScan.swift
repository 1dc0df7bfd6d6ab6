import LogCheckModel

/// Searches the part of a piece of a capture that is not kept, as it comes, for a wanted text.
struct RestScan {
  private let wanted: WantedTexts?
  private(set) var isFound = false
  /// The last bytes that were searched: a text may begin in them.
  private var tail: [UInt8] = []

  init(_ wanted: WantedTexts?) { self.wanted = wanted }

  /// Another piece begins.
  mutating func reset() {
    isFound = false
    tail.removeAll(keepingCapacity: true)
  }

  /// Kept bytes come again: a text cannot lie across them.
  mutating func interrupt() { tail.removeAll(keepingCapacity: true) }

  /// Takes bytes that are left out after `kept`, or after those that it took last.
  mutating func take(_ bytes: Span<UInt8>, after kept: [UInt8]) {
    guard let wanted, !isFound, !bytes.isEmpty else { return }
    let reach = wanted.longest - 1
    var text = tail.isEmpty ? Array(kept.suffix(reach)) : tail
    let start = text.count
    text.append(bytes: bytes)
    isFound = wanted.firstWanted(in: text, from: 0, to: text.count, endingAfter: start) != nil
    tail = Array(text.suffix(reach))
  }
}
