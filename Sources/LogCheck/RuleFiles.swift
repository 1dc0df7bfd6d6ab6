import FoundationEssentials
import LogCheckIngest
import LogCheckRules

/// Why a rule path cannot be read.
struct FileTreeProblem: Error, CustomStringConvertible {
  let description: String
}

/// Finds and reads the rule files that a path names.
enum RuleFiles {
  private static let sizeLimit = 1_048_576

  /// One file, or every `.yml` and `.yaml` below a folder in order of path. Links are not followed out of the folder.
  static func read(_ path: [UInt8]) throws(FileTreeProblem) -> [RuleFileText] {
    let name = String(decoding: path, as: UTF8.self)
    var isFolder = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) else {
      throw FileTreeProblem(description: "\(name): there is no such rule file or folder")
    }
    guard isFolder else { return [try file(path, shown: name)] }
    var found: [String] = []
    try collect(name, depth: 0, into: &found)
    guard !found.isEmpty else {
      throw FileTreeProblem(description: "\(name): the folder holds no rule file (.yml)")
    }
    var files: [RuleFileText] = []
    for name in found.sorted() { files.append(try file(Array(name.utf8), shown: name)) }
    return files
  }

  private static func collect(_ folder: String, depth: Int, into found: inout [String]) throws(FileTreeProblem) {
    guard depth < 16 else { throw FileTreeProblem(description: "\(folder): folders lie too deep in each other") }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw FileTreeProblem(description: "\(folder): the folder cannot be read")
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder + "/" + name
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      switch attributes?[.type] as? FileAttributeType {
      case .typeDirectory: try collect(path, depth: depth + 1, into: &found)
      case .typeRegular where name.hasSuffix(".yml") || name.hasSuffix(".yaml"): found.append(path)
      default: break
      }
    }
  }

  private static func file(_ path: [UInt8], shown: String) throws(FileTreeProblem) -> RuleFileText {
    do {
      let source = try FileSource(path: path)
      guard source.isRegularFile else { throw FileProblem("it is no regular file") }
      return RuleFileText(path: shown, bytes: try source.readAll(limit: sizeLimit))
    } catch {
      throw FileTreeProblem(description: "\(shown): \(error)")
    }
  }
}
