/// A piece of a capture that holds JSON objects, as ``JSONObjectFramer`` cuts it.
package struct JSONPiece: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// One whole object. Its structure is sound; its strings, numbers and words are for the reader to check.
    case object
    /// One object that was longer than the limit: long strings are shortened and the rest is whole, or, where that was
    /// not enough, its end is missing.
    case cutObject
    /// An object that stops being JSON, or in which the capture ends: the bytes before that position.
    case brokenObject
    /// Expected text around entries: lines of brackets, preamble, loss markers, blank lines, and the members of an
    /// outer object other than its list of entries.
    case noise(NoiseKind)
    /// Text between objects that nothing explains.
    case notUnderstood
  }

  package var kind: Kind
  /// The physical line, from 1, on which the piece begins.
  package var line: Int
  /// The byte offset of the piece itself: many objects can be on one line.
  package var offset: Int
  /// The number of physical lines that this piece is the first to touch. The sum over all pieces is the number of
  /// lines.
  package var newLines: Int
  /// True if a wanted text is in the part of it that was not kept.
  package var hidesWanted: Bool

  package init(kind: Kind, line: Int, offset: Int, newLines: Int, hidesWanted: Bool = false) {
    self.kind = kind
    self.line = line
    self.offset = offset
    self.newLines = newLines
    self.hidesWanted = hidesWanted
  }
}
