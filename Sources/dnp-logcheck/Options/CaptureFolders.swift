import ArgumentParser
import LogCheckIngest
import LogCheckReporting

/// The captures in folders that were named: every plain file below them, in the order of their paths. Hidden files and folders are left
/// out; links and what is no file are not followed, and a note counts them.
struct CaptureFolders {
  /// A file must match one of these patterns; empty for all files.
  let included: [String]
  let excluded: [String]

  /// A file that was named, or that lies below a folder that was.
  struct Named {
    /// As the system has it; it need not be UTF-8.
    let path: [UInt8]
    let name: String
    let isInFolder: Bool
  }

  /// The names with each folder replaced by the files in it.
  func expanding(_ names: [String]) throws -> [Named] {
    var result: [Named] = []
    for (name, path) in zip(names, RawArguments.bytes(names)) {
      // The log system's own stores are folders, too; the reader says which command turns one into a capture.
      guard name != "-", !name.isEmpty, !name.hasSuffix(".logarchive"), !name.hasSuffix(".logarchive/"),
        Self.isFolder(path)
      else {
        result.append(Named(path: path, name: name, isInFolder: false))
        continue
      }
      let (all, others) = try Self.files(below: path)
      // A capture that is not read must not make a run green silently.
      if !others.isEmpty {
        let first = CleanText.line(Self.text(others[0]))
        StandardStreams.complain(
          "dnp-logcheck: note: \(CleanText.path(name)) holds \(others.count) that are links or no plain files and are left out, such as "
            + "\(first); name them to have them judged")
      }
      let files = all.map { Named(path: $0, name: Self.text($0), isInFolder: true) }.filter { takes($0.name) }
      guard !files.isEmpty else {
        let patterns = included.isEmpty && excluded.isEmpty ? "" : " that --include and --exclude leave"
        StandardStreams.complain("dnp-logcheck: \(CleanText.path(name)) holds no file\(patterns)")
        throw ExitCode(2)
      }
      result += files
    }
    return result
  }

  private func takes(_ path: String) -> Bool {
    (included.isEmpty || included.contains { ShellPattern.matches($0, path) })
      && !excluded.contains { ShellPattern.matches($0, path) }
  }

  private static func text(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }

  private static func isFolder(_ path: [UInt8]) -> Bool {
    // A link that was named is followed.
    (try? FolderListing.kind(of: path, followingLinks: true)) == .folder
  }

  private static func files(below folder: [UInt8]) throws -> (files: [[UInt8]], others: [[UInt8]]) {
    var files: [[UInt8]] = []
    var others: [[UInt8]] = []
    var folders = [folder]
    while let current = folders.popLast() {
      let names: [[UInt8]]
      do {
        names = try FolderListing.names(in: current)
      } catch {
        StandardStreams.complain("dnp-logcheck: \(CleanText.path(text(current))) cannot be read as a folder: \(error)")
        throw ExitCode(2)
      }
      for name in names where name.first != UInt8(ascii: ".") {
        let path = current.last == UInt8(ascii: "/") ? current + name : current + [UInt8(ascii: "/")] + name
        switch try? FolderListing.kind(of: path, followingLinks: false) {
        // One input, which the reader refuses with the command that helps, and not the dozens of files in it.
        case .folder where name.suffix(11).elementsEqual(".logarchive".utf8): files.append(path)
        case .folder: folders.append(path)
        case .regular: files.append(path)
        default: others.append(path)
        }
      }
    }
    return (files.sorted { $0.lexicographicallyPrecedes($1) }, others.sorted { $0.lexicographicallyPrecedes($1) })
  }
}
