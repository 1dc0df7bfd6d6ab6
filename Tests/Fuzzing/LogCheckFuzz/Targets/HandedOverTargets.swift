import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckRedaction
import LogCheckRuleLibrary
import LogCheckRules

/// Files that are given away, and files that come from others: redacted captures, and settings.
extension FuzzTarget {
  /// A line with a secret in it, put between lines of any bytes.
  static let redaction = FuzzTarget(
    "redaction", "as many bytes and lines as before, and nothing of a planted secret", executions: 300_000,
    preparing: {
      guard let library = try? RuleLibrary(paths: [], includesBuiltIn: true),
        let redaction = try? Redaction(
          library.ruleSet, keeping: [], key: Array("a key of the fuzzer".utf8), unpackLimit: .standard)
      else { return { _ in "the built-in rules cannot be used" } }
      return { input in planted(input, redaction) }
    })

  private static let secrets = [
    "xoxb-17653672481-198745234512-9HsQ2kPzT4vWbN8rLm3YdXcE", "AKIAZQ3DROJ5GEBPZQ7K", "nora.other@mail.example.net",
    "740f4707 bebcf74f 9b7c25d4 8e335894", "s3cr3tValue-0123456789", "ghp_16C7e42F292c6912E7710c838347Ae178B4a",
  ]

  private static func planted(_ input: [UInt8], _ redaction: Redaction) -> String? {
    var input = FuzzInput(input)
    let secret = secrets[input.number(below: secrets.count)]
    let lines = [
      "token: Optional(\"\(secret)\")", "{\"token\":\"\(secret)\",\"id\":7}", "deviceToken=<\(secret)>, id=7",
      "{\"body\":\"{\\\"secret\\\":\\\"\(secret)\\\"}\"}",
    ]
    let line = lines[input.number(below: lines.count)]
    let position = input.number(below: 256)
    let rest = input.rest
    // Between two lines, whatever is in them. A window of a very long line is another question.
    let ends = rest.indices.filter { rest[$0] == 0x0A }
    let start = ends.isEmpty ? 0 : ends[position % ends.count] + 1
    let text = Array(rest[..<start]) + Array("\(line)\n".utf8) + Array(rest[start...])
    let redacted = redaction.redacted(text)
    guard redacted.count == text.count else { return "\(text.count) bytes became \(redacted.count)" }
    guard redacted.count(where: { $0 == 0x0A }) == text.count(where: { $0 == 0x0A }) else { return "other lines" }
    let after = redacted[start..<start + line.utf8.count]
    for part in stride(from: 0, to: secret.utf8.count - 10, by: 1) {
      let piece = secret.utf8.dropFirst(part).prefix(11)
      if piece.contains(0x20) { continue }
      if after.indices.contains(where: { after[$0...].starts(with: piece) }) { return "a part of a secret is left" }
    }
    return nil
  }

  /// Settings of an untrusted folder.
  static let settings = FuzzTarget(
    "settings", "read, or refused with at most 101 problems that quote no other file and steer nothing",
    executions: 1_000_000
  ) { input in
    var input = FuzzInput(input)
    let isSettings = input.number(below: 2) == 0
    let secret = "hunter2-0123456789"
    let head = isSettings ? "schema: dnp-logcheck-config/1\n" : "password: \(secret)\n"
    let bytes = Array(head.utf8) + input.rest
    let (configuration, diagnostics) = Configuration.read(RuleFileText(path: ".dnp-logcheck.yml", bytes: bytes))
    guard configuration != nil || !diagnostics.isEmpty else { return "neither settings nor a problem" }
    guard diagnostics.count <= DiagnosticList.limit + 3 else { return "\(diagnostics.count) problems" }
    let saysSchema = String(decoding: bytes, as: UTF8.self).contains("schema")
    for diagnostic in diagnostics {
      let text = RuleLibrary.rendered(diagnostic)
      if !isSettings, !saysSchema, text.contains(secret) { return "a line of another file is quoted" }
      for logLine in text.split(separator: "\n") {
        let scalars = logLine.unicodeScalars.map(\.value)
        if let sign = SafeText.steeringSign(in: scalars) { return "U+\(String(sign, radix: 16)) is printed" }
        if SafeText.commands(scalars[...]) { return "a CI system would take a row for a command" }
      }
    }
    return nil
  }
}
