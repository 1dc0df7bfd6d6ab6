/// What must not stand in any line.
package struct PrivacyRule: Sendable {
  /// Indices of components; `nil` for all of them, and structured events of nobody.
  package var components: Set<Int>?
  package var detectors: [Detector]
  /// Patterns of what may stand there all the same.
  package var allowed: [String]

  package init(components: Set<Int>?, detectors: [Detector], allowed: [String]) {
    self.components = components
    self.detectors = detectors
    self.allowed = allowed
  }

  /// How something that must not be logged is found.
  package enum Detector: Hashable, Sendable {
    case known(SecretKind)
    /// A PCRE2 pattern of the rule's own.
    case pattern(String)
  }
}

/// Sorts of texts that the tool can tell by their form.
package enum SecretKind: String, Hashable, Sendable, CaseIterable {
  case jwt, bearer, email, phone, did
  case basicAuth = "basic-auth"
  case longToken = "long-token"
}
