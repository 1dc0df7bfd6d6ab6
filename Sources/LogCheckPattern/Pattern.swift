internal import CPCRE2
import Synchronization

/// A PCRE2 pattern that is known to compile.
///
/// Threads may share it; matching needs a ``PatternMatcher`` each.
@safe
package final class Pattern: Sendable {
  private let recipe: PatternRecipe
  /// What is compiled at once: looking at it costs nothing.
  private let eager: CompiledPattern?
  /// What is compiled when it is first needed; kept until the end. Each match asks for it, so that a plain atomic load is all it
  /// may take.
  private let compiled = Atomic<Unmanaged<CompiledPattern>?>(nil)

  /// Compiles a pattern.
  ///
  /// `isGuarded` puts a callout in front, through which ``PatternMatcher`` stops a match that takes too long: wherever a match
  /// is tried, the first alternative begins with it. No group is put around the pattern, which a bracket or a comment of
  /// the pattern could break. Patterns made by the product itself are anchored and do without.
  ///
  /// Of one that is proven to compile (`isProven`), that waits until it is first matched: of many patterns a capture needs few.
  package init(
    _ source: String, isCaseless: Bool = true, isAnchored: Bool = false, isGuarded: Bool = true,
    matchesLineEnds: Bool = false, isProven: Bool = false
  ) throws(PatternError) {
    recipe = PatternRecipe(
      source: source, isCaseless: isCaseless, isAnchored: isAnchored, isGuarded: isGuarded,
      matchesLineEnds: matchesLineEnds)
    eager = isProven ? nil : try CompiledPattern(recipe)
  }

  /// What a text must hold for it to match; `nil` where it was wrongly said to compile.
  package var needs: PatternNeeds? { ready?.needs }

  /// Group numbers by name.
  package var groups: [String: Int] { ready?.groups ?? [:] }

  /// The pattern as it is matched; `nil` where it was wrongly said to compile. Of threads that need it first at the same time each
  /// may compile it, and all take what the first of them made.
  var ready: CompiledPattern? {
    if let eager { return eager }
    if let known = unsafe compiled.load(ordering: .acquiring) { return unsafe known.takeUnretainedValue() }
    guard let made = try? CompiledPattern(recipe) else { return nil }
    let kept = unsafe Unmanaged.passRetained(made)
    let (isFirst, first) = unsafe compiled.compareExchange(
      expected: nil, desired: kept, successOrdering: .acquiringAndReleasing, failureOrdering: .acquiring)
    guard !isFirst, let first = unsafe first else { return made }
    unsafe kept.release()
    return unsafe first.takeUnretainedValue()
  }

  deinit { unsafe compiled.load(ordering: .acquiring)?.release() }
}

/// What is wrong with a pattern.
package struct PatternError: Error, Hashable, CustomStringConvertible {
  package let message: String
  /// Byte offset into the pattern as given.
  package let offset: Int

  package var description: String { "\(message) (at byte \(offset))" }

  static func text(of code: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let length = unsafe buffer.withUnsafeMutableBufferPointer { bytes in
      unsafe pcre2_get_error_message_8(code, bytes.baseAddress, bytes.count)
    }
    return String(decoding: buffer[..<max(0, min(Int(length), buffer.count))], as: UTF8.self)
  }
}

/// The version of the PCRE2 library in use, as it prints itself.
package func patternLibraryVersion() -> String {
  var buffer = [UInt8](repeating: 0, count: 64)
  let length = unsafe buffer.withUnsafeMutableBufferPointer { bytes in
    unsafe pcre2_config_8(UInt32(PCRE2_CONFIG_VERSION), bytes.baseAddress)
  }
  return String(decoding: buffer[..<max(0, min(Int(length) - 1, buffer.count))], as: UTF8.self)
}
