import Foundation
import LogCheckTestSupport
import Testing

@testable import dnp_logcheck

/// The script by which CI jobs install a release: it downloads from a server on this machine.
@Suite struct InstallScriptTests {
  private static let python = ["/usr/local/bin/python3", "/usr/bin/python3"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Starts a server of the releases, and stops it when the shell ends. `stop` stops it earlier; the signals that Foundation
  /// blocks in its child processes would not.
  private static let server = """
    : >server
    python3 -u -m http.server 0 --bind 127.0.0.1 --directory releases >server 2>&1 &
    stop() { if [[ -n $server ]]; then kill -KILL "$server"; wait "$server" || true; server=; fi 2>/dev/null; }
    server=$!
    trap stop EXIT
    for _ in {1..200}; do
      port=$(sed -n 's/.* port \\([0-9]*\\) .*/\\1/p' server)
      if [[ -n $port ]]; then break; fi
      sleep 0.05
    done
    export DNP_LOGCHECK_RELEASES=http://127.0.0.1:$port

    """
  private static let install = "ci/install-dnp-logcheck.sh tools\n"

  private func run(
    _ script: String, _ workplace: CIWorkplace, _ variables: [String: String] = [:]
  ) throws -> CommandRun {
    try workplace.run(Self.server + script, variables)
  }

  private func exists(_ name: String, in workplace: CIWorkplace) -> Bool {
    FileManager.default.fileExists(atPath: workplace.folder.path(name))
  }

  /// No program, no archive and no temporary file.
  private func leftNothing(_ workplace: CIWorkplace) throws -> Bool {
    let temporary = try FileManager.default.contentsOfDirectory(atPath: workplace.folder.path("temp"))
    return !exists("tools", in: workplace) && temporary == ["none"]
      && !exists("cache/\(PackedRelease.archive)", in: workplace)
  }

  @Test(.enabled(if: python != nil, "python3 is missing"))
  func installsADownloadAndLaterTheCachedArchive() throws {
    let workplace = try CIWorkplace(capture: "healthy/first-run.log")
    let run = try run(
      Self.install + "stop\nrm -r tools\n" + Self.install + "tools/bin/dnp-logcheck --version\n", workplace)
    #expect(run.exitCode == 0, "\(run.errorText)")
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.contains("(from http://127.0.0.1:") == true)
    #expect(lines.dropFirst().first?.contains("(from the cache)") == true)
    #expect(lines.last?.hasPrefix(Version.current) == true)
    #expect(exists("tools/share/man/man1/dnp-logcheck.1", in: workplace))
  }

  @Test(.enabled(if: python != nil, "python3 is missing"))
  func refusesAWrongSumAndLeavesNothing() throws {
    let workplace = try CIWorkplace(capture: "healthy/first-run.log")
    let run = try run(Self.install, workplace, ["DNP_LOGCHECK_SHA256": String(repeating: "0", count: 64)])
    #expect(run.exitCode == 1)
    #expect(run.errorText.contains("has another SHA-256 than 0000"))
    #expect(try leftNothing(workplace))
  }

  @Test(.enabled(if: python != nil, "python3 is missing"))
  func aMissingArchiveLeavesNothing() throws {
    let workplace = try CIWorkplace(capture: "healthy/first-run.log")
    let run = try run(Self.install, workplace, ["DNP_LOGCHECK_VERSION": "99.0"])
    #expect(run.exitCode == 1)
    #expect(run.errorText.contains("cannot download http://127.0.0.1:"))
    #expect(try leftNothing(workplace))
  }

  @Test(.enabled(if: python != nil, "python3 is missing"), arguments: [true, false])
  func aDamagedCacheIsNotInstalled(theServerAnswers: Bool) throws {
    let workplace = try CIWorkplace(capture: "healthy/first-run.log")
    try workplace.folder.write("not the archive", to: "cache/\(PackedRelease.archive)")
    let run = try run((theServerAnswers ? "" : "stop\n") + Self.install, workplace)
    #expect(run.exitCode == (theServerAnswers ? 0 : 1), "\(run.errorText)")
    #expect(exists("tools/bin/dnp-logcheck", in: workplace) == theServerAnswers)
    #expect(try theServerAnswers || leftNothing(workplace))
  }

  @Test(arguments: [
    ("DNP_LOGCHECK_VERSION", "../0.1.0", "is no version"), ("DNP_LOGCHECK_VERSION", "1.0 -o x", "is no version"),
    ("DNP_LOGCHECK_SHA256", "abc", "DNP_LOGCHECK_SHA256"), ("DNP_LOGCHECK_SHA256", "", "DNP_LOGCHECK_SHA256"),
    ("DNP_LOGCHECK_RELEASES", "", "DNP_LOGCHECK_RELEASES"),
  ])
  func namesTheVariableThatIsWrong(variable: String, value: String, message: String) throws {
    let workplace = try CIWorkplace(capture: "healthy/first-run.log")
    let run = try workplace.run(Self.install, [variable: value])
    #expect(run.exitCode == 1)
    #expect(run.errorText.contains(message))
    #expect(try leftNothing(workplace))
  }

  @Test func itsVersionIsTheOneOfTheTool() throws {
    let text = try String(contentsOf: PackedRelease.installer, encoding: .utf8)
    #expect(text.contains("\nversion=${DNP_LOGCHECK_VERSION:-\(Version.current)}\n"))
  }
}
