import LogCheckTestSupport
import Testing

/// The top level holds what its owner fixed, what tools look for there, and nothing that a command wrote by mistake.
@Suite struct TopLevelTests {
  private static let allowed: Set<String> = [
    "Package.swift", "Sources", "Tests", "Rules", "SampleLogs", "docs",
    "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile", "Benchmarks",
    ".ci", ".github", ".gitignore", ".editorconfig", ".shellcheckrc", ".swift-format",
  ]

  /// The tracked names; empty where this is no checkout, or git is missing.
  private static let tracked: [String] = {
    guard let run = try? CommandRun.shell("git ls-files | cut -d/ -f1 | sort -u"), run.exitCode == 0 else { return [] }
    return run.outputText.split(separator: "\n").map(String.init)
  }()

  @Test(.enabled(if: !tracked.isEmpty, "needs a checkout and git"))
  func holdsNothingElse() {
    #expect(Set(Self.tracked).subtracting(Self.allowed) == [])
  }
}
