import LogCheckModel

/// The storage for the bytes of a journal.
package protocol JournalStore: AnyObject {
  /// The bytes from an offset on, at most so many; none at the end.
  func bytes(from position: Int, limit: Int) -> [UInt8]
  /// Appends bytes; `false` if not all could be kept.
  func append(_ bytes: [UInt8]) -> Bool
  /// Removes everything from an offset on; `false` if that failed.
  func cut(to length: Int) -> Bool
}

/// Something that must be the same for a journal to be continued, such as an option.
package struct JournalFact: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// The reason why a journal is not continued. It is left as it is.
package enum JournalRefusal: Error, Hashable, CustomStringConvertible {
  case foreign
  case otherForm(String)
  case changed(String, was: String, is: String)
  case damaged(at: Int)

  package var description: String {
    switch self {
    case .foreign: "it is no state of dnp-logcheck; name another file"
    case .otherForm(let form):
      "it is a state of another version of dnp-logcheck (form \(form)); remove it to begin again"
    case .changed(let name, let was, let now):
      "\(name) changed: it was \(was.isEmpty ? "not given" : was), now it is \(now.isEmpty ? "not given" : now). "
        + "Go on as before, or remove the file to begin again"
    case .damaged(let position): "it is damaged at byte \(position); remove it to begin again"
    }
  }
}

/// The steps of following and the number of findings reported so far, written as they come, so that a later run can
/// continue: judging the same steps again gives the same verdicts.
///
/// Each entry has its length and a checksum. A process that dies leaves whole entries and perhaps a part of one after
/// them, which is dropped: its content is read from the followed files again.
package final class FollowJournal {
  /// The number of findings that an earlier run reported.
  private(set) var reported = 0
  /// True if there was something to go on from.
  package private(set) var isContinued = false
  /// Bytes of an entry that was not whole, at the end.
  package private(set) var droppedBytes = 0
  /// The reason why nothing more is written.
  package private(set) var failure: Failure?

  package enum Failure: Hashable, Sendable {
    case notWritten
    /// It has grown to so many bytes.
    case full(Int)
  }

  private let store: any JournalStore
  private let limit: Int
  private var length = 0
  private var firstStep = 0

  private static let magic = "dnp-logcheck state "
  private static let form = "6"
  private static var head: [UInt8] { Array("\(magic)\(form)\n".utf8) }
  /// Bytes up to which a journal grows; reading it again takes some seconds then.
  package static let limit = 1 << 30

  /// Begins a journal in an empty store, or continues the one in it, if all facts are the same.
  package init(_ store: any JournalStore, _ facts: [JournalFact], limit: Int = limit) throws(JournalRefusal) {
    self.store = store
    self.limit = limit
    if store.bytes(from: 0, limit: 1).isEmpty {
      begin(facts)
    } else {
      try check(facts)
    }
  }

  /// The first bytes of a journal with these facts.
  package static func beginning(_ facts: [JournalFact]) -> [UInt8] {
    var writer = JournalWriter()
    writer.add(facts) { writer, fact in
      writer.add(fact.name)
      writer.add(fact.value)
    }
    return head + frame(writer.bytes)
  }

  private func begin(_ facts: [JournalFact]) {
    let bytes = Self.beginning(facts)
    if !store.append(bytes) { failure = .notWritten }
    length = bytes.count
    firstStep = length
  }

  private func check(_ facts: [JournalFact]) throws(JournalRefusal) {
    let start = store.bytes(from: 0, limit: Self.head.count + 8)
    guard start.starts(with: Self.magic.utf8) else { throw .foreign }
    guard start.starts(with: Self.head) else {
      let form = start.dropFirst(Self.magic.utf8.count).prefix { $0 != 0x0A }
      throw .otherForm(String(decoding: form, as: UTF8.self))
    }
    var cursor = JournalCursor(store, from: Self.head.count)
    guard case .entry(let bytes) = cursor.next() else { throw .damaged(at: Self.head.count) }
    try compare(facts, bytes)
    firstStep = cursor.position
    length = cursor.position
    defer { isContinued = length > firstStep }
    var sum = 0
    while true {
      switch cursor.next() {
      case .entry(let bytes):
        guard let entry = try? JournalEntry(bytes) else { throw .damaged(at: length) }
        if case .reported(let count) = entry { reported = count }
        if case .step(_, .end(_, let end)) = entry { sum += end.sum }
        // No files hold that.
        guard sum <= 1 << 60 else { throw .damaged(at: length) }
        length = cursor.position
      case .end: return
      case .torn(let bytes):
        droppedBytes = bytes
        if !store.cut(to: length) { failure = .notWritten }
        return
      case .damaged: throw .damaged(at: length)
      }
    }
  }

  private func compare(_ facts: [JournalFact], _ bytes: [UInt8]) throws(JournalRefusal) {
    var reader = JournalReader(bytes)
    let found = try? reader.list { (reader) throws(DamagedJournal) in
      JournalFact(try reader.string(), try reader.string())
    }
    guard let found else { throw .damaged(at: Self.head.count) }
    let before = Dictionary(found.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    let now = Dictionary(facts.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    for name in facts.map(\.name) + found.map(\.name) where before[name, default: ""] != now[name, default: ""] {
      throw .changed(name, was: before[name, default: ""], is: now[name, default: ""])
    }
  }

  /// Hands over the entries of earlier runs, until it is stopped.
  func replay(isStopped: () -> Bool, _ take: (JournalEntry) -> Void) {
    var cursor = JournalCursor(store, from: firstStep)
    while cursor.position < length, !isStopped(), case .entry(let bytes) = cursor.next(),
      let entry = try? JournalEntry(bytes)
    {
      take(entry)
    }
  }

  /// Writes an entry down. Where that fails nothing more is written: what is there can be continued from.
  func add(_ entry: JournalEntry) {
    guard failure == nil else { return }
    let bytes = Self.frame(entry.bytes)
    guard length + bytes.count <= limit else {
      failure = .full(limit)
      return
    }
    if store.append(bytes) { length += bytes.count } else { failure = .notWritten }
  }

  /// An entry with its header, whatever its content is.
  package static func frame(_ bytes: [UInt8]) -> [UInt8] {
    let head = JournalCursor.head(UInt64(bytes.count), FNVHash.of(bytes))
    return head + JournalCursor.bytes(FNVHash.of(head)) + bytes
  }
}
