import Foundation
import LogCheckTestSupport
import Testing

/// The files that `make install` puts next to the tool, made from the tool that was built with the tests.
@Suite struct InstallTests {
  private static let files = [
    "bin/dnp-logcheck", "share/bash-completion/completions/dnp-logcheck",
    "share/fish/vendor_completions.d/dnp-logcheck.fish", "share/man/man1/dnp-logcheck.1",
    "share/zsh/site-functions/_dnp-logcheck",
  ]
  private static let script = RepositoryPaths.root.appending(path: ".ci/install.sh").path(percentEncoded: false)
  private static let built = BuiltProduct.folder.path(percentEncoded: false)
  private static let makesManuals = FileManager.default.isExecutableFile(atPath: built + "/generate-manual")

  private func installed(in folder: URL) throws -> [String] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return try all.filter {
      try folder.appending(path: $0).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
    }.sorted()
  }

  @Test(.enabled(if: makesManuals, "`swift build --product generate-manual` makes what writes the manual page"))
  func installingAndUninstallingAreWhole() throws {
    let folder = try TemporaryFolder()
    let target = folder.path("a b")
    let install = try CommandRun(URL(filePath: Self.script), ["install", target, Self.built])
    #expect(install.exitCode == 0, "\(install.errorText)")
    #expect(try installed(in: folder.url) == Self.files.map { "a b/" + $0 })
    let manual = try String(contentsOfFile: target + "/share/man/man1/dnp-logcheck.1", encoding: .utf8)
    #expect(manual.contains(".Nm dnp-logcheck") && manual.contains("hyperlinks"))
    // What is not ours stays.
    try folder.write("x", to: "a b/bin/other")
    #expect(try CommandRun(URL(filePath: Self.script), ["uninstall", target]).exitCode == 0)
    #expect(try installed(in: folder.url) == ["a b/bin/other"])
  }

  @Test func installCopiesNothingWhereAFileIsMissing() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(URL(filePath: Self.script), ["install", folder.path("to"), folder.path("nowhere")])
    #expect(run.exitCode != 0)
    #expect(try installed(in: folder.url) == [])
  }

  /// The shells that are there read them; each asks the tool.
  @Test(arguments: [("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")])
  func completionsAreScriptsOfTheirShells(shell: String, check: String) throws {
    let made = try CommandRun(BuiltProduct.dnpLogCheck, ["--generate-completion-script", shell])
    #expect(made.exitCode == 0)
    #expect(made.outputText.contains("---complete \(shell) "))
    guard
      let program = ["/bin/", "/usr/bin/", "/usr/local/bin/"].map({ $0 + shell })
        .first(where: FileManager.default.isExecutableFile)
    else { return }
    let folder = try TemporaryFolder()
    try folder.write(made.output, to: "script")
    let read = try CommandRun(URL(filePath: program), [check, folder.path("script")])
    #expect(read.exitCode == 0, "\(read.errorText)")
  }
}
