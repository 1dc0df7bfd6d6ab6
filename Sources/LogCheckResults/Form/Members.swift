import LogCheckModel

/// The members of a JSON object by their names. A member that is missing has the value that means nothing: 0, no text.
struct Members {
  private let container: KeyedDecodingContainer<Name>

  struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  init(_ decoder: any Decoder) throws { container = try decoder.container(keyedBy: Name.self) }

  /// A number of something.
  func count(_ name: String) throws -> Int {
    let count = try container.decodeIfPresent(Int.self, forKey: Name(stringValue: name)) ?? 0
    guard count >= 0 else { throw problem(name, "\(count) is negative") }
    guard count <= BoundedCount.limit else { throw problem(name, "\(count) is larger than any count of a fleet") }
    return count
  }

  /// A number that may be negative; `nil` if it is missing.
  func number(_ name: String) throws -> Int? {
    try container.decodeIfPresent(Int.self, forKey: Name(stringValue: name))
  }

  func flag(_ name: String) throws -> Bool {
    try container.decodeIfPresent(Bool.self, forKey: Name(stringValue: name)) ?? false
  }

  func text(_ name: String) throws -> String { try container.decode(String.self, forKey: Name(stringValue: name)) }

  func textIfPresent(_ name: String) throws -> String? {
    try container.decodeIfPresent(String.self, forKey: Name(stringValue: name))
  }

  /// A day as `2026-11-27`; `nil` if it is missing.
  func day(_ name: String) throws -> String? {
    guard let text = try textIfPresent(name) else { return nil }
    guard CivilDay(text) != nil else { throw problem(name, "`\(text)` is not a day like 2026-11-27") }
    return text
  }

  /// One of the names of a type.
  func choice<Choice: RawRepresentable<String>>(_ name: String, _ type: Choice.Type = Choice.self) throws -> Choice {
    let text = try text(name)
    guard let choice = Choice(rawValue: text) else { throw problem(name, "`\(text)` is unknown") }
    return choice
  }

  func choiceIfPresent<Choice: RawRepresentable<String>>(
    _ name: String, _ type: Choice.Type = Choice.self
  ) throws -> Choice? {
    try textIfPresent(name) == nil ? nil : choice(name, type)
  }

  func value<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) throws -> Value {
    try container.decode(type, forKey: Name(stringValue: name))
  }

  func valueIfPresent<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) throws -> Value? {
    try container.decodeIfPresent(type, forKey: Name(stringValue: name))
  }

  /// An error at a member.
  func problem(_ name: String, _ message: String) -> DecodingError {
    DecodingError.dataCorruptedError(forKey: Name(stringValue: name), in: container, debugDescription: message)
  }
}
