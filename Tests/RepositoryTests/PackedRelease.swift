import Foundation
import LogCheckTestSupport

@testable import dnp_logcheck

/// An archive like that of a release below `releases` of a folder. Its program starts the one that was built.
struct PackedRelease {
  let sum: String
  /// The variables of the script that installs it.
  let variables: [String: String]

  static let installer = RepositoryPaths.root.appending(path: ".github/actions/dnp-logcheck/install.sh")

  /// The last part of an archive's name on this machine.
  static let platform: String = {
    #if os(macOS)
      "macos-universal"
    #elseif arch(arm64)
      "linux-aarch64"
    #else
      "linux-x86_64"
    #endif
  }()

  static let archive = "dnp-logcheck-\(Version.current)-\(platform).tar.gz"

  init(in folder: TemporaryFolder) throws {
    let program = BuiltProduct.dnpLogCheck.path(percentEncoded: false)
    try folder.write("#!/bin/sh\nexec '\(program)' \"$@\"\n", to: "packed/x/bin/dnp-logcheck")
    try folder.write("a manual page\n", to: "packed/x/share/man/man1/dnp-logcheck.1")
    try folder.write("", to: "releases/none")
    let run = try CommandRun.shell(
      """
      chmod 755 packed/x/bin/dnp-logcheck && tar -czf releases/\(Self.archive) -C packed x
      { sha256sum releases/\(Self.archive) 2>/dev/null || shasum -a 256 releases/\(Self.archive); } | cut -d ' ' -f 1
      """, in: folder.url)
    sum = run.outputText.trimmingCharacters(in: .whitespacesAndNewlines)
    variables = [
      "DNP_LOGCHECK_RELEASES": "file://" + folder.path("releases"), "DNP_LOGCHECK_SHA256": sum,
      "DNP_LOGCHECK_CACHE": folder.path("cache"),
    ]
  }
}
