package import Foundation
package import LogCheckModel

/// A sample as Console.app copies it: in a language, with some columns in some order. Written from what copies look like, not
/// from how they are read.
package struct ConsoleCopy: Sendable, CustomStringConvertible {
  package enum Column: Sendable { case type, time, process, library, subsystem, category, processID, thread, message }

  package var language: Language
  package var layout: Layout
  /// macOS 10.12 to 10.14 have a blank before the zone.
  package var hasBlank = false
  /// Copies have no date; with one the rules can compare stamps with the times in messages.
  package var hasDate = false
  /// A tab, or the blanks that some pages make of it.
  package var separator = "\t"
  package var prefix = ""

  package init(language: Language, layout: Layout, hasBlank: Bool = false, hasDate: Bool = false) {
    self.language = language
    self.layout = layout
    self.hasBlank = hasBlank
    self.hasDate = hasDate
  }

  package var description: String { "\(language.id), \(layout.id)\(hasBlank ? ", with a blank" : "")" }

  /// Type words: `Default`, `Info`, `Debug`, `Error`.
  package struct Language: Sendable {
    package var id: String
    package var words: [String]

    package static let seen = [
      Language(id: "en", words: ["default", "info", "debug", "error"]),
      Language(id: "de", words: ["standard", "info", "debug", "fehler"]),
      Language(id: "zh-Hans", words: ["默认", "信息", "调试", "错误"]),
      Language(id: "ja", words: ["デフォルト", "情報", "デバッグ", "エラー"]),
    ]
    package static let inferred = [
      Language(id: "fr", words: ["par défaut", "info", "débogage", "erreur"]),
      Language(id: "es", words: ["por omisión", "información", "depuración", "error"]),
      Language(id: "it", words: ["predefinito", "info", "debug", "errore"]),
      Language(id: "pt", words: ["padrão", "info", "debug", "erro"]),
      Language(id: "nl", words: ["standaard", "info", "debug", "fout"]),
      Language(id: "pl", words: ["domyślne", "info", "debugowanie", "błąd"]),
      Language(id: "tr", words: ["varsayılan", "bilgi", "hata ayıklama", "hata"]),
      Language(id: "ru", words: ["по умолчанию", "информация", "отладка", "ошибка"]),
      Language(id: "ko", words: ["기본", "정보", "디버그", "오류"]),
      Language(id: "zh-Hant", words: ["預設", "資訊", "除錯", "錯誤"]),
      Language(id: "de, with capitals", words: ["Standard", "Info", "Debug", "Fehler"]),
    ]
    /// Of no table of words.
    package static let unknown = [
      Language(id: "Basque", words: ["lehenetsia", "informazioa", "arazketa", "errorea"]),
      Language(id: "Georgian", words: ["ნაგულისხმევი", "ინფო", "გამართვა", "შეცდომა"]),
    ]
    package static let known = seen + inferred
    /// As Console.app prints them.
    package static let inLowerCase = known.filter { $0.words[0] != "Standard" }
  }

  package struct Layout: Sendable {
    package var id: String
    package var columns: [Column]

    package static let all = [
      Layout(id: "usual", columns: [.type, .time, .process, .message]),
      Layout(id: "type last", columns: [.time, .process, .message, .type]),
      Layout(id: "without a type", columns: [.time, .process, .message]),
      Layout(id: "library", columns: [.type, .time, .process, .library, .message]),
      Layout(id: "message first", columns: [.message, .time, .type]),
      Layout(id: "message before the time", columns: [.process, .message, .time, .type]),
      Layout(id: "message before process and time", columns: [.message, .process, .time, .type]),
      Layout(
        id: "all", columns: [.type, .time, .process, .processID, .thread, .subsystem, .category, .message]),
      Layout(id: "pid, type last", columns: [.time, .process, .processID, .thread, .message, .type]),
      Layout(id: "type after the time", columns: [.time, .type, .process, .message]),
      Layout(id: "type before the time", columns: [.process, .type, .time, .message]),
      Layout(id: "process after the message", columns: [.message, .time, .process, .type]),
      Layout(id: "subsystem last", columns: [.time, .process, .message, .subsystem, .category, .type]),
      Layout(id: "no process", columns: [.type, .time, .message]),
    ]
  }

  /// Known languages in every layout, and unknown ones where the type is first or last.
  package static let all = Layout.all.flatMap { layout in
    Language.known.flatMap { language in
      [false, true].map { ConsoleCopy(language: language, layout: layout, hasBlank: $0) }
    }
      + (layout.columns.first == .type || layout.columns.last == .type ? Language.unknown : []).filter { _ in
        layout.columns.contains(.process)
      }
      .map { ConsoleCopy(language: $0, layout: layout) }
  }

  package func text(of records: [ConsoleEntry]) -> [UInt8] {
    records.flatMap { Array((prefix + line($0) + "\n").utf8) }
  }

  private func line(_ entry: ConsoleEntry) -> String {
    layout.columns.map { column in
      switch column {
      case .type: language.words[entry.type]
      case .time: (hasDate ? entry.date + " " : "") + entry.time + (hasBlank ? " " : "") + "+0000"
      case .process: entry.process
      case .library: entry.library
      case .subsystem: entry.subsystem
      case .category: entry.category
      case .processID: "\(entry.processID)"
      case .thread: entry.thread
      case .message: entry.message
      }
    }
    .joined(separator: separator)
  }
}

/// One entry of a log.
package struct ConsoleEntry: Sendable {
  package var date: String
  package var time: String
  /// 0 for Default, 1 Info, 2 Debug, 3 Error.
  package var type: Int
  package var process: String
  package var processID: Int32
  package var thread: String
  package var library: String
  package var subsystem: String
  package var category: String
  package var message: String

  package var level: LogLevel { [.notice, .info, .debug, .error][type] }

  /// The entries of a sample in the default style of `log show`.
  package static func all(of sample: URL) throws -> [ConsoleEntry] {
    try String(contentsOf: sample, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
      let parts = line.split(separator: " ", maxSplits: 7, omittingEmptySubsequences: true)
      let stamp = parts[1].prefix(15)
      let types = ["Default", "Info", "Debug", "Error"]
      var text = parts[7].drop { $0 == " " }
      let process = text.prefix { $0 != ":" }
      text = text.dropFirst(process.count + 2)
      var library = process
      if text.hasPrefix("(") {
        library = text.dropFirst().prefix { $0 != ")" }
        text = text.dropFirst(library.count + 3)
      }
      var names: [Substring] = ["", ""]
      // A tag of the plugin has no colon.
      if text.hasPrefix("["), let end = text.firstIndex(of: "]"), text[..<end].contains(":") {
        names = text[..<end].dropFirst().split(separator: ":", omittingEmptySubsequences: false)
        text = text[end...].dropFirst(2)
      }
      return ConsoleEntry(
        date: String(parts[0]), time: String(stamp), type: types.firstIndex(of: String(parts[3])) ?? 0,
        process: String(process), processID: Int32(parts[5]) ?? 0, thread: String(parts[2]), library: String(library),
        subsystem: String(names[0]), category: String(names[1]), message: String(text))
    }
  }
}
