import LogCheckIngest
import LogCheckModel

/// The limits that the user puts on the reading of captures; without these all is read.
package struct ReadingLimit: Sendable {
  /// Bytes of each capture, as they lie in the file.
  package var bytes: Int?
  private var time: Time?

  /// A time for all captures of a run. The clock is the caller's.
  private struct Time: Sendable {
    var text: String
    var start: @Sendable () -> @Sendable () -> Bool
    var isOver: @Sendable () -> Bool
  }

  package init() {}

  /// Ends reading after a time, as the user wrote it. `start` begins to measure it, and gives what says if it is over.
  package mutating func end(after text: String, _ start: @escaping @Sendable () -> @Sendable () -> Bool) {
    time = Time(text: text, start: start, isOver: start())
  }

  /// The same for another run, whose time begins now.
  package func begun() -> Self {
    var limit = self
    if let time { limit.time?.isOver = time.start() }
    return limit
  }

  /// The number of bytes that may still be read of a capture; throws where it may not be read on. Asked between reads.
  func room(after count: Int) throws(ReadingEnded) -> Int {
    if let time, time.isOver() { throw ReadingEnded(option: "--timeout \(time.text)", bytes: count) }
    guard let bytes else { return .max }
    guard count < bytes else { throw ReadingEnded(option: "--max-bytes \(bytes)", bytes: count) }
    return bytes - count
  }
}

/// A limit of the user ended the reading of a capture.
struct ReadingEnded: Error, CustomStringConvertible {
  /// The option with its value.
  var option: String
  /// Bytes of the capture that were read.
  var bytes: Int

  var description: String { "\(option) ended its reading at byte \(bytes); nothing after it was judged" }
}

/// A stream that gives nothing but NUL.
struct NULsWithoutEnd: Error, CustomStringConvertible {
  /// More of them in succession are given by no writer of a log; a file may begin with any number, which is its size.
  static let most = 16 << 20

  /// Bytes of the stream that were read.
  var bytes: Int

  var description: String {
    "its last \(Self.most) bytes are NUL, so that it was ended at byte \(bytes)"
  }
}
