import LogCheckModel

/// The message about a name that nothing has: the names that were probably meant, else a way to all of them.
package struct UnknownName {
  /// The sentence that says so.
  package let problem: String
  /// The names that were probably meant, else the command that lists all, or the first ones.
  package let hint: String
  /// True if no known name is near.
  package let isFar: Bool

  /// `kind` is what the name should name, such as `format`; `command` lists the known names.
  package init(
    _ kind: String, _ name: String, of owner: String? = nil, in known: some Sequence<String>,
    listedBy command: String? = nil
  ) {
    problem = "there is no \(kind) \"\(name.shortened)\"" + (owner.map { " of \($0)" } ?? "")
    let meant = Suggestion.meant(by: name, in: known)
    isFar = meant.isEmpty
    let all = command.map { "`dnp-logcheck \($0)` lists them" } ?? Self.list(Array(known))
    hint = isFar ? all : "did you mean \(Self.alternatives(meant))?"
  }

  package var message: String { "\(problem); \(hint)" }

  /// Names that are listed where no command lists them.
  private static let listed = 10

  private static func list(_ names: [String]) -> String {
    let more = names.count - listed
    return "known are: \(names.prefix(listed).joined(separator: ", "))\(more > 0 ? " and \(more) more" : "")"
  }

  /// `"a"`, `"a" or "b"`, `"a", "b" or "c"`.
  private static func alternatives(_ names: [String]) -> String {
    let quoted = names.map { "\"\($0)\"" }
    return quoted.count < 2
      ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
  }
}

extension Suggestion {
  /// More names than this that contain the word say nothing about which one was meant.
  private static let mostParts = 3

  /// The candidates that were probably meant: up to three that contain the word between separators (`M9` in `HP-M9`), else the
  /// nearest one.
  package static func meant(by word: String, in candidates: some Sequence<String>) -> [String] {
    let candidates = Array(candidates)
    let letters = normalized(word)
    if letters.count > 1, letters.count <= longestWord {
      var found: [String] = []
      for candidate in candidates where !found.contains(candidate) && contains(normalized(candidate), letters) {
        found.append(candidate)
      }
      if (1...mostParts).contains(found.count) { return found }
    }
    return nearest(to: word, in: candidates).map { [$0] } ?? []
  }

  /// Small letters, with one separator for all.
  private static func normalized(_ word: String) -> [UInt8] {
    word.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: " "), UInt8(ascii: "+"): UInt8(ascii: "-")
      default: ASCII.lowered(byte)
      }
    }
  }

  /// True if the part occurs in the whole with a separator or an end of the whole on both sides.
  private static func contains(_ whole: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= whole.count else { return false }
    let separator = UInt8(ascii: "-")
    return (0...(whole.count - part.count)).contains { start in
      let end = start + part.count
      guard start == 0 || whole[start - 1] == separator, end == whole.count || whole[end] == separator else {
        return false
      }
      return whole[start..<end].elementsEqual(part)
    }
  }
}
