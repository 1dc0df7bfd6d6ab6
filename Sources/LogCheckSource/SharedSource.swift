import LogCheckModel

/// The subsystem and category under which a log object writes to the unified log.
struct LogOrigin: Equatable, Sendable {
  var subsystem: String?
  var category: String?
}

/// The declarations that the files of one source share: constants that are texts, log objects, and functions that only
/// print their arguments.
package struct SharedSource: Sendable {
  /// By family of languages, type and name; `nil` where files disagree.
  private var constants: [String: String?] = [:]
  private var logObjects: [String: LogOrigin] = [:]
  private var wrappers: [Wrapper] = []

  package init(_ files: [(bytes: [UInt8], language: SourceLanguage)]) {
    for file in files {
      let reader = FileReader(SourceText(file.bytes, file.language), SharedSource())
      for (key, origin) in reader.sharedLogObjects() {
        let known = logObjects[key]
        logObjects[key] = known == nil || known == origin ? origin : LogOrigin()
      }
      for (key, text) in reader.sharedConstants() {
        if let known = constants[key] {
          constants[key] = .some(known == text ? text : nil)
        } else {
          constants[key] = text
        }
      }
    }
    var found: [Wrapper] = []
    for file in files {
      var reader = FileReader(SourceText(file.bytes, file.language), self)
      found += reader.sharedWrappers()
    }
    wrappers = found
  }

  /// Nothing: for a single file.
  init() {}

  func constant(_ name: String, of owner: String, in language: SourceLanguage) -> String? {
    constants[Self.key(name, of: owner, in: language)] ?? nil
  }

  /// The log of a log object of another file; `nil` if no file has one of that name.
  func logObject(_ name: String, of owner: String, in language: SourceLanguage) -> LogOrigin? {
    logObjects[Self.key(name, of: owner, in: language)]
  }

  /// The wrappers that code of a language can call.
  func wrappers(for language: SourceLanguage) -> [Wrapper] {
    wrappers.filter { Self.family($0.language) == Self.family(language) }
  }

  static func key(_ name: String, of owner: String, in language: SourceLanguage) -> String {
    "\(family(language)) \(owner).\(name)"
  }

  /// Languages whose code can name each other's constants and functions.
  private static func family(_ language: SourceLanguage) -> String { language.platform?.rawValue ?? "web" }
}
