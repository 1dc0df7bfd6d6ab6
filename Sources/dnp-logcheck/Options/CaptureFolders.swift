import ArgumentParser
import LogCheckReporting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The captures in folders that were named: every plain file below them, in the order of their paths. Hidden files and folders are left
/// out; links and what is no file are not followed, and a note counts them.
struct CaptureFolders {
  /// A file must match one of these patterns; empty for all files.
  let included: [String]
  let excluded: [String]

  /// The names with each folder replaced by the files in it.
  func expanding(_ names: [String]) throws -> [String] {
    var result: [String] = []
    for name in names {
      // The log system's own stores are folders, too; the reader says which command turns one into a capture.
      guard name != "-", !name.isEmpty, !name.hasSuffix(".logarchive"), !name.hasSuffix(".logarchive/"),
        Self.isFolder(name)
      else {
        result.append(name)
        continue
      }
      let (all, others) = try Self.files(below: name)
      // A capture that is not read must not make a run green silently.
      if !others.isEmpty {
        let first = CleanText.line(others[0])
        StandardStreams.complain(
          "dnp-logcheck: note: \(CleanText.path(name)) holds \(others.count) that are links or no plain files and are left out, such as "
            + "\(first); name them to have them judged")
      }
      let files = all.filter(takes)
      guard !files.isEmpty else {
        let patterns = included.isEmpty && excluded.isEmpty ? "" : " that --include and --exclude leave"
        throw ValidationError("\(CleanText.line(name)) holds no file\(patterns)")
      }
      result += files
    }
    return result
  }

  private func takes(_ path: String) -> Bool {
    (included.isEmpty || included.contains { ShellPattern.matches($0, path) })
      && !excluded.contains { ShellPattern.matches($0, path) }
  }

  private static func isFolder(_ path: String) -> Bool {
    // With a slash at its end a link is followed, too: it was named.
    kind(of: path + "/.") == .typeDirectory
  }

  /// `nil` if there is nothing, or if it cannot be inspected.
  private static func kind(of path: String) -> FileAttributeType? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    return attributes[.type] as? FileAttributeType
  }

  private static func files(below folder: String) throws -> (files: [String], others: [String]) {
    var files: [String] = []
    var others: [String] = []
    var folders = [folder]
    while let current = folders.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: current)
      } catch {
        throw ValidationError("\(CleanText.line(current)) cannot be read as a folder")
      }
      for name in names where !name.hasPrefix(".") {
        let path = current.hasSuffix("/") ? current + name : current + "/" + name
        switch kind(of: path) {
        // One input, which the reader refuses with the command that helps, and not the dozens of files in it.
        case .typeDirectory where name.hasSuffix(".logarchive"): files.append(path)
        case .typeDirectory: folders.append(path)
        case .typeRegular: files.append(path)
        default: others.append(path)
        }
      }
    }
    return (files.sorted(), others.sorted())
  }
}
