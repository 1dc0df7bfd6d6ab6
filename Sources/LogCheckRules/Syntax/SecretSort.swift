package import LogCheckModel

/// A sort of texts that tell of persons or open doors: what `redact` replaces in a capture before it is given away.
package struct SecretSort: Sendable {
  package var id: String
  package var title: String
  /// How it is told by its form.
  package var detectors: [PrivacyRule.Detector]
  /// Names behind which it stands: `name=value`, `"name": "value"`.
  package var names: [String]
  /// Patterns of what may stay all the same.
  package var allowed: [String]
  /// Whether what was found once is replaced wherever it stands, also where nothing tells what it is.
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
