import Foundation
import LogCheckModel
import LogCheckRules
import LogCheckTestSupport
import LogCheckVocabulary

/// The rules of the repository and the measure made of them.
enum Loaded {
  static let rules: RuleSet = {
    let folder = RepositoryPaths.root.appending(path: "Rules", directoryHint: .isDirectory)
    let files = ["events", "vocabulary"].flatMap {
      RepositoryPaths.files(below: folder.appending(path: $0, directoryHint: .isDirectory), extensions: ["yml"])
    }
    let texts = files.compactMap { file in
      (try? Data(contentsOf: file)).map { RuleFileText(path: "Rules/\(file.lastPathComponent)", bytes: Array($0)) }
    }
    return RuleLoader.load(texts).rules
  }()

  static let measure = LineMeasure(rules)

  static func name(_ event: EventTypeID) -> String { rules.events[event.index].name }

  /// A line as a reader of captures hands it over: its component by its tag, and that of a logcat line by its log tag.
  static func line(_ text: String) -> UnknownLine {
    var message = Substring(text)
    var component: Int?
    var level: LogLevel?
    if let header = text.prefixMatch(of: #/([VDIWEF])/([\w$-]+): /#) {
      message = text[header.range.upperBound...]
      component = rules.components.firstIndex { $0.logTags.contains(String(header.2)) }
      let levels: [Substring: LogLevel] = ["D": .debug, "I": .info, "W": .warning, "E": .error]
      level = levels[header.1]
    }
    let tags = rules.components.enumerated().flatMap { index, part in part.tags.map { (text: $0, component: index) } }
    let tag = tags.filter { message.hasPrefix($0.text) }.max { $0.text.utf8.count < $1.text.utf8.count }
    component = tag?.component ?? component
    if component == nil, let member = message.firstMatch(of: #/"component"\s*:\s*"(\w+)"/#) {
      component = rules.components.firstIndex { $0.name == member.1 }
    }
    return UnknownLine(text: Array(message.utf8), component: component, level: level)
  }

  static func reading(_ text: String) -> LineReading { measure.reading(of: line(text)) }
}

/// An entry of Tests/Vocabulary.
struct CorpusEntry {
  /// The class, or the event that a near miss must not be.
  var head: String
  var line: String
  /// The event that a paraphrase reports.
  var event: String

  /// True if it belongs to the third that is never inspected while the measure is tuned.
  var isUnread: Bool {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash % 3 == 0
  }

  static let folder = RepositoryPaths.root.appending(path: "Tests/Vocabulary", directoryHint: .isDirectory)

  static var paraphrases: [CorpusEntry] {
    RepositoryPaths.files(
      below: folder.appending(path: "paraphrases", directoryHint: .isDirectory), extensions: ["txt"]
    ).flatMap(entries)
  }

  static func entries(_ name: String) -> [CorpusEntry] { entries(of: folder.appending(path: name)) }

  private static func entries(of file: URL) -> [CorpusEntry] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var event = ""
    var entries: [CorpusEntry] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("event: ") { event = String(line.dropFirst(7)) }
      guard line.hasPrefix("- ") else { continue }
      var parts = line.dropFirst(2).components(separatedBy: " | ")
      guard parts.count > 1 else { continue }
      if parts.count == 2, parts[1].hasSuffix(" |") { parts[1].removeLast(2) }
      entries.append(CorpusEntry(head: parts[0], line: parts[1], event: event))
    }
    return entries
  }
}
