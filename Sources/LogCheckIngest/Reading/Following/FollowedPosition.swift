/// Decides from inspections what happened to a name whose file is followed; does nothing itself.
///
/// The file that was opened is read until it is certainly finished: the name leads to another file that holds
/// something, and nothing has come for ``settleTime``, since the writer may not yet have switched to the other. A file
/// that became shorter, or whose bytes changed where some were read, was emptied and written again: what it held
/// between the last read and that is unknown.
package struct FollowedPosition: Sendable {
  /// The next thing to do.
  package enum Step: Hashable, Sendable {
    /// Nothing now.
    case wait
    /// The name leads to no file that could be followed; reported once each time.
    case missing
    /// The name of the file that is being read is gone; reported once each time. Reading continues.
    case vanished
    /// Open what the name leads to.
    case open
    /// Read on, from ``FollowedPosition/offset`` up to here.
    case read(upTo: Int)
    /// The open file was emptied and written again: it is to be read from its beginning.
    case restart
    /// The open file is over.
    case leave
  }

  /// The file that is open.
  package private(set) var mark: FileMark?
  /// Bytes of it that were read.
  package private(set) var offset = 0
  /// True if the open file is only read to its end, since newer ones are known to be there.
  private var isPassing = false
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var reportedMissing = false
  private var reportedVanished = false
  /// The time at which the name was first seen to lead elsewhere while nothing came.
  private var quietSince: Int?

  /// Bytes remembered of the beginning of a file, and as many of those that were read last.
  package static let memory = 1024
  /// The time for which a file that has lost its name must have been silent. Milliseconds.
  package static let settleTime = 2000

  package init() {}

  /// The bytes of the open file that an inspection must show: its beginning, and those before ``offset``.
  package var remembered: [Range<Int>] {
    [0..<head.count, offset - tail.count..<offset]
  }

  /// The bytes remembered, as ``FileSight/remembered`` must show them.
  package var memory: [UInt8] { head + tail }

  /// Decides by a look at what the name leads to and one at the open file, at a time in milliseconds of any clock that only goes forward.
  package mutating func poll(path: FileSight?, open: FileSight?, at time: Int) -> Step {
    let path = path?.isRegular == true ? path : nil
    guard let mark else {
      guard path == nil else {
        reportedMissing = false
        return .open
      }
      defer { reportedMissing = true }
      return reportedMissing ? .wait : .missing
    }
    guard let open else { return .leave }
    if open.size < offset || open.remembered != memory { return .restart }
    if open.size > offset {
      quietSince = nil
      return .read(upTo: open.size)
    }
    if isPassing { return .leave }
    guard let path else {
      quietSince = nil
      defer { reportedVanished = true }
      return reportedVanished ? .wait : .vanished
    }
    reportedVanished = false
    guard path.mark != mark, path.size > 0 else {
      quietSince = nil
      return .wait
    }
    let start = quietSince ?? time
    quietSince = start
    return time - start >= Self.settleTime ? .leave : .wait
  }

  /// A file was opened; `isPassing` when newer ones are known to follow it.
  package mutating func begin(_ mark: FileMark, isPassing: Bool = false) {
    self.mark = mark
    self.isPassing = isPassing
    restart()
  }

  /// The open file is read from its beginning.
  package mutating func restart() {
    offset = 0
    head = []
    tail = []
    quietSince = nil
    reportedVanished = false
  }

  /// The next bytes of the open file were read.
  package mutating func advance(over bytes: [UInt8]) {
    if head.count < Self.memory { head += bytes.prefix(Self.memory - head.count) }
    tail = bytes.count >= Self.memory ? Array(bytes.suffix(Self.memory)) : (tail + bytes).suffix(Self.memory)
    offset += bytes.count
  }

  /// Continues after bytes that are not read; `last` are the last of these.
  package mutating func skip(to position: Int, head first: [UInt8], last: [UInt8]) {
    head = first
    tail = last
    offset = position
  }

  /// The open file was closed.
  package mutating func leave() {
    mark = nil
    restart()
    isPassing = false
  }
}
