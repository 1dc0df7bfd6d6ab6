/// Finds the statements of source files that write log lines.
///
/// Any bytes are read, whole or cut anywhere, in a time that grows with their number only. What a message is made of is
/// taken from the file itself: literals, interpolations, constants, texts put together from these, and functions that
/// only print their arguments.
package enum LogSource {
  /// The log statements of a file in their order.
  package static func statements(in bytes: [UInt8], language: SourceLanguage) -> [LogStatement] {
    var called: Set<String> = []
    return statements(in: bytes, language: language, following: [], called: &called)
  }

  /// The same with calls of functions of other files that only print; the identities of those that the file calls are
  /// added to `called`.
  package static func statements(
    in bytes: [UInt8], language: SourceLanguage, following wrappers: [Wrapper], called: inout Set<String>
  ) -> [LogStatement] {
    var file = FileReader(SourceText(bytes, language))
    return file.statements(following: wrappers, called: &called)
  }

  /// The functions of a file that only print their arguments and that other files may call.
  package static func wrappers(in bytes: [UInt8], language: SourceLanguage) -> [Wrapper] {
    var file = FileReader(SourceText(bytes, language))
    return file.sharedWrappers()
  }
}
