/// The version of the tool; CHANGELOG.md names the same.
enum Version {
  static let current = "0.1.0"
}
