import LogCheckModel

/// One way of writing a log line: a function or a method, and what its arguments are.
struct LogCall: Sendable {
  /// The call as people name it, with its receiver.
  let api: String
  let languages: Set<SourceLanguage>
  let level: LogLevel?
  let shape: Shape
  /// The receiver as it is written; `nil` for functions, and for methods of variables.
  let receiver: String?
  let method: String

  init(_ api: String, _ languages: Set<SourceLanguage>, _ level: LogLevel?, _ shape: Shape) {
    self.api = api
    self.languages = languages
    self.level = level
    self.shape = shape
    let parts = api.split(separator: ".")
    method = parts.last.map(String.init) ?? ""
    receiver = parts.count > 1 && shape != .logger ? parts.dropLast().last.map(String.init) : nil
  }

  /// The form of the arguments of a call.
  enum Shape: Hashable {
    /// Values printed one after another, with blanks between.
    case items
    /// The same with literals in quotation marks.
    case quotedItems
    /// A `printf` format and its values.
    case format
    /// Swift's `os_log`: log and type as labelled or first arguments, and a format or one interpolated text.
    case unified
    /// The macros of `os_log`: so many arguments, then a format and its values.
    case unifiedMacro(Int)
    /// A method of a variable of type `Logger`: one interpolated text.
    case logger
    /// Tag, text, and perhaps an error.
    case tagged
    /// The priority first.
    case prioritised
    /// Perhaps an error, then a format and its values.
    case timber
    /// Values with blanks between; the first may be a format.
    case console
    /// The same after a condition.
    case assertion
    /// Capacitor's own logger on Android: perhaps a tag, a text, and perhaps an error.
    case capacitor
  }
}
