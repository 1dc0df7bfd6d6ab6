/// The style of the bars, for pages that have some: light and dark, on screens and on paper.
enum ConditionStyle {
  static let text: StaticString = """
    .conditions { --cause: #8a4b00; --fact: #57606a; --base: #eceff2; --lines: #ffffff; --bad: #b42318; list-style: none; margin: 6px 0;
      padding: 0; }
    @media screen and (prefers-color-scheme: dark) {
      .conditions { --cause: #f2c14e; --fact: #a3adb7; --base: #232a32; --lines: #0f1419; --bad: #ff8a80; } }
    .conditions li { margin: 10px 0 0; break-inside: avoid; } .conditions .what { overflow-wrap: anywhere; }
    .bars { display: block; width: 100%; height: 16px; margin-top: 2px; }
    .bars .base { fill: var(--base); } .bars .lines { stroke: var(--lines); stroke-width: 1; fill: none; }
    .bars .bar { fill: none; stroke: var(--fact); stroke-width: 1.6; stroke-dasharray: 4 2; }
    .bars .moment { fill: none; stroke: var(--fact); stroke-width: 2; stroke-dasharray: 3 2; }
    .bars .cause, .bars .trouble { stroke: var(--cause); stroke-dasharray: none; }
    .bars .bar.cause { fill: var(--cause); } .bars .moment.cause { stroke-width: 3; }
    .bars .trouble { fill: var(--bad); stroke: var(--bad); }
    .ends { display: flex; justify-content: space-between; font-size: 13px; margin: 2px 0; }
    """

  /// SHA-256 of ``text`` in base 64, for the page's policy. A test computes it again.
  static let hash = "xOB4wxSOFbM9Uz/QAj1CcFRFHsP+jhmXgNVxOMTc1HY="
}
