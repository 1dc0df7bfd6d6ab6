/// The English words that decide whether text around a known one is decoration. They are words of the language, not of
/// any app.
enum DecorationWords {
  /// Words that begin a phrase such as `for daily-1`, `after 3 s`, `via cache`.
  static let prepositions: Set<String> = [
    "for", "on", "in", "at", "after", "via", "from", "to", "by", "with", "within", "during", "since", "using",
    "through",
    "per", "of", "over",
  ]

  /// Words that may come between a preposition and its noun.
  static let articles: Set<String> = ["the", "a", "an", "its", "this", "that", "our"]

  /// Nouns of such phrases that are neither a number nor a name.
  static let nouns: Set<String> = [
    "main", "background", "utility", "default", "global", "serial", "queue", "thread", "launch", "startup", "boot",
    "foreground", "cache", "network", "time", "screen", "timer", "settings", "app", "system", "user", "device",
    "simulator",
  ]

  /// Words that confirm and add no more.
  static let confirmations: Set<String> = [
    "ok", "okay", "done", "successfully", "success", "fine", "now", "correctly", "properly", "normally", "finally",
  ]

  /// Words that lead to a phrase or a value: `called by main`, `took 12 ms`.
  static let connectors: Set<String> = ["called", "took", "taking", "lasting", "age", "elapsed", "and", "all"]

  /// Words that count: `attempt 1`, `step 2 of 3`.
  static let counters: Set<String> = [
    "attempt", "retry", "try", "run", "part", "step", "round", "pass", "iteration", "cycle", "batch", "page", "slot",
  ]

  /// Words that may be a label in front of a text, with a colon after them. Others, such as `expected:` or `last
  /// event:`, change what
  /// the text says.
  static let labels: Set<String> = [
    "info", "debug", "notice", "trace", "step", "ok", "okay", "done", "launch", "startup", "boot", "background",
    "foreground",
    "main", "nightly", "daily", "hourly", "periodic", "manual", "automatic", "auto", "cleanup", "system", "user",
    "request",
    "phase", "heads", "up",
  ]

  static let units: Set<String> = [
    "ms", "msec", "s", "sec", "secs", "second", "seconds", "m", "min", "mins", "minute", "minutes", "h", "hour",
    "hours", "d",
    "day", "days", "b", "byte", "bytes", "kb", "mb",
  ]

  /// Words with which a text no longer says that something happened now: negations, failures, plans, doubts, the past.
  private static let doubts: Set<String> = [
    "no", "not", "non", "never", "none", "nothing", "neither", "nor", "without", "cannot", "cant", "un", "nil", "null",
    "would", "should", "could", "might", "may", "maybe", "perhaps", "probably", "possibly", "will", "shall", "can",
    "must",
    "later", "yet", "soon", "almost", "nearly", "about", "unless", "until", "before", "if", "when", "whether",
    "while", "because",
    "but", "however", "although", "though", "except", "only", "instead", "otherwise", "else", "or", "rather", "hardly",
    "dry", "try", "trying", "tries", "retry", "retrying", "attempting", "todo", "example", "sample", "eg", "hint",
    "next", "previous", "previously", "earlier", "last", "yesterday", "ago", "old", "stale", "former", "history",
    "tomorrow",
    "want", "wants", "wanted", "need", "needs", "needed", "looking", "hold", "held", "off", "stuck", "busy", "back",
    "bad", "lost", "wrong", "broken", "stop", "stopped", "timed", "timeout", "dead", "offline", "empty", "unknown",
    "noop",
    "going", "gonna", "fallback", "against", "false", "plan", "plans", "planned", "planning",
  ]

  /// Beginnings of further such words: `fail` for *fails*, *failed*, *failure*.
  private static let doubtStems = [
    "fail", "error", "skip", "miss", "reject", "refus", "deni", "deny", "declin", "abort", "cancel", "drop", "discard",
    "ignor", "invalid", "expir", "postpon", "defer", "delay", "pend", "wait", "simulat", "fake", "mock", "hypothe",
    "suppress", "revert", "undo", "undone", "imposs", "unab", "unavail", "unsucc", "disab", "block", "forb", "prevent",
    "prohib", "crash", "throw", "exception", "suppos", "assum", "expect", "await", "rollback", "unconf", "unauth",
    "reset",
    "retract", "withdr", "supersed", "duplicat", "hang", "hung", "interrupt", "suspend", "terminat", "kill", "intend",
    "replay", "quot", "imagin", "pretend", "unfinish", "incompl", "partial", "corrupt", "exceed", "problem", "trouble",
  ]

  /// Keys whose `false` denies what the text before them says: `ok=false`, `submitted=false`.
  static func confirms(_ key: String) -> Bool {
    ["ok", "success", "result", "done", "valid", "sent", "set", "status"].contains(key) || key.hasSuffix("ed")
      || key.hasSuffix("success")
  }

  /// Keys of counts that may be other than 0: `pending=2` denies nothing, `error=2` does.
  static let countKeys: Set<String> = ["pending", "retry", "retries", "try", "tries"]

  /// Marks that say that something did not work, or ask whether it did.
  private static let refusals: Set<Unicode.Scalar> = ["❌", "❎", "✖", "✗", "✘", "⛔", "🚫", "🛑", "👎", "🙅", "❓", "❔", "⁉"]

  /// True if a run of marks holds one of those.
  static func refuse(_ text: Span<UInt8>, _ marks: Range<Int>) -> Bool {
    var index = marks.lowerBound
    while index < marks.upperBound {
      guard text[index] >= 0x80 else {
        index += 1
        continue
      }
      let (scalar, length) = LeadingMarks.scalar(text, at: index, to: marks.upperBound)
      if let scalar, refusals.contains(scalar) { return true }
      index += length
    }
    return false
  }

  /// True if a part of a text holds such a word, also as a part of a name: `submit_failed`, `isNotReady`, `dry-run`.
  static func holdDoubt(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var word: [UInt8] = []
    var wasLower = false
    for index in range {
      let byte = text[index]
      switch byte {
      case 0x61...0x7A:
        word.append(byte)
        wasLower = true
      case 0x41...0x5A:
        if wasLower {
          if isDoubt(word) { return true }
          word.removeAll(keepingCapacity: true)
        }
        word.append(byte + 0x20)
        wasLower = false
      // `didn't`, and no other use of the mark inside a word.
      case 0x27 where index + 1 < range.upperBound && text[index + 1] | 0x20 == 0x74: return true
      default:
        if isDoubt(word) { return true }
        word.removeAll(keepingCapacity: true)
        wasLower = false
      }
    }
    return isDoubt(word)
  }

  /// True if a word of small letters is one.
  private static func isDoubt(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return false }
    return doubtsByLetter[Int(first - 0x61)].contains { doubt in
      doubt.isStem ? word.starts(with: doubt.bytes) : word == doubt.bytes
    }
  }

  /// All of them by their first letter: most words are compared with few.
  private static let doubtsByLetter: [[(bytes: [UInt8], isStem: Bool)]] = {
    var table = [[(bytes: [UInt8], isStem: Bool)]](repeating: [], count: 26)
    for (words, isStem) in [(Array(doubts), false), (doubtStems, true)] {
      for word in words { table[Int((word.utf8.first ?? 0x61) - 0x61)].append((Array(word.utf8), isStem)) }
    }
    return table
  }()
}
