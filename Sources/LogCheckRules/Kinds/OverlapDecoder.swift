import LogCheckModel

/// Reads a rule of the kind `overlap`.
struct OverlapDecoder {
  let reader: KindReader

  func decode() -> OverlapRule? {
    let begin = reader.selector("begin", isGuarded: true, reader.scope)
    let scope = reader.scope.with(begin)
    let end = reader.selector("end", scope)
    let longest = reader.duration("at_most", scope)
    guard let begin, let end else { return nil }
    return OverlapRule(begin: begin, end: end, longest: longest)
  }
}
