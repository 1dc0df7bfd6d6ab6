package import LogCheckModel

/// A requirement on the plugin or on its checker, from the documents of the plugin; rules are written for it.
package struct Requirement: Sendable {
  /// The degree of obligation, in the words of RFC 2119.
  package enum Level: String, Sendable, CaseIterable { case must, should, may }

  package var id: String
  package var title = ""
  package var level: Level = .must
  /// 1 if every run should show it, 2 or 3 if it is of further use.
  package var tier: Int?
  /// The evidence that is missing, where no capture can show whether it is kept.
  package var notCheckable: String?
  /// Test suites that prove it, where it binds the checker and not the plugin.
  package var provedBy: [String] = []
  /// The reading taken where the sources disagree.
  package var reading: String?
  package var mark: SourceMark

  package init(id: String, mark: SourceMark) {
    self.id = id
    self.mark = mark
  }

  /// True if only a part of it is declared as not checkable.
  package var isPartlyCheckable: Bool { notCheckable?.hasPrefix("in part: ") ?? false }

  /// `REQ-` and three digits.
  static func isID(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count == 7 && bytes.starts(with: "REQ-".utf8)
      && bytes.dropFirst(4).allSatisfy(ASCII.isDigit)
  }
}
