internal import CPCRE2
import Synchronization

/// A PCRE2 pattern that is known to compile.
///
/// Threads may share it; matching needs a ``PatternMatcher`` each.
package final class Pattern: Sendable {
  private let recipe: PatternRecipe
  /// As it is matched first: by PCRE2's interpreter.
  private let plain = KeptPattern()
  /// As it is matched once it is known to be used much: as code of the processor, which takes long to make.
  private let fast = KeptPattern()
  /// The number of matches by the interpreter.
  private let uses = Atomic<Int>(0)

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
    if !isProven { _ = plain.keep(try CompiledPattern(recipe, isFast: false)) }
  }

  /// The parts that a text needs for a match; `nil` if the pattern was wrongly expected to compile.
  package var needs: PatternNeeds? { any?.needs }

  /// Group numbers by name.
  package var groups: [String: Int] { any?.groups ?? [:] }

  /// The pattern as it is to be matched in a text of so many bytes; `nil` where it was wrongly said to compile.
  ///
  /// Making code for the processor pays after some dozen matches, and most patterns are matched once or twice in a short capture.
  /// The interpreter counts its steps in another way, so that a long text, in which it may come to a limit, is not for it.
  func ready(for bytes: Int) -> CompiledPattern? {
    if let known = fast.value { return known }
    let isForInterpreter = bytes <= 1024 && uses.add(1, ordering: .relaxed).oldValue < 32
    return isForInterpreter ? interpreted : readyForAll
  }

  /// The same where the interpreter did not come to an end.
  var readyForAll: CompiledPattern? {
    if let known = fast.value { return known }
    guard let made = try? CompiledPattern(recipe, isFast: true) else { return nil }
    return fast.keep(made)
  }

  private var interpreted: CompiledPattern? {
    if let known = plain.value { return known }
    guard let made = try? CompiledPattern(recipe, isFast: false) else { return nil }
    return plain.keep(made)
  }

  private var any: CompiledPattern? { fast.value ?? interpreted }
}

/// A defect of a pattern.
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
