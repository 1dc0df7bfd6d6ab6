/// The properties of a language that the tokenizer needs.
struct LexicalForm {
  /// True if block comments nest.
  var nestsComments = false
  /// Longer openings first.
  var texts: [TextForm]
  /// True if `#"` and `##"` open strings.
  var hasHashedTexts = false
  /// True if lines that begin with `#` are for the preprocessor.
  var hasDirectives = false
  /// True if `/…/` may be a regular expression.
  var hasRegexLiterals = false
  /// Bytes that identifiers may hold in addition to letters, digits and `_`.
  var nameBytes: [UInt8] = []

  static func of(_ language: SourceLanguage) -> LexicalForm {
    switch language {
    case .swift: swift
    case .objectiveC: objectiveC
    case .kotlin: kotlin
    case .java: java
    case .typeScript, .javaScript: script
    }
  }

  private static let swift = LexicalForm(
    nestsComments: true,
    texts: [
      TextForm("\"\"\"", spansLines: true, slots: .parenthesis), TextForm("\"", slots: .parenthesis),
    ],
    hasHashedTexts: true, hasDirectives: true)
  private static let objectiveC = LexicalForm(
    texts: [TextForm("@\"", closing: "\""), TextForm("\""), TextForm("'")], hasDirectives: true)
  private static let kotlin = LexicalForm(
    nestsComments: true,
    texts: [
      TextForm("\"\"\"", spansLines: true, escapes: false, slots: .dollar), TextForm("\"", slots: .dollar),
      TextForm("'"),
    ])
  private static let java = LexicalForm(
    texts: [TextForm("\"\"\"", spansLines: true), TextForm("\""), TextForm("'")], nameBytes: [UInt8(ascii: "$")])
  private static let script = LexicalForm(
    texts: [TextForm("`", spansLines: true, slots: .dollarBrace), TextForm("\""), TextForm("'")],
    hasRegexLiterals: true, nameBytes: [UInt8(ascii: "$"), UInt8(ascii: "#")])
}

/// A form of string literals.
struct TextForm {
  enum Slots { case none, parenthesis, dollar, dollarBrace }

  var opening: [UInt8]
  var closing: [UInt8]
  var spansLines: Bool
  var escapes: Bool
  var slots: Slots

  init(_ opening: String, closing: String? = nil, spansLines: Bool = false, escapes: Bool = true, slots: Slots = .none)
  {
    self.opening = Array(opening.utf8)
    self.closing = Array((closing ?? opening).utf8)
    self.spansLines = spansLines
    self.escapes = escapes
    self.slots = slots
  }
}
