package import LogCheckModel

/// Limits of an evidence file, stated in docs/inputs.md.
package enum SidecarLimits {
  /// Bytes of one file.
  package static let bytes = 67_108_864
  /// Values of one file: members, cells, items.
  package static let values = 1_000_000
  /// The number of bytes that are inspected to decide if it can be such a file.
  package static let sampleBytes = 65_536
}

/// Reads evidence files by their form. Rule files declare their meaning.
package enum SidecarReader {
  /// The encoding of a file.
  package enum Encoding: Hashable, Sendable {
    case json, propertyList, binaryPropertyList, exposition, csv
  }

  /// The encoding of a file and the names that identify it.
  package struct Sketch: Sendable {
    package var encoding: Encoding
    package var form: SidecarForm
    /// Members of the object, columns of the table rows, or names of the metrics; for an object that the sample cuts
    /// off, those seen so far.
    package var names: [LogText]
    /// True if the sample holds all of it.
    package var isWhole: Bool
  }

  /// Inspects the beginning of a file; returns `nil` if it has none of the forms, such as a log.
  package static func sketch(_ sample: [UInt8], isWhole: Bool) -> Sketch? {
    let start = contentStart(sample)
    guard start < sample.count else { return nil }
    let span = sample.span
    switch span[start] {
    case 0x7B: return JSONSidecar.sketchObject(span, at: start, isWhole: isWhole)
    case 0x5B: return JSONSidecar.sketchRows(span, at: start)
    case 0x3C: return PropertyListText.sketch(span, at: start, isWhole: isWhole)
    default: break
    }
    if span.has("bplist00", at: 0) {
      return Sketch(encoding: .binaryPropertyList, form: .object, names: [], isWhole: isWhole)
    }
    return ExpositionSidecar.sketch(span, at: start, isWhole: isWhole)
      ?? CSVSidecar.sketch(span, at: start, isWhole: isWhole)
  }

  /// Reads all of a file; throws if it is not what its beginning promised, and keeps the table rows that were read.
  package static func read(_ bytes: [UInt8], as encoding: Encoding, _ form: SidecarForm) throws(SidecarProblem)
    -> SidecarContents
  {
    let start = contentStart(bytes)
    let span = bytes.span
    var contents: SidecarContents
    switch (encoding, form) {
    case (.json, .object): contents = try JSONSidecar.readObject(span, at: start)
    case (.json, _): contents = try JSONSidecar.readRows(span, at: start)
    case (.propertyList, _): contents = try PropertyListText.read(span, at: start)
    case (.binaryPropertyList, _): contents = try PropertyListBinary.read(span)
    case (.exposition, _): contents = try ExpositionSidecar.read(span, at: start)
    case (.csv, _): contents = try CSVSidecar.read(span, at: start)
    }
    if contents.form == .object { contents.root = JSONSidecar.unpacked(contents.root) }
    var lines = LineCount()
    contents.lines = bytes.isEmpty ? 0 : lines.line(at: bytes.count - 1, in: span)
    return contents
  }

  /// The names of an object's members, and of the members of each of them that is an object; `nil` where it is no JSON object. No value is
  /// kept, so that a large file of another kind costs a look and no memory.
  package static func outline(_ bytes: [UInt8]) -> (own: [LogText], inner: [[LogText]])? {
    JSONSidecar.outline(bytes.span, at: contentStart(bytes))
  }

  /// The start of the content after a byte order mark and blanks.
  private static func contentStart(_ bytes: [UInt8]) -> Int {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return JSONScanner.skipWhitespace(in: bytes.span, from: mark)
  }
}

/// The reason why an evidence file cannot be read.
package struct SidecarProblem: Error, Hashable, CustomStringConvertible {
  package var line: Int
  package var reason: String

  package var description: String { "line \(line): \(reason)" }
}

/// Returns the lines of positions that are requested in rising order.
struct LineCount {
  private var position = 0
  private var line = 1

  mutating func line(at wanted: Int, in bytes: Span<UInt8>) -> Int {
    while position < min(wanted, bytes.count) {
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
    return line
  }
}
