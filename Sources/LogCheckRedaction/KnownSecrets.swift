import LogCheckModel

/// The secrets found in the captures, so that they are found again without context.
package struct KnownSecrets {
  /// By their first eight bytes.
  private var byStart: [UInt64: [[UInt8]]] = [:]
  private var sorts: [[UInt8]: Int] = [:]
  /// The set of first bytes.
  private var marks = [Bool](repeating: false, count: 1 << 16)
  /// Those that a line's end cut in two.
  var wrapped = WrappedSecrets()
  /// Further ones that had no room.
  package private(set) var omitted = 0

  /// Shorter ones are words as likely as not.
  static let shortest = 8
  /// From this length on a text is found in the middle of a word, too.
  private static let unmistakable = 20
  private static let limit = 100_000
  private static let longest = 4096

  package init() {}

  package var isEmpty: Bool { sorts.isEmpty }

  mutating func add(_ secret: [UInt8], of sort: Int) {
    guard secret.count >= Self.shortest, sorts[secret] == nil else { return }
    guard sorts.count < Self.limit, secret.count <= Self.longest else {
      omitted += 1
      return
    }
    sorts[secret] = sort
    let start = secret.prefix(Self.shortest).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    byStart[start, default: []].append(secret)
    marks[Self.mark(start)] = true
  }

  /// Longer ones first.
  package mutating func finish() {
    for start in byStart.keys { byStart[start]?.sort { ($1.count, $0.first ?? 0) < ($0.count, $1.first ?? 0) } }
  }

  func finds(in text: Span<UInt8>) -> [SecretFinder.Find] {
    guard !sorts.isEmpty, text.count >= Self.shortest else { return [] }
    var finds: [SecretFinder.Find] = []
    var window: UInt64 = 0
    for index in 0..<text.count {
      window = window << 8 | UInt64(text[index])
      guard index + 1 >= Self.shortest, marks[Self.mark(window)], let secrets = byStart[window] else { continue }
      let start = index + 1 - Self.shortest
      for secret in secrets {
        let end = start + secret.count
        guard end <= text.count, Self.occurs(secret, in: text, at: start), let sort = sorts[secret] else { continue }
        guard secret.count >= Self.unmistakable || (isEdge(text, start - 1) && isEdge(text, end)) else { continue }
        finds.append(SecretFinder.Find(sort: sort, secret: start..<end, whole: start..<end))
        break
      }
    }
    return finds
  }

  private static func mark(_ start: UInt64) -> Int {
    Int(truncatingIfNeeded: (start &* 0x9E37_79B9_7F4A_7C15) >> 48)
  }

  private static func occurs(_ secret: [UInt8], in text: Span<UInt8>, at start: Int) -> Bool {
    for offset in shortest..<max(shortest, secret.count) where text[start + offset] != secret[offset] { return false }
    return true
  }

  private func isEdge(_ text: Span<UInt8>, _ position: Int) -> Bool {
    guard position >= 0, position < text.count else { return true }
    return text[position] < 0x80 && !ASCII.isAlphanumeric(text[position])
  }
}
