internal import CPCRE2

/// A compiled PCRE2 pattern.
///
/// Compiled as UTF with invalid bytes tolerated, without case where asked, and with the just-in-time compiler where the
/// processor has one. Immutable once made, so that threads may share it; matching needs a ``PatternMatcher`` each.
@safe
package final class Pattern: @unchecked Sendable {  // Sendable: PCRE2 only reads a compiled pattern while matching.
  let code: OpaquePointer
  /// Group numbers by name.
  package let groups: [String: Int]
  package let needs: PatternNeeds

  /// Compiles a pattern.
  ///
  /// `isGuarded` puts a callout in front, through which ``PatternMatcher`` stops a match that takes too long: wherever a match
  /// is tried, the first alternative begins with it. No group is put around the pattern, which a bracket or a comment of
  /// the pattern could break. Patterns made by the product itself are anchored and do without.
  package init(
    _ source: String, isCaseless: Bool = true, isAnchored: Bool = false, isGuarded: Bool = true,
    matchesLineEnds: Bool = false
  ) throws(PatternError) {
    guard source.utf8.count <= PatternLimits.sourceBytes else {
      throw PatternError(message: "the pattern is longer than \(PatternLimits.sourceBytes) bytes", offset: 0)
    }
    let prefix = isGuarded ? "(?C1)" : ""
    let full = Array((prefix + source).utf8)
    var options = UInt32(PCRE2_UTF) | UInt32(PCRE2_MATCH_INVALID_UTF) | UInt32(PCRE2_NEVER_BACKSLASH_C)
    if isCaseless { options |= UInt32(PCRE2_CASELESS) }
    if isAnchored { options |= UInt32(PCRE2_ANCHORED) }
    if matchesLineEnds { options |= UInt32(PCRE2_DOTALL) }
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
    unsafe pcre2_jit_compile_8(compiled, UInt32(PCRE2_JIT_COMPLETE))
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
