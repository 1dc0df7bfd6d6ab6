/// Source files that hold tests, by their names: no build of an app prints what they log.
package enum TestFiles {
  /// Whether a file is one, by its path below the folder that was named.
  package static func has(_ path: String) -> Bool {
    var parts = path.split(separator: "/")
    guard let file = parts.popLast() else { return false }
    return parts.contains(where: isFolder) || isFile(file)
  }

  private static let folders: Set<String> = ["test", "tests", "androidtest", "spec", "specs", "__tests__", "__mocks__"]

  /// `PluginTests` and `ui-tests`, and not `contests`.
  private static func isFolder(_ name: Substring) -> Bool {
    folders.contains(name.lowercased())
      || ["Tests", "-tests", "_tests", "-test", "_test"].contains { name.hasSuffix($0) }
  }

  private static func isFile(_ name: Substring) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return ["Test", "Tests", "Spec", ".test", ".spec", "_test"].contains { name[..<dot].hasSuffix($0) }
  }
}
