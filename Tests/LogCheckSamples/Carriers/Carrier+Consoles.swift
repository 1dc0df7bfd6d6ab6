/// Lines that Console.app puts on the clipboard: the visible columns with tabs between them, without a header.
extension Carrier {
  static let consoles: [Carrier] = languages.flatMap(consoles) + untyped + older + damaged

  /// The type column in the language of the system. Seen in copies: en, and the default type of de, ja and zh-Hans. The
  /// others are Apple's usual translations and not confirmed by a copy.
  private static let languages: [(id: String, words: [String])] = [
    ("en", ["default", "info", "debug", "error"]), ("de", ["standard", "info", "debug", "fehler"]),
    ("de, capitals", ["Standard", "Info", "Debug", "Fehler"]), ("fr", ["par défaut", "info", "débogage", "erreur"]),
    ("es", ["por omisión", "información", "depuración", "error"]), ("it", ["predefinito", "info", "debug", "errore"]),
    ("pt", ["padrão", "informações", "depuração", "erro"]), ("nl", ["standaard", "info", "debug", "fout"]),
    ("sv", ["standard", "info", "felsökning", "fel"]), ("pl", ["domyślne", "info", "debugowanie", "błąd"]),
    ("tr", ["varsayılan", "bilgi", "hata ayıklama", "hata"]), ("ru", ["по умолчанию", "инфо", "отладка", "ошибка"]),
    ("ja", ["デフォルト", "情報", "デバッグ", "エラー"]), ("ko", ["기본", "정보", "디버그", "오류"]),
    ("zh-Hans", ["默认", "信息", "调试", "错误"]), ("zh-Hant", ["預設", "資訊", "除錯", "錯誤"]),
  ]

  private static func consoles(_ id: String, _ words: [String]) -> [Carrier] {
    func layout(_ name: String, _ columns: @escaping @Sendable (AppleRecord, String) -> [String]) -> Carrier {
      ofApple(.consoles, "\(id), \(name)") { records in
        records.map { record in
          let index = ["Default", "Info", "Debug"].firstIndex(of: record.type) ?? 3
          return columns(record, words[index]).joined(separator: "\t")
        }
      }
    }
    return [
      layout("type first") { [$1, $0.stamp, $0.process, $0.message] },
      layout("type last") { [$0.stamp, $0.process, $0.message, $1] },
      layout("library") { [$1, $0.stamp, $0.process, $0.image, $0.message] },
      layout("message first") { [$0.message, $1, $0.stamp, $0.process] },
      layout("date") { [$1, "\($0.instant.date) \($0.stamp)", $0.process, $0.message] },
      layout("blank before the zone") { [$1, $0.spacedStamp, $0.process, $0.message] },
    ]
  }

  private static func console(_ id: String, _ line: @escaping @Sendable (AppleRecord) -> String) -> Carrier {
    ofApple(.consoles, id) { $0.map(line) }
  }

  /// With the type column hidden.
  private static let untyped: [Carrier] = [
    console("no type") { [$0.stamp, $0.process, $0.message].joined(separator: "\t") },
    console("no type, date") { ["\($0.instant.date) \($0.stamp)", $0.process, $0.message].joined(separator: "\t") },
    console("no type, leading blank") { " " + [$0.stamp, $0.process, $0.message].joined(separator: "\t") },
    console("no type, blank before the zone") { [$0.spacedStamp, $0.process, $0.message].joined(separator: "\t") },
    console("no type, library") { [$0.stamp, $0.process, $0.image, $0.message].joined(separator: "\t") },
    console("message alone", \.message),
    console("process and message") { "\($0.process)\t\($0.message)" },
  ]

  /// OS X 10.11 prints the date in the user's locale and no zone. Devices before iOS 10 have no microseconds.
  private static let older: [Carrier] = [
    console("10.11") { "\($0.americanDate) \($0.instant.millis) AM\t\($0.process)[\($0.pid)]\t\($0.message)" },
    console("10.11, no-break space") {
      "\($0.americanDate) \($0.instant.millis)\u{202F}AM\t\($0.process)[\($0.pid)]\t\($0.message)"
    },
    console("10.11, de") {
      "15.11.25 \($0.instant.seconds),\($0.instant.fraction)\t\($0.process)[\($0.pid)]\t\($0.message)"
    },
    console("10.11, one column") { "11/15/2025 \($0.instant.millis) \($0.process)[\($0.pid)]: \($0.message)" },
    console("iOS 9") { "default\t\($0.instant.seconds).000000 +0000\t\($0.process)\t\($0.message)" },
  ]

  /// Copies as pages and mail programs change them.
  private static let damaged: [Carrier] = [
    copy("empty lines between") { $0.flatMap { [$0, ""] } },
    copy("tabs as blanks") { $0.map { replaced("\t", in: $0, by: "    ") } },
    copy("tabs as blanks in some lines") { lines in
      lines.enumerated().map { $0.offset % 3 == 0 ? replaced("\t", in: $0.element, by: "    ") : $0.element }
    },
    copy("tabs as one blank") { $0.map { replaced("\t", in: $0, by: " ") } },
    copy("quoted") { $0.map { "> " + $0 } },
    copy("mail") { $0.flatMap { words(of: replaced("\t", in: $0, by: " "), 75) } },
    copy("indented message lines") {
      $0.flatMap { $0.contains("\trunningboardd\t") ? [$0, "\t(", "    flags = 1", "\t)"] : [$0] }
    },
  ]

  private static func copy(_ id: String, _ damage: @escaping @Sendable ([String]) -> [String]) -> Carrier {
    ofApple(.consoles, id) { records in
      damage(records.map { [$0.type.lowercased(), $0.stamp, $0.process, $0.message].joined(separator: "\t") })
    }
  }
}

extension AppleRecord {
  fileprivate var stamp: String { instant.time + instant.zone }
  fileprivate var spacedStamp: String { "\(instant.time) \(instant.zone)" }
  fileprivate var americanDate: String { "11/\(instant.date.suffix(2))/25" }
  /// The library column shows the program itself where no library logged the message.
  fileprivate var image: String { library.isEmpty ? process : library }
}
