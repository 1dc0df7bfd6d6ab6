internal import CPCRE2

/// The options for the compiler of patterns.
struct PatternRecipe: Sendable {
  var source: String
  var isCaseless: Bool
  var isAnchored: Bool
  var isGuarded: Bool
  var matchesLineEnds: Bool
}

/// A compiled PCRE2 pattern.
///
/// Compiled as UTF with invalid bytes tolerated, without case where asked, and `isFast` with the just-in-time compiler where the
/// processor has one. Immutable once made, so that threads may share it; matching needs a ``PatternMatcher`` each.
@safe
final class CompiledPattern: @unchecked Sendable {  // Sendable: PCRE2 only reads a compiled pattern while matching.
  let code: OpaquePointer
  /// Group numbers by name.
  let groups: [String: Int]
  let needs: PatternNeeds

  /// True if it was made for the just-in-time compiler.
  let isFast: Bool

  init(_ recipe: PatternRecipe, isFast: Bool) throws(PatternError) {
    let source = recipe.source
    guard source.utf8.count <= PatternLimits.sourceBytes else {
      throw PatternError(message: "the pattern is longer than \(PatternLimits.sourceBytes) bytes", offset: 0)
    }
    let prefix = recipe.isGuarded ? "(?C1)" : ""
    let full = Array((prefix + source).utf8)
    var options = UInt32(PCRE2_UTF) | UInt32(PCRE2_MATCH_INVALID_UTF) | UInt32(PCRE2_NEVER_BACKSLASH_C)
    if recipe.isCaseless { options |= UInt32(PCRE2_CASELESS) }
    if recipe.isAnchored { options |= UInt32(PCRE2_ANCHORED) }
    if recipe.matchesLineEnds { options |= UInt32(PCRE2_DOTALL) }
    var code: Int32 = 0
    var offset = 0
    let context = unsafe pcre2_compile_context_create_8(nil)
    defer { unsafe pcre2_compile_context_free_8(context) }
    unsafe pcre2_set_parens_nest_limit_8(context, PatternLimits.nesting)
    let compiled = unsafe full.withUnsafeBufferPointer { bytes in
      unsafe pcre2_compile_8(bytes.baseAddress, bytes.count, options, &code, &offset, context)
    }
    guard let compiled = unsafe compiled else {
      throw PatternError(
        message: PatternError.text(of: code), offset: max(0, min(source.utf8.count, offset - prefix.utf8.count)))
    }
    var count: UInt32 = 0
    unsafe pcre2_pattern_info_8(compiled, UInt32(PCRE2_INFO_CAPTURECOUNT), &count)
    guard count <= PatternLimits.groups else {
      unsafe pcre2_code_free_8(compiled)
      throw PatternError(message: "the pattern has more than \(PatternLimits.groups) groups", offset: 0)
    }
    unsafe self.code = compiled
    // Without a just-in-time compiler the interpreter runs under the same limits.
    self.isFast = isFast
    if isFast { unsafe pcre2_jit_compile_8(compiled, UInt32(PCRE2_JIT_COMPLETE)) }
    groups = unsafe Self.groupNames(compiled)
    needs = PatternNeeds(compiled)
  }

  deinit { unsafe pcre2_code_free_8(code) }

  private static func groupNames(_ code: OpaquePointer) -> [String: Int] {
    var count: UInt32 = 0
    var size: UInt32 = 0
    var table: UnsafePointer<UInt8>?
    unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_NAMECOUNT), &count)
    unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_NAMEENTRYSIZE), &size)
    unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_NAMETABLE), &table)
    guard let table = unsafe table else { return [:] }
    var groups: [String: Int] = [:]
    for index in 0..<Int(count) {
      let entry = unsafe table + index * Int(size)
      let number = unsafe Int(entry[0]) << 8 | Int(entry[1])
      let name = unsafe String(cString: UnsafeRawPointer(entry + 2).assumingMemoryBound(to: CChar.self))
      groups[name] = number
    }
    return groups
  }
}
