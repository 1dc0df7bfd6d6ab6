#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Patterns of file names, as the shell has them.
enum ShellPattern {
  /// True if a pattern with `*`, `?` and `[…]` matches the whole name or, where it holds no slash, the last part of it.
  static func matches(_ pattern: String, _ name: String) -> Bool {
    if unsafe fnmatch(pattern, name, 0) == 0 { return true }
    guard !pattern.contains("/"), let last = name.split(separator: "/").last else { return false }
    return unsafe fnmatch(pattern, String(last), 0) == 0
  }
}
