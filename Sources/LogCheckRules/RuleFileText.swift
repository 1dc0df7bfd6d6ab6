/// A rule file as it was read: its path, for messages only, and its bytes.
package struct RuleFileText: Sendable {
  package var path: String
  package var bytes: [UInt8]
  /// True if the tests of its rules were left out: it is a built-in file, whose tests ran when the tool was built.
  package var lacksTests: Bool

  package init(path: String, bytes: [UInt8], lacksTests: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.lacksTests = lacksTests
  }
}
