package import LogCheckModel

/// A text by which the lines of an event are recognised.
package struct EventText: Sendable {
  package var pattern: TextPattern
  package var versions: TextVersions

  package init(_ pattern: TextPattern, _ versions: TextVersions) {
    self.pattern = pattern
    self.versions = versions
  }
}

/// A further name of an event in structured events.
package struct EventName: Sendable {
  package var name: String
  package var versions: TextVersions

  package init(_ name: String, _ versions: TextVersions) {
    self.name = name
    self.versions = versions
  }
}

/// The versions of the plugin that print a text, and the line of the rule file that defines it.
///
/// The versions are for people: the plugin's version strings do not rise with time, so a text outside of them is recognised as well.
package struct TextVersions: Hashable, Sendable {
  /// The first version or branch that prints it; `nil` where that is not known.
  package var since: String?
  /// The last one.
  package var until: String?
  package var mark: SourceMark

  package init(since: String? = nil, until: String? = nil, mark: SourceMark) {
    self.since = since
    self.until = until
    self.mark = mark
  }

  /// Words after a text, such as ` (since 1.2.0, until 2.1.0)`; empty where no version is named.
  package var words: String {
    let parts = [since.map { "since \($0)" }, until.map { "until \($0)" }].compactMap(\.self)
    return parts.isEmpty ? "" : " (" + parts.joined(separator: ", ") + ")"
  }
}

extension TextPattern {
  /// The text as its rule file has it; a PCRE2 pattern between slashes.
  package var source: String {
    switch self {
    case .template(_, let source): source
    case .regex(let source): "/\(source)/"
    }
  }
}
