import LogCheck
import LogCheckModel

/// Something that a line of a capture says has happened.
public struct CaptureEvent: Sendable {
  /// The event's identifier, such as `fetch.bgtask.submitted`.
  public let name: String
  /// A short description of the event, for people.
  public let title: String
  /// ISO 8601; `nil` where the capture does not show it.
  public let time: String?
  /// Launch of the app in which it happened, from 0.
  public let session: Int
  /// The process that logged the line; `nil` where the capture does not show it.
  public let processID: Int32?
  /// The number of the line, from 1.
  public let line: Int
  /// The values of the line by their names. What a line lacks is not there.
  public let fields: [String: Value]
  /// The line, which may hold anything: escape it where it is shown.
  public let text: String

  /// A value of a line.
  public enum Value: Sendable, Hashable {
    case text(String)
    case integer(Int64)
    case number(Double)
    case boolean(Bool)
    /// ISO 8601.
    case instant(String)
    case duration(Duration)
    case list([String])
    /// JSON as the line has it.
    case object(String)
    /// The log system hid it, it was cut, or it is of another form than the event has.
    case unreadable
  }

  init(_ event: ReadEvent) {
    name = event.name
    title = event.title
    time = event.time
    session = event.session
    processID = event.processID
    line = event.line
    text = event.text
    fields = Dictionary(event.fields.map { ($0.name, Value($0.value, shown: $0.shown)) }) { first, _ in first }
  }
}

extension CaptureEvent.Value {
  init(_ value: FieldValue, shown: String?) {
    switch value {
    case .absent, .redacted, .malformed, .truncated: self = .unreadable
    case .text(let text): self = .text(text.description)
    case .integer(let integer): self = .integer(integer)
    case .number(let number): self = .number(number)
    case .boolean(let boolean): self = .boolean(boolean)
    case .instant: self = shown.map { .instant($0) } ?? .unreadable
    case .duration(let duration): self = .duration(.nanoseconds(duration.nanoseconds))
    case .list(let items): self = .list(items.map(\.description))
    case .object(let text): self = .object(text.description)
    }
  }
}
