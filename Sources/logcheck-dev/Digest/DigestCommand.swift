import ArgumentParser
import LogCheckRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Shows that a change changes no verdict and no report.
struct DigestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "digest",
    abstract: "Judge every sample, case and story, and print a line for each.",
    discussion: """
      A line has four columns with tabs between them: the capture, the exit code, and the beginnings of two SHA-256: of \
      the verdicts of all rules, and of the JSON report without the version of the tool.
      """)

  @Option(
    help: ArgumentHelp("Compare with this digest of another build and print only what differs.", valueName: "file"))
  var base: String?

  @Option(help: ArgumentHelp("Only captures whose whole name matches.", valueName: "regex"))
  var only: String?

  func run() async throws {
    // A base that cannot be read is reported before the captures are judged, not after.
    let base = try self.base.map(Self.lines)
    var captures = try DigestCapture.all()
    var expected = base ?? []
    if let only {
      let regex = try Regex(only)
      captures = try captures.filter { try regex.wholeMatch(in: $0.name) != nil }
      expected = try expected.filter { try regex.wholeMatch(in: $0.name) != nil }
    }
    guard !captures.isEmpty else { throw ValidationError("there is no capture of that name") }
    let lines = try await TwoThreads.map(captures, rules: .ofFolder(nil)) { try $0.judged(by: $1) }
    guard base != nil else {
      for line in lines { print(line.text) }
      return
    }
    let comparison = DigestComparison(base: expected, now: lines)
    print(comparison.text, terminator: "")
    print("\(lines.count) captures: \(comparison.summary)")
    if !comparison.isSame { throw ExitCode(1) }
  }

  /// The lines of a digest that another build wrote.
  static func lines(of path: String) throws -> [DigestLine] {
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    let lines = try text.split(separator: "\n").enumerated().map { index, text in
      guard let line = DigestLine(text) else {
        throw ValidationError("\(path):\(index + 1): not a line of a digest: name, exit code and two hashes, with tabs")
      }
      return line
    }
    guard !lines.isEmpty else { throw ValidationError("\(path) is empty; write it with `logcheck-dev digest`") }
    return lines
  }
}
