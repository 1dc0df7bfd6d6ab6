import LogCheckModel
import LogCheckRules

/// A name that the user gave, such as that of a file, as reports print it: without personal data and secrets.
package struct ShownName {
  private let scanner: TextScanner

  /// The kinds of secrets that a name may hold. A long token is as likely the number of a build.
  private static let kinds: [SecretKind] = [.jwt, .bearer, .basicAuth, .email, .phone, .did]

  package init() {
    var scanner = TextScanner()
    let body = PrivacyRule(components: nil, detectors: Self.kinds.map { .known($0) }, allowed: [])
    // Patterns of the tool's own: they compile, and most names need none of them.
    try? scanner.add(body, of: TextScanner.noComponent, isProven: true)
    self.scanner = scanner
  }

  package func text(of name: String) -> String {
    var record = Record()
    record.text = Array(name.utf8)
    record.message = 0..<record.text.count
    let findings = scanner.scan(record)
    return findings.hidden.isEmpty ? name : LogExcerpt(record, hiding: findings.hidden).description
  }
}
