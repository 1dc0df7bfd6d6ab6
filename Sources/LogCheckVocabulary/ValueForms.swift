
extension ValueForms {
  /// The shape of a text whose bytes are all of one value; a single word is one.
  func wholeShape(of range: Range<Int>) -> ValueShape? {
    guard let first = range.first else { return nil }
    let inner = ValueForms(bytes: bytes, end: range.upperBound)
    if bytes[first] != 0x22, let (close, shape) = inner.value(at: first), close == range.upperBound { return shape }
    let isWord = range.allSatisfy { ASCII.isLetter(bytes[$0]) || bytes[$0] == 0x5F || bytes[$0] == 0x2D || bytes[$0] == 0x2E }
    return isWord ? .word : nil
  }
}
