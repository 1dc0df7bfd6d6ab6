import ArgumentParser
import LogCheckModel
import LogCheckReporting
import LogCheckRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A first argument that is no command and no file, and probably was meant as a command.
enum MistypedCommand {
  /// Words of other tools, and what they are here.
  private static let words = [
    "lint": "rules validate", "validate": "rules validate", "test": "rules test", "list": "rules list",
    "version": "--version",
    "verify": "check", "run": "check", "audit": "check", "watch": "follow", "tail": "follow", "diff": "compare",
    "report": "check", "stats": "doctor", "info": "doctor", "convert": "events",
  ]

  /// Refuses such an argument with what was probably meant.
  static func check(_ arguments: [String], commands: [String]) throws {
    guard let word = arguments.first, let first = word.first, first != "-", word.utf8.allSatisfy(isOfCommand),
      !commands.contains(word),
      word != "help", !exists(word)
    else { return }
    guard let meant = words[word] ?? Suggestion.nearest(to: word, in: commands) else { return }
    throw ValidationError(
      "there is no command and no file \"\(CleanText.line(word))\"; did you mean `dnp-logcheck \(meant)`?")
  }

  private static func isOfCommand(_ byte: UInt8) -> Bool {
    ASCII.isLower(byte) || byte == UInt8(ascii: "-")
  }

  private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
