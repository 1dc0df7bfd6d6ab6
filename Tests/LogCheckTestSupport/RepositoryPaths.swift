package import Foundation

/// The paths of the repository that the tests were built from.
package enum RepositoryPaths {
  package static let root = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static let sampleLogs = root.appending(path: "SampleLogs", directoryHint: .isDirectory)

  package static let corpusCounts = root.appending(path: "Tests/corpus-counts", directoryHint: .isDirectory)

  /// Captures of real systems that are not part of the repository; `nil` where they are not at hand.
  package static let corpus: URL? = {
    let folder = root.deletingLastPathComponent().appending(path: "shared/corpus", directoryHint: .isDirectory)
    return FileManager.default.fileExists(atPath: folder.path()) ? folder : nil
  }()

  /// The regular files below a folder whose names end in one of `extensions`, sorted by path.
  package static func files(below folder: URL, extensions: Set<String>) -> [URL] {
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (walk?.allObjects ?? []).compactMap { $0 as? URL }
    return files.filter { extensions.contains($0.pathExtension) }.sorted { $0.path() < $1.path() }
  }
}
