import Foundation
import LogCheckTestSupport
import Testing

/// A third-party program that reads one of the report formats.
struct ForeignReader: Sendable, CustomTestStringConvertible {
  let id: String
  /// The reports it reads.
  let formats: [String]
  /// The program: one that `.ci/validators.sh` puts below `.build/validators`, or one of the system.
  let program: String
  /// Programs of the system that it needs in addition.
  var needs: [String] = []
  /// Arguments before the files. `SCHEMAS/` and `SCRIPTS/` stand for the folders next to this file.
  let arguments: [String]
  /// True if it takes the extent of what it tries, and knows pages without a filter by an option before them.
  var isBrowser = false
  /// True if it prints, for each file, its name, how many results it holds and how many of them are bad, between tabs.
  var counts = false
  /// A report that it must not take: else it would not show that it looks.
  let broken: String

  var testDescription: String { id }

  private static let here = URL(filePath: #filePath, directoryHint: .notDirectory).deletingLastPathComponent()
  private static let installed = RepositoryPaths.root.appending(path: ".build/validators/bin")

  /// With `LOGCHECK_REQUIRE_VALIDATORS=1` in the environment a missing reader is a failure.
  static var areRequired: Bool { ProcessInfo.processInfo.environment["LOGCHECK_REQUIRE_VALIDATORS"] == "1" }

  private var executable: URL? { Self.executable(program) }

  private static func executable(_ program: String) -> URL? {
    // A Python of the system lacks the packages, and one whose packages are not all there is none either.
    if program == "python" {
      let list = installed.deletingLastPathComponent().appending(path: "installed.txt")
      guard FileManager.default.fileExists(atPath: list.path(percentEncoded: false)) else { return nil }
    }
    let system = ["/usr/local/bin", "/usr/bin", "/bin"].map { URL(filePath: $0) }
    let folders = program == "python" ? [installed] : [installed] + system
    return folders.map { $0.appending(path: program) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false))
    }
  }

  /// True if everything that it takes is there.
  var isInstalled: Bool { missing.isEmpty }

  /// Programs that are not there.
  var missing: [String] { ([program] + needs).filter { Self.executable($0) == nil } }

  /// Passes it the files, all at once.
  func read(_ files: [URL], plain: [URL] = [], extent: String = "--every") throws -> CommandRun {
    guard let executable, isInstalled else { throw Missing(program: missing.joined(separator: ", ")) }
    var words = arguments.map { argument in
      for folder in ["Schemas", "Scripts"] where argument.hasPrefix(folder.uppercased() + "/") {
        let name = String(argument.dropFirst(folder.count + 1))
        return Self.here.appending(path: folder).appending(path: name).path(percentEncoded: false)
      }
      return argument
    }
    // A script names the interpreter by the path at which it was installed, which may have moved.
    let python = Self.installed.appending(path: "python")
    let isScript = executable.deletingLastPathComponent() == Self.installed && program != "python"
    if isScript { words.insert(executable.path(percentEncoded: false), at: 0) }
    func paths(_ files: [URL]) -> [String] { files.map { $0.path(percentEncoded: false) } }
    words += isBrowser ? [extent] + paths(files) + ["--plain"] + paths(plain) : paths(files + plain)
    return try CommandRun(isScript ? python : executable, words)
  }

  struct Missing: Error, CustomStringConvertible {
    let program: String

    var description: String { "\(program) is missing; .ci/validators.sh installs it" }
  }
}
