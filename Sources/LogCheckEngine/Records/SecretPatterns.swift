import LogCheckModel
import LogCheckPattern
import LogCheckRules

extension SecretKind {
  /// The patterns of such texts. If a pattern has a group `secret`, only that must not be shown, otherwise all of it.
  ///
  /// Every quantifier is bounded or cannot be given back, so that a long line costs its length.
  package var patterns: [String] {
    switch self {
    case .jwt:
      [#"(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{6,}+\.[A-Za-z0-9_-]{6,}+(?:\.[A-Za-z0-9_-]*+)?"#]
    // An ordinary word after the keyword is not a token: a token has a digit, or is longer than words are.
    case .bearer:
      [
        #"(?i:(?<![a-z0-9])bearer)[ \t:=]{1,4}"#
          + #"(?<secret>(?=[A-Za-z._~+/=-]{0,200}[0-9])[A-Za-z0-9._~+/=-]{8,}+|[A-Za-z0-9._~+/=-]{24,}+)"#
      ]
    // `icon@2x.png` is a picture.
    case .email:
      [
        #"(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}+"#
          + #"@(?![1-4]x\.)(?:[\p{L}\p{N}-]{1,63}+\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}])"#
      ]
    case .phone:
      [
        #"(?<![\w.+:-])\+[1-9](?:[ .()-]{0,2}[0-9]){7,14}(?![0-9])"#,
        #"(?<![\w.+-])\([0-9]{3}\) ?[0-9]{3}[ .-][0-9]{4}(?![\w-])"#,
        #"(?<![\w.+:/-])[0-9]{3}([ .-])[0-9]{3}\g{-1}[0-9]{4}(?![\w:/-])"#,
        #"(?i:(?<![a-z])tel:)\+?[0-9][0-9().-]{5,19}"#,
      ]
    case .did: [#"(?<![A-Za-z0-9])did:[a-z0-9]{1,32}:[A-Za-z0-9._%:-]{4,}+"#]
    case .basicAuth:
      [
        #"(?i:(?<![a-z0-9])basic)[ \t:]{1,4}(?<secret>(?=[A-Za-z+/]{0,200}(?:[0-9=]|[a-z][A-Z]))[A-Za-z0-9+/]{8,}+={0,2})"#,
        #"://(?<secret>[^\s/:@]{0,128}:[^\s/@]{1,256})@"#,
      ]
    // Parts joined by hyphens and underscores are one token when one of them alone could be.
    case .longToken:
      [
        #"(?<![A-Za-z0-9_-])(?=(?:[A-Za-z0-9]{0,64}[_-]){0,8}(?=[A-Za-z]{0,64}[0-9])(?=[0-9]{0,64}[A-Za-z])[A-Za-z0-9]{20})"#
          + #"[A-Za-z0-9_-]{32,}+={0,2}"#
      ]
    }
  }

  /// True if a text of that shape may match the pattern: it has the parts that each match needs.
  package func mayOccur(in text: Span<UInt8>, _ shape: TextShape, pattern: Int) -> Bool {
    switch self {
    case .jwt: shape.has(0x4A) && text.holdsWord("eyj")
    case .bearer: shape.words.contains(.bea) && text.holdsWord("bearer")
    case .email: shape.has(0x40)
    case .phone where pattern == 3: shape.words.contains(.tel)
    case .phone where pattern == 0: shape.digits >= 8 && shape.has(0x2B)
    case .phone where pattern == 1: shape.digits >= 10 && shape.has(0x28)
    case .phone: shape.hasDigitGroups
    case .did: shape.words.contains(.did)
    // The long s (U+017F) is an s in whatever case, too.
    case .basicAuth where pattern == 0: shape.has(0xC5) || shape.words.contains(.bas) && text.holdsWord("basic")
    case .basicAuth: shape.has(0x40) && shape.words.contains(.scheme)
    case .longToken: shape.longestRun >= 32 && shape.longestPart >= 20
    }
  }

  /// The sort in a sentence.
  var words: String {
    switch self {
    case .jwt: "a JSON web token"
    case .bearer: "a bearer token"
    case .email: "an e-mail address"
    case .phone: "a phone number"
    case .did: "a decentralised identifier"
    case .basicAuth: "a user name with its password"
    case .longToken: "a long token"
    }
  }
}
