/// A rule file as it was read: its path, for messages only, and its bytes.
package struct RuleFileText: Sendable {
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
