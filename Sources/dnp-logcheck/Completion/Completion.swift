import ArgumentParser
import LogCheckModel

/// Answers the scripts of ``CompletionScript`` with the candidates at the cursor. Writes nothing else, and reads no file.
enum Completion {
  /// The first argument of such a question: three dashes, like the parser's own, so that no option and no capture is named so.
  static let argument = "---complete"

  /// Prints the answer to `---complete SHELL WORDS…`; nothing where the arguments have another form.
  static func run(_ arguments: [String]) {
    guard arguments.count > 2, let shell = CompletionScript(rawValue: arguments[1]) else { return }
    var words = Array(arguments.dropFirst(2))
    var typed: String?
    if shell == .bash {
      // The word at the cursor as bash splits words, and the line up to the cursor.
      guard words.count == 2 else { return }
      typed = words[0]
      words = Array(ShellWords.split(words[1]).dropFirst())
    }
    guard let current = words.last else { return }
    let reply = CompletionRequest(words).reply
    StandardStreams.write(Array(text(reply, shell, current, typed ?? current).utf8))
  }

  private static func text(_ reply: Reply, _ shell: CompletionScript, _ current: String, _ typed: String) -> String {
    let candidates = reply.candidates.filter { isPlain($0.word) }
    guard shell == .bash else {
      let lines = candidates.map { $0.note.isEmpty ? $0.word : "\($0.word)\t\($0.note)" }
      return ([reply.kind.rawValue, reply.kept] + lines).joined(separator: "\n") + "\n"
    }
    // bash replaces only what comes after the last equals sign or colon.
    let start = current.hasSuffix(typed) ? current.unicodeScalars.count - typed.unicodeScalars.count : 0
    let words = candidates.map { reply.kept + $0.word }.filter { $0.hasPrefix(current) }
    return ([reply.kind.rawValue, ""] + words.map { String($0.dropFirst(start)) }).joined(separator: "\n") + "\n"
  }

  /// True if no shell sees more than text in it. Names of rules and formats are so; whatever is not can still be typed.
  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { ASCII.isDigit($0) || ASCII.isUpper($0) || others.contains($0) }
  }

  private static let others = Set("abcdefghijklmnopqrstuvwxyz-_.:/@+,=%".utf8)

  /// The possible completions at the cursor.
  struct Reply {
    var kind = Kind.words
    /// The beginning of the word that stays, as in `--report=html`.
    var kept = ""
    var candidates: [Candidate] = []
  }

  /// The completions that the shell adds to the candidates, by the name that the scripts know.
  enum Kind: String {
    case words, files, folders
    case wordsAndFiles = "words-and-files"
  }

  struct Candidate {
    var word: String
    var note = ""
  }
}
