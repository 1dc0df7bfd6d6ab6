extension Record {
  /// The same to be kept: with a separate copy of its text that takes no more room than it needs. A reader's buffer has
  /// room for the longest record so far, and a copy that shares it keeps all of that.
  package func kept() -> Record {
    var copy = self
    var own: [UInt8] = []
    own.reserveCapacity(text.count)
    own.append(contentsOf: text)
    copy.text = own
    return copy
  }
}
