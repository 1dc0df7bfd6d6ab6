#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The paths inside the folder of settings that were found, not named.
enum SettingsFolder {
  /// `name` as the settings have it; `path` and `folder` as the system finds them from here.
  static func holds(_ name: String, _ path: [UInt8], folder: [UInt8]) -> Bool {
    // What does not exist has no real path; its name may not lead out either.
    guard let root = real(folder), let found = real(path) else { return staysInside(name) }
    let inside = root.last == 0x2F ? root : root + [0x2F]
    return found == root || found.starts(with: inside)
  }

  private static func staysInside(_ name: String) -> Bool {
    guard !name.hasPrefix("/") else { return false }
    var depth = 0
    for part in name.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return false }
    }
    return true
  }

  /// The path without links, `.` and `..`.
  private static func real(_ path: [UInt8]) -> [UInt8]? {
    guard !path.contains(0), let found = unsafe realpath(cName(path), nil) else { return nil }
    defer { unsafe free(found) }
    var bytes: [UInt8] = []
    var next = unsafe found
    while unsafe next.pointee != 0 {
      unsafe bytes.append(UInt8(bitPattern: next.pointee))
      unsafe next += 1
    }
    return bytes
  }
}
