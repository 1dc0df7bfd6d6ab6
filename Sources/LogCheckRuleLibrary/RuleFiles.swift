import LogCheckIngest
import LogCheckRules

/// The reason why a rule path cannot be read.
struct FileTreeProblem: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path): \(reason)" }
}

/// Finds and reads the rule files that a path names.
enum RuleFiles {
  private static let sizeLimit = 1_048_576
  private static let endings = [".yml", ".yaml"].map { Array($0.utf8) }

  /// One file, or every `.yml` and `.yaml` below a folder in order of path. Anything else with such a name is refused,
  /// including links: rules that the user believes to be in force are not left out in silence.
  static func read(_ path: [UInt8]) throws(FileTreeProblem) -> [RuleFileText] {
    var room = Room()
    return try read(path, &room)
  }

  /// The limits that the rule files of a run may still use up.
  struct Room {
    fileprivate var files = RuleFileLimits.files
    fileprivate var bytes = RuleFileLimits.allBytes
    fileprivate(set) var isLeft = true
  }

  static func read(_ path: [UInt8], _ room: inout Room) throws(FileTreeProblem) -> [RuleFileText] {
    var files: [RuleFileText] = []
    for path in try paths(path) {
      let file = try Self.file(path)
      room.files -= 1
      room.bytes -= file.bytes.count
      room.isLeft = room.files >= 0 && room.bytes >= 0
      guard room.isLeft else {
        throw problem(
          path,
          "the rule files of a run may be \(RuleFileLimits.files) with \(RuleFileLimits.allBytes >> 20) MiB in all")
      }
      files.append(file)
    }
    return files
  }

  /// The files that ``read(_:)`` reads.
  static func paths(_ path: [UInt8]) throws(FileTreeProblem) -> [[UInt8]] {
    switch try kind(of: path, followingLinks: true) {
    case .regular, .other, .link: return [path]
    case .folder: break
    }
    var found: [[UInt8]] = []
    try collect(path, depth: 0, into: &found)
    guard !found.isEmpty else { throw problem(path, "the folder holds no rule file (.yml)") }
    return found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func collect(_ folder: [UInt8], depth: Int, into found: inout [[UInt8]]) throws(FileTreeProblem) {
    guard depth < 16 else { throw problem(folder, "folders lie too deep in each other") }
    let names: [[UInt8]]
    do throws(FileProblem) {
      names = try FolderListing.names(in: folder)
    } catch {
      throw problem(folder, "the folder cannot be read: \(error)")
    }
    for name in names where name.first != 0x2E {
      let path = folder + (folder.last == 0x2F ? [] : [0x2F]) + name
      let isNamedLikeRules = endings.contains { name.count > $0.count && name.suffix($0.count).elementsEqual($0) }
      switch try kind(of: path, followingLinks: false) {
      case .folder: try collect(path, depth: depth + 1, into: &found)
      case .regular: if isNamedLikeRules { found.append(path) }
      case .link:
        let leadsToFolder = (try? FolderListing.kind(of: path, followingLinks: true)) == .folder
        guard isNamedLikeRules || leadsToFolder else { continue }
        throw problem(
          path, "it is a link, and links in a folder of rules are not followed; name what it leads to with --rules")
      case .other: if isNamedLikeRules { throw problem(path, "it is no regular file") }
      }
    }
  }

  private static func kind(of path: [UInt8], followingLinks: Bool) throws(FileTreeProblem) -> FolderListing.Kind {
    do throws(FileProblem) {
      return try FolderListing.kind(of: path, followingLinks: followingLinks)
    } catch {
      throw problem(path, error == .missing ? "there is no such rule file or folder" : "\(error)")
    }
  }

  private static func file(_ path: [UInt8]) throws(FileTreeProblem) -> RuleFileText {
    do throws(FileProblem) {
      let source = try FileSource.regular(path: path)
      return RuleFileText(path: shown(path), bytes: try source.readAll(limit: sizeLimit))
    } catch {
      throw problem(path, "\(error)")
    }
  }

  private static func problem(_ path: [UInt8], _ words: String) -> FileTreeProblem {
    FileTreeProblem(path: shown(path), reason: words)
  }

  private static func shown(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }
}
