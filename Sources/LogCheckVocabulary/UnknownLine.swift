package import LogCheckModel

/// A line of the plugin that no event explains, as it is compared with the events.
package struct UnknownLine: Sendable {
  /// The message with its tag, without the header of its log, as UTF-8 that may hold any bytes.
  package var text: [UInt8]
  /// Index of the component that the line names, by its tag or its header; `nil` where it names none.
  package var component: Int?
  /// The level of its header; `nil` if the log has none.
  package var level: LogLevel?
  /// The platform on which the plugin ran, as far as it is known.
  package var platform: Platform?

  package init(text: [UInt8], component: Int?, level: LogLevel? = nil, platform: Platform? = nil) {
    self.text = text
    self.component = component
    self.level = level
    self.platform = platform
  }
}
