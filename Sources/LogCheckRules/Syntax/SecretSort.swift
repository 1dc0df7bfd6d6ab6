package import LogCheckModel

/// A sort of personal data or secrets: `redact` replaces it in a capture before it is given away.
package struct SecretSort: Sendable {
  package var id: String
  package var title: String
  /// The forms by which it is recognised.
  package var detectors: [PrivacyRule.Detector]
  /// Names that it follows: `name=value`, `"name": "value"`.
  package var names: [String]
  /// Patterns of texts that are not replaced.
  package var allowed: [String]
  /// True if a text that was found once is replaced wherever it occurs, also without context.
  package var isEverywhere: Bool
  package var mark: SourceMark

  package init(
    id: String, title: String, detectors: [PrivacyRule.Detector] = [], names: [String] = [], allowed: [String] = [],
    isEverywhere: Bool = false, mark: SourceMark
  ) {
    self.id = id
    self.title = title
    self.detectors = detectors
    self.names = names
    self.allowed = allowed
    self.isEverywhere = isEverywhere
    self.mark = mark
  }
}
