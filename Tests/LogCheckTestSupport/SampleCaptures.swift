package import Foundation
package import LogCheckSamples

/// The captures of SampleLogs, those that are kept as edits included.
package enum SampleCaptures {
  package static let failing = SampleFolder(RepositoryPaths.sampleLogs).failing()
  package static let scenarios = SampleFolder(RepositoryPaths.sampleLogs).scenarios()

  /// The captures that are kept as edits, written out below the folder of the build: rewritten by each run of the tests.
  package static let folder: URL = {
    let folder = RepositoryPaths.root.appending(path: ".build/samples-of-tests", directoryHint: .isDirectory)
    for sample in failing.samples.map(\.sample) + scenarios.samples.flatMap(\.faults).map(\.sample) {
      // A file that cannot be written is missed by the tests that read it.
      _ = try? sample.write(below: folder)
    }
    return folder
  }()

  /// The file of a capture, by its path below SampleLogs.
  package static func file(_ id: String) -> URL {
    let kept = RepositoryPaths.sampleLogs.appending(path: id)
    return FileManager.default.fileExists(atPath: kept.path(percentEncoded: false)) ? kept : folder.appending(path: id)
  }

  /// The captures whose names end in one of `extensions`, sorted by their paths below SampleLogs; of a folder in it, or all.
  package static func files(below part: String = "", extensions: Set<String>) -> [URL] {
    let root = RepositoryPaths.sampleLogs.appending(path: part, directoryHint: .isDirectory)
    let start = RepositoryPaths.sampleLogs.path(percentEncoded: false).count
    let kept = RepositoryPaths.files(below: root, extensions: extensions).map {
      String($0.path(percentEncoded: false).dropFirst(start))
    }
    let edited = (failing.samples.map(\.sample) + scenarios.samples.flatMap(\.faults).map(\.sample)).map(\.id)
    let ids = Set(
      kept
        + edited.filter { id in
          id.hasPrefix(part) && extensions.contains(String(id.split(separator: ".").last ?? ""))
        })
    return ids.sorted().map(file)
  }
}
