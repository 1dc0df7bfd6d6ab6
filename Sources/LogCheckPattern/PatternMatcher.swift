internal import CPCRE2

/// The bounds under which patterns run, so that no pattern can hold a line for long: what meets none of the others
/// ends by ``matchTime``.
package enum PatternLimits {
  package static let match: UInt32 = 20_000
  package static let depth: UInt32 = 2_000
  /// KiB.
  package static let heap: UInt32 = 16_384
  /// Bytes. Start and maximum are the same: a stack that never grows is safe in every release of the library.
  package static let stack = 262_144
  package static let nesting: UInt32 = 100
  package static let sourceBytes = 16_384
  package static let groups: UInt32 = 1000
  /// Processor time that one match may take before the guard stops it; see ``MatchTimer``.
  package static let matchTime = Duration.milliseconds(200)
}

/// The result of a match.
package enum PatternOutcome: Hashable, Sendable {
  case match
  case noMatch
  /// The pattern was stopped or could not run: not a "no".
  case fault(code: Int32)
}

/// Matches patterns, one at a time; each thread needs its own.
@safe
package final class PatternMatcher {
  private let data: OpaquePointer
  private let context: OpaquePointer
  private let stack: OpaquePointer?
  private let guardState: UnsafeMutablePointer<GuardState>
  /// Groups of the last match that have a position, including the whole match.
  private var reported = 0

  private struct GuardState {
    var calls = 0
    /// Each such call reads the clock.
    var step = 8
    var timer = MatchTimer()

    /// In a long text one start position alone may take very long, so that the clock is read between each two.
    init(bytes: Int = 0) {
      guard bytes > 1024 else { return }
      step = 1
      timer = MatchTimer(startedAt: ContinuousClock.now)
    }
  }

  package init() {
    guard let data = unsafe pcre2_match_data_create_8(PatternLimits.groups + 1, nil),
      let context = unsafe pcre2_match_context_create_8(nil)
    else { preconditionFailure("out of memory") }
    unsafe self.data = data
    unsafe self.context = context
    unsafe stack = pcre2_jit_stack_create_8(PatternLimits.stack, PatternLimits.stack, nil)
    unsafe guardState = UnsafeMutablePointer<GuardState>.allocate(capacity: 1)
    unsafe guardState.initialize(to: GuardState())
    unsafe pcre2_set_match_limit_8(context, PatternLimits.match)
    unsafe pcre2_set_depth_limit_8(context, PatternLimits.depth)
    unsafe pcre2_set_heap_limit_8(context, PatternLimits.heap)
    if let stack = unsafe stack { unsafe pcre2_jit_stack_assign_8(context, nil, UnsafeMutableRawPointer(stack)) }
    unsafe pcre2_set_callout_8(
      context,
      { _, state in
        // Reading the clock is expensive compared with a failed start position of a short text: every eighth call is
        // enough there.
        guard let state = unsafe state?.assumingMemoryBound(to: GuardState.self) else { return 0 }
        unsafe state.pointee.calls += 1
        guard unsafe state.pointee.calls % state.pointee.step == 0 else { return 0 }
        let isOver = unsafe state.pointee.timer.isOver(at: ContinuousClock.now, processorTime: MatchTimer.threadTime)
        return isOver ? Int32(PCRE2_ERROR_CALLOUT) : 0
      }, guardState)
  }

  deinit {
    unsafe pcre2_match_data_free_8(data)
    unsafe pcre2_match_context_free_8(context)
    if let stack = unsafe stack { unsafe pcre2_jit_stack_free_8(stack) }
    unsafe guardState.deinitialize(count: 1)
    unsafe guardState.deallocate()
  }

  /// Searches for `pattern` in `bytes` from `start` on. Captures are valid until the next call.
  package func match(_ pattern: Pattern, in bytes: Span<UInt8>, from start: Int = 0) -> PatternOutcome {
    guard start <= bytes.count else { return .noMatch }
    guard let ready = pattern.ready(for: bytes.count) else {
      reported = 0
      return .fault(code: PCRE2_ERROR_INTERNAL)
    }
    var result = unsafe run(ready.code, bytes, start)
    // What the interpreter was stopped in may end in time where it is no longer interpreted.
    if result < 0, result != PCRE2_ERROR_NOMATCH, !ready.isFast, let code = unsafe pattern.readyForAll?.code {
      result = unsafe run(code, bytes, start)
    }
    // Groups after the last one that took part are not written.
    reported = max(0, Int(result))
    if result == PCRE2_ERROR_NOMATCH { return .noMatch }
    return result < 0 ? .fault(code: result) : .match
  }

  private func run(_ code: OpaquePointer, _ bytes: Span<UInt8>, _ start: Int) -> Int32 {
    unsafe guardState.pointee = GuardState(bytes: bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { buffer -> Int32 in
      // PCRE2 refuses a null subject; an empty span may have no address.
      guard let base = buffer.baseAddress else {
        var empty: UInt8 = 0
        return unsafe pcre2_match_8(code, &empty, 0, 0, 0, data, context)
      }
      return unsafe pcre2_match_8(code, base, buffer.count, start, 0, data, context)
    }
  }

  /// The bytes that a group of the last match took, or `nil` when it took part in nothing.
  package func capture(_ group: Int) -> Range<Int>? {
    guard group >= 0, group < reported else { return nil }
    let vector = unsafe pcre2_get_ovector_pointer_8(data)
    guard let vector = unsafe vector else { return nil }
    let (start, end) = unsafe (vector[2 * group], vector[2 * group + 1])
    guard start != ~0, end != ~0, start <= end else { return nil }
    return Int(start)..<Int(end)
  }
}
