/// A call that may be one of a wrapper.
struct WrapperCall {
  var arguments: [Argument]
  var tokens: Range<Int>
  /// The names before the function, in their order.
  var receiver: [String]

  private static let itself: Set<String> = ["self", "Self", "this", "super", "Companion"]

  /// True if the receiver has the wrapper: in its own file an object itself or a type; in others its type by name.
  func mayMean(_ wrapper: Wrapper, isOwn: Bool) -> Bool {
    guard let last = receiver.last else { return isOwn || wrapper.owner.isEmpty }
    if isOwn, receiver.count == 1 {
      return Self.itself.contains(last) || last == wrapper.owner || (last.first?.isUppercase == true && last != "Math")
    }
    // `DebugLog.write(…)` and `DebugLog.shared.write(…)`.
    return !wrapper.owner.isEmpty && receiver.prefix(2).contains(wrapper.owner) && receiver.count <= 2
      || isOwn && Self.itself.contains(last)
  }
}
