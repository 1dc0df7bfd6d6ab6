import LogCheck
import LogCheckModel
import LogCheckReporting
import Testing

@Suite struct PrivacyTests {
  private static let token = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJub2JvZHkifQ.c2lnbmF0dXJl"

  private static func judge(_ detect: String, _ messages: [String], more: String = "in: all") throws -> Judgement {
    try OwnRules.judge("kind: privacy\n\(more)\ndetect: [\(detect)]", logLines: OwnRules.logLines(messages))
  }

  @Test(arguments: [
    ("jwt", "token \(token)"), ("jwt", "cut \(token.prefix(38))"), ("bearer", "Authorization: Bearer abc123.def~45"),
    ("bearer", "bearer=abcdefghijklmnopqrstuvwxyz"), ("email", "mail to jo.doe+x@mail.example.org now"),
    ("email", "\"to\":\"jö@example.org\""), ("phone", "call +44 20 7946 0958"), ("phone", "call (555) 010-9999."),
    ("phone", "call 555-010-9999"), ("phone", "tel:0305550100"), ("did", "did:ethr:0xabc123"),
    ("basic-auth", "Authorization: Basic dXNlcjpwYXNz"), ("basic-auth", "https://me:secret@example.org/x"),
    ("long-token", "key 4f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c"), ("long-token", "key sk_Ab3dEf6hIj9lMn2pQr5tUv8xYz1B_rest"),
    ("{ regex: '(?i)pin=\\d+' }", "PIN=1234"),
  ])
  func whatMustNotBeLoggedIsFound(_ detector: String, _ message: String) throws {
    for text in ["[X-ALPHA] Said \(message)", "[X-ALPHA] Heard \(message)"] {
      #expect(try Self.judge(detector, [text]).word == "fail", "\(text)")
    }
  }

  @Test(arguments: [
    ("jwt", "eyJ.x eyJrest a.b.c"), ("bearer", "the bearer authentication header is missing"),
    ("bearer", "Bearer <private>"), ("email", "icon@2x.png and @objc user@host"), ("email", "com.example.app@1"),
    ("phone", "2025-11-15T05:48:07.123+00:00 2025-11-15 05:48:07 +0100"), ("phone", "1731650400000 12:30:00+1030"),
    ("phone", "0x1a2b 10.0.0.1 555-01-9999 1.2.3"), ("did", "what it did: nothing"), ("did", "candid:x:abcd"),
    ("basic-auth", "Basic authentication is off"), ("basic-auth", "https://example.org/a:b@c"),
    ("long-token", "6F1B2C3D-4E5F-4A6B-8C7D-9E0F1A2B3C4D daily_notification_1731650400000_abcdef"),
    ("long-token", "scheduleDailyNotificationAtTimeWithCompletion"),
    ("long-token", "12345678901234567890123456789012345"),
    ("long-token", "/private/var/containers/Bundle/Application/App.app/DailyNotificationPlugin2"),
  ])
  func aValueThatOnlyResemblesASecretIsNotMasked(_ detector: String, _ message: String) throws {
    for text in ["[X-ALPHA] Said \(message)", "[X-ALPHA] Heard \(message)"] {
      #expect(try Self.judge(detector, [text]).word == "pass", "\(text)")
    }
  }

  @Test(arguments: [
    ("phone", "call 555-010-9999 now", "call 55…[12 bytes] now"), ("phone", "tel:0305550100", "te…[14 bytes]"),
    ("bearer", "Bearer abc123.def~45 sent", "Bearer ab…[13 bytes] sent"), ("email", "öäü@example.org", "öä…[18 bytes]"),
    ("basic-auth", "https://me:secret@example.org/x", "https://me…[9 bytes]@example.org/x"),
    ("{ regex: 'pin=(\\d)\\d+' }", "pin=1234", "pi…[8 bytes]"),
    ("{ regex: 'pin=(?<secret>\\d+)' }", "pin=1234 pin=5", "pin=…[4 bytes] pin=…[1 bytes]"),
    ("{ regex: 'x*' }", "none", "none"), ("email, did", "did:ethr:abc.def@example.org", "di…[28 bytes]"),
  ])
  func allOfItIsTakenOutOfTheLine(_ detector: String, _ message: String, _ shown: String) throws {
    let judgement = try OwnRules.judge(
      "kind: privacy\nin: all\ndetect: [\(detector)]", "kind: never\nevent: a.said",
      logLines: OwnRules.logLines(["[X-ALPHA] Said \(message)"]))
    for finding in judgement.failures {
      #expect(finding.evidence.map(\.message) == ["[X-ALPHA] Said \(shown)"])
    }
    #expect(!judgement.failures.isEmpty)
  }

  @Test func onlyLinesOfTheComponentsAreSearched() throws {
    let mail = "jo@example.org"
    #expect(
      try Self.judge("email", ["[X-BETA] Said \(mail)", "[X-ALPHA] Said hello"], more: "in: [ALPHA]").word == "pass")
    #expect(try Self.judge("email", ["[X-BETA] Said \(mail)"], more: "in: [ALPHA]").word == "notExercised")
    #expect(try Self.judge("email", ["[X-BETA] Said \(mail)"]).word == "fail")
    // Another program's line is not one of theirs, although the reader hands it on for its text.
    #expect(try Self.judge("email", ["Echo \"event\" \(mail)", "[X-ALPHA] Said hello"]).word == "pass")
    #expect(try Self.judge("email", ["Echo \"event\" \(mail)"]).word == "notExercised")
  }

  @Test func whatIsAllowedIsNoFind() throws {
    let allow = "in: all\nallow: ['@example\\.(org|com)$']"
    #expect(try Self.judge("email", ["[X-ALPHA] Said jo@example.org"], more: allow).word == "pass")
    #expect(try Self.judge("email", ["[X-ALPHA] Said jo@example.org and jo@example.net"], more: allow).word == "fail")
    #expect(try Self.judge("email", ["[X-ALPHA] Said jo@example.org.evil.net"], more: allow).word == "fail")
  }

  /// A line that cannot be searched to its end is not a pass.
  @Test func aPassNeedsThatEveryLineWasSearched() throws {
    #expect(try Self.judge("email", ["[X-ALPHA] Said \u{FFFD}"]).word == "malformed")
    let long = String(repeating: "word ", count: 14_000)
    #expect(try Self.judge("email", ["[X-ALPHA] Said \(long)"]).word == "truncated")
    #expect(try Self.judge("email", ["[X-ALPHA] Said \(long)", "[X-ALPHA] Said jo@example.org"]).word == "fail")
    let costly = String(repeating: "a", count: 40)
    #expect(try Self.judge("{ regex: '(a+)+$' }", ["[X-ALPHA] Said \(costly)b"]).word == "pattern")
    #expect(try Self.judge("{ regex: '\\d{9}' }", ["[X-ALPHA] Said \(costly)b"]).word == "pass")
    // Nor is one over a stretch with missing lines; a find counts.
    let rule = "kind: privacy\nin: all\ndetect: email"
    func holed(_ message: String) throws -> String {
      var logLines = OwnRules.logLines(["[X-ALPHA] Said one", "[X-ALPHA] Said \(message)"])
      logLines.insert("=== Messages dropped during live streaming (use --predicate to narrow the stream)", at: 1)
      return try OwnRules.judge(rule, logLines: logLines).word
    }
    #expect(try holed("two") == "gap")
    #expect(try holed("jo@example.org") == "fail")
  }

  /// A line of 64 KiB does not stop the tool's own patterns.
  @Test(arguments: ["a", "a1", "1", "@", "+1", "a.", "did:a:", "eyJ", "basic ", "(555) ", "x_", "Bearer a"])
  func theToolsOwnPatternsComeToAnEnd(_ part: String) throws {
    let all = "jwt, bearer, email, phone, did, basic-auth, long-token"
    let line = String(repeating: part, count: 60_000 / part.utf8.count)
    #expect(!(try Self.judge(all, ["[X-ALPHA] Heard \(line)"]).word.contains("pattern")))
  }

  /// Formats that show no text of a log.
  private static let withoutLines: Set<String> = ["lines", "ticket", "gitlab", "trace", "metrics", "openmetrics"]
  /// Formats that show the lines of the first failure of each rule.
  private static let withFirstLines: Set<String> = ["github"]

  /// In no report, whichever rule reports the line, and not among the lines that no event knows.
  @Test(arguments: ReportFormat.all.map(\.id))
  func noReportShowsTheSecret(_ format: String) throws {
    let judgement = try OwnRules.judge(
      "kind: privacy\nin: all\ndetect: [jwt, email, { regex: 'pin=\\d+' }]", "kind: never\nevent: [a.said, b.said]",
      logLines: OwnRules.logLines([
        "[X-ALPHA] Said \(Self.token) and pin=98765", "[X-ALPHA] Heard of someone@example.org",
        "[X-BETA] Said " + String(repeating: "y ", count: 165) + Self.token,
      ]))
    let report = judgement.report(try #require(ReportFormat.named(format)))
    // Two rules report the first line and the last one.
    #expect(judgement.failures.count == 6)
    let masked = ["ey…[\(Self.token.utf8.count) bytes]", "so…[19 bytes]"]
    let shown = Self.withoutLines.contains(format) ? 0 : Self.withFirstLines.contains(format) ? 1 : 2
    #expect(masked.filter(report.contains) == Array(masked.prefix(shown)))
    for secret in [Self.token, String(Self.token.prefix(12)), "98765", "someone", "example.org"] {
      #expect(!report.contains(secret), "\(secret)")
    }
  }
}
