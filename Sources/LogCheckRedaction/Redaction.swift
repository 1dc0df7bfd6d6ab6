package import LogCheckIngest
package import LogCheckModel
import LogCheckPattern
package import LogCheckRules

/// Rewrites captures with pseudonyms instead of personal data and secrets.
package struct Redaction {
  private let finder: SecretFinder
  private let key: [UInt8]
  private let unpackLimit: UnpackLimit?
  private var known = KnownSecrets()

  /// The sorts of what is replaced, in the order of the counts.
  package var sorts: [RedactedSort] { finder.sorts }
  /// Finds that are not searched for elsewhere, since there are too many.
  package var omitted: Int { known.omitted }

  /// `kept` are sorts and rules whose finds stay.
  package init(
    _ ruleSet: RuleSet, keeping kept: Set<String>, key: [UInt8], unpackLimit: UnpackLimit?
  ) throws(UnusableRules) {
    self.unpackLimit = unpackLimit
    do throws(PatternError) {
      finder = try SecretFinder(ruleSet, keeping: kept)
    } catch {
      throw UnusableRules(diagnostics: [
        Diagnostic(code: "E002", severity: .error, message: "redact: a pattern does not compile: \(error)")
      ])
    }
    self.key = key
  }

  /// Names of sorts and rules that can be kept.
  package static func names(in ruleSet: RuleSet) -> [String] { SecretFinder.names(in: ruleSet) }

  /// Reads a capture for texts that are replaced wherever they occur in any capture. All captures are read before the
  /// first is written.
  package mutating func learn(_ path: [UInt8], isStopped: () -> Bool) throws {
    try check(path, isStopped)
    var redactor = LineRedactor(finder, learning: known)
    known = KnownSecrets()
    var none: [UInt8] = []
    var text = try CaptureText(path: path, unpackLimit: unpackLimit)
    while let bytes = try text.next() {
      if isStopped() { throw Stopped() }
      try redactor.feed(bytes, into: &none)
    }
    try redactor.finish(into: &none)
    known = redactor.known
  }

  /// Unpacks a packed capture to its end first: that costs little, and to search all of one that swells costs minutes.
  private func check(_ path: [UInt8], _ isStopped: () -> Bool) throws {
    var text = try CaptureText(path: path, unpackLimit: unpackLimit)
    while try text.next() != nil, text.isConverted {
      if isStopped() { throw Stopped() }
    }
  }

  /// Ends the learning.
  package mutating func finishLearning() { known.finish() }

  /// Gives out a capture's bytes with pseudonyms in them, piece by piece.
  package func redact(
    _ path: [UInt8], isStopped: () -> Bool, write: ([UInt8]) throws -> Void
  ) throws -> (counts: RedactionCounts, isConverted: Bool) {
    var redactor = LineRedactor(finder, known, key: key)
    var output: [UInt8] = []
    var text = try CaptureText(path: path, unpackLimit: unpackLimit)
    while let bytes = try text.next() {
      if isStopped() { throw Stopped() }
      try redactor.feed(bytes, into: &output)
      try write(output)
      output.removeAll(keepingCapacity: true)
    }
    try redactor.finish(into: &output)
    try write(output)
    return (redactor.counts, text.isConverted)
  }

  /// A text of one line, such as a file's name, with pseudonyms in it.
  package func redacted(_ text: [UInt8]) -> [UInt8] {
    var redactor = LineRedactor(finder, known, key: key)
    var output: [UInt8] = []
    do throws(OverlongSecret) {
      try redactor.feed(text, into: &output)
      try redactor.finish(into: &output)
    } catch {
      return []
    }
    return output
  }

  /// A file's name with pseudonyms in it. Its known extensions stay, so that other programs still know what it is.
  package func redactedFileName(_ name: [UInt8]) -> [UInt8] {
    let end = FileExtension.start(in: name[...])
    let stem = Array(name[..<end])
    let redacted = redacted(stem)
    if redacted != stem { return redacted + name[end...] }
    // What has the form of a secret only together with its extension.
    return Array(self.redacted(name).prefix(end)) + name[end...]
  }

  /// The caller stopped it before all was done.
  package struct Stopped: Error {}
}
