import Synchronization

/// A compiled pattern that is made when it is first needed, and kept until the end.
///
/// Each match asks for it, so that one atomic load is all that it may take. Of threads that need it first at the same time each may
/// make one, and all take what the first of them kept.
@safe
struct KeptPattern: ~Copyable, Sendable {
  private let position = unsafe Atomic<Unmanaged<CompiledPattern>?>(nil)

  /// `nil` as long as none is kept.
  var value: CompiledPattern? { unsafe position.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// Keeps a pattern where none is kept yet, and gives the one that is.
  func keep(_ made: CompiledPattern) -> CompiledPattern {
    let kept = unsafe Unmanaged.passRetained(made)
    let (isFirst, first) = unsafe position.compareExchange(
      expected: nil, desired: kept, successOrdering: .acquiringAndReleasing, failureOrdering: .acquiring)
    guard !isFirst, let first = unsafe first else { return made }
    unsafe kept.release()
    return unsafe first.takeUnretainedValue()
  }

  deinit { unsafe position.load(ordering: .acquiring)?.release() }
}
