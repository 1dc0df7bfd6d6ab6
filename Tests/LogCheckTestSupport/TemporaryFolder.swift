package import Foundation

/// A folder of one test's own, gone when the test is over.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "logcheck-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it, as command lines take it.
  package func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Writes a file, and the folders it lies in.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> URL { try write(Array(text.utf8), to: name) }

  /// Writes a file, and the folders it lies in.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }
}
