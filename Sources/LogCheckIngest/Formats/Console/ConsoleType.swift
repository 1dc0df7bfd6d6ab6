import LogCheckModel

/// The value of Console.app's type column.
struct ConsoleType {
  var level: LogLevel?
  var kind = RecordKind.entry
  /// True for the words that Console.app prints in English; others come only from translated versions.
  var isEnglish = false

  /// The type that a column names, in any language of the table; `nil` for any other text.
  init?(_ text: Span<UInt8>, _ column: Range<Int>) {
    guard (1...Self.longest).contains(column.count) else { return nil }
    if let english = Self.english(text, column) {
      self = english
      return
    }
    // Most columns that are not a type are no word of a translation either.
    guard text[column.lowerBound] >= 0x41,
      text.firstIndex(of: 0x09, from: column.lowerBound, to: column.upperBound) == nil
    else { return nil }
    var word: [UInt8] = []
    word.append(bytes: text.extracting(column))
    guard let type = Self.translated[String(decoding: word, as: UTF8.self).lowercased()] else { return nil }
    self = type
  }

  private init(level: LogLevel? = nil, kind: RecordKind = .entry, isEnglish: Bool = false) {
    self.level = level
    self.kind = kind
    self.isEnglish = isEnglish
  }

  private static func english(_ text: Span<UInt8>, _ column: Range<Int>) -> ConsoleType? {
    if text.isWord("activity", column) { return ConsoleType(kind: .activity, isEnglish: true) }
    if text.isWord("signpost", column) { return ConsoleType(kind: .signpost, isEnglish: true) }
    if text.isWord("default", column) || text.isWord("info", column) || text.isWord("debug", column)
      || text.isWord("error", column) || text.isWord("fault", column)
    {
      return ConsoleType(level: text.levelNamed(column), isEnglish: true)
    }
    return nil
  }

  /// True if a column looks like a type word of a language that the table does not have: Apple's are lower case, and none
  /// holds a digit or a sign.
  static func isLikeWord(_ text: Span<UInt8>, _ column: Range<Int>) -> Bool {
    guard (1...longest).contains(column.count), text[column.lowerBound] != 0x20 else { return false }
    return column.allSatisfy { isOfWord(text[$0]) }
  }

  /// True for the bytes of such words: small letters of any script, blanks, hyphens and apostrophes.
  static func isOfWord(_ byte: UInt8) -> Bool {
    ASCII.isLower(byte) || byte >= 0x80 || byte == 0x20 || byte == 0x2D || byte == 0x27
  }

  /// The longest text, in bytes, that is compared with the words.
  static let longest = 64
}

extension ConsoleType {
  /// Words in lower case. Those of German, Chinese and Japanese were seen in copies; the others are Apple's usual
  /// translations.
  private static let translated: [String: ConsoleType] = {
    let words: [(ConsoleType, String)] = [
      (
        ConsoleType(level: .notice),
        """
        standard, padrão, par défaut, por omisión, predeterminado, por omissão, predefinição, predefinito, standaard, \
        domyślne, domyślny, varsayılan, по умолчанию, за замовчуванням, типово, 기본, 기본값, 預設, 默认, デフォルト, výchozí, \
        predvolené, alapértelmezett, oletus, implicit, zadano, standardno, privzeto, per omissió, per defecte, προεπιλογή, \
        ברירת מחדל, افتراضي, ค่าเริ่มต้น, mặc định, lalai, डिफ़ॉल्ट
        """
      ),
      (
        ConsoleType(level: .info),
        """
        information, informationen, informations, información, informazioni, informações, informação, informatie, \
        informacje, informace, informácie, información, informació, informații, informacije, bilgi, tiedot, информация, \
        сведения, інформація, відомості, 信息, 資訊, 情報, 정보, πληροφορίες, מידע, معلومات, ข้อมูล, thông tin, maklumat, \
        informasi, जानकारी
        """
      ),
      (
        ConsoleType(level: .debug),
        """
        debuggen, débogage, depuración, depurar, depuração, felsökning, felsök, fejlfinding, feilsøking, отладка, \
        налагодження, 调试, 除錯, 偵錯, デバッグ, 디버그, 디버깅, ladění, ladenie, hata ayıklama, debugowanie, depanare, \
        εντοπισμός σφαλμάτων, ניפוי באגים, تصحيح الأخطاء, gỡ lỗi, nyahpepijat
        """
      ),
      (
        ConsoleType(level: .error),
        """
        fehler, erreur, errore, erro, fout, fel, fejl, feil, błąd, hata, ошибка, помилка, 오류, 錯誤, 错误, エラー, chyba, hiba, \
        virhe, eroare, greška, pogreška, napaka, σφάλμα, שגיאה, خطأ, ข้อผิดพลาด, lỗi, ralat, kesalahan, त्रुटि
        """
      ),
      (
        ConsoleType(level: .fault),
        """
        défaillance, fallo, guasto, falha, сбой, збій, 故障, 障害, フォールト, 결함, arıza
        """
      ),
      (
        ConsoleType(kind: .activity),
        """
        aktivität, activité, actividad, attività, atividade, activiteit, aktivitet, aktywność, etkinlik, активность, \
        активність, 활동, 活动, 活動, アクティビティ, aktivita, tevékenység, toiminto, activitate, aktivnost, dejavnost, activitat, \
        δραστηριότητα, פעילות, نشاط, กิจกรรม, hoạt động, aktiviti, aktivitas
        """
      ),
    ]
    var table: [String: ConsoleType] = [:]
    for (type, list) in words {
      for word in list.split(separator: ", ") { table[String(word)] = type }
    }
    return table
  }()
}
