/// The part of the style of sums that reports of a run do not have: on a narrow screen a table scrolls, and ids break at their hyphens only.
enum MergedStyle {
  static let text: StaticString = """
    td code { overflow-wrap: break-word; }
    """

  /// SHA-256 of ``text`` in base 64, for the page's policy. A test makes it again with a program that is not ours.
  static let hash = "ajSLsjX8im7fvDAZVagZ85pYAmDlzwwo584PTOGZLKY="
}
