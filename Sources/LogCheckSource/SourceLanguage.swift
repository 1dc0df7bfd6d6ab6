package import LogCheckModel

/// A language in which a plugin or its host app is written.
package enum SourceLanguage: String, Hashable, Sendable, CaseIterable {
  case swift, objectiveC = "objective-c", kotlin, java, typeScript = "typescript", javaScript = "javascript"

  /// The extensions of its files, in lower case.
  package var extensions: [String] {
    switch self {
    case .swift: ["swift"]
    case .objectiveC: ["m", "mm", "h"]
    case .kotlin: ["kt", "kts"]
    case .java: ["java"]
    case .typeScript: ["ts", "tsx"]
    case .javaScript: ["js", "jsx", "mjs"]
    }
  }

  /// The platform on which its code runs; `nil` for the languages of the web view, which run on both platforms.
  package var platform: Platform? {
    switch self {
    case .swift, .objectiveC: .ios
    case .kotlin, .java: .android
    case .typeScript, .javaScript: nil
    }
  }

  /// The language of a file by its name; `nil` where the extension is not one of a known language.
  package init?(fileName: String) {
    let name = fileName.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let language = Self.allCases.first(where: { $0.extensions.contains(ending) }) else { return nil }
    self = language
  }
}
