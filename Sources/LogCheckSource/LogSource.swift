/// Finds the statements of source files that write log lines.
///
/// Any bytes are read, whole or cut anywhere, in a time that grows with their number only. What a message is made of is
/// taken from the source itself: literals, interpolations, constants, texts put together from these, and functions that
/// only print their arguments.
package enum LogSource {
  /// The log statements of a file in their order, from that file alone.
  package static func statements(in bytes: [UInt8], language: SourceLanguage) -> [LogStatement] {
    var called: Set<String> = []
    return statements(in: bytes, language: language, with: SharedSource(), called: &called)
  }

  /// The same with what other files give. The ``LogStatement/wrapper`` of functions of other files that only print, and
  /// that this file calls, are added to `called`.
  package static func statements(
    in bytes: [UInt8], language: SourceLanguage, with shared: SharedSource, called: inout Set<String>
  ) -> [LogStatement] {
    var file = FileReader(SourceText(bytes, language), shared)
    return file.statements(called: &called)
  }
}
