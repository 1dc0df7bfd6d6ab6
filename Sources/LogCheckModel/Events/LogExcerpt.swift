/// The beginning of a record, kept as evidence for people.
package struct LogExcerpt: Hashable, Sendable, CustomStringConvertible {
  package var text: LogText
  /// Bytes of the record that are not kept.
  package var omittedBytes: Int
  /// The range of the app's message in ``text``, with its tag before it; empty if it is not known.
  private var message: Range<Int>

  /// At most so many bytes are kept.
  package static let limit = 400

  package init() {
    text = LogText(bytes: [])
    omittedBytes = 0
    message = 0..<0
  }

  package init(_ line: String) {
    self.init()
    text = LogText(line)
  }

  package init(_ record: Record) {
    var end = min(record.text.count, Self.limit)
    // Not inside a character.
    while end > 0, end < record.text.count, record.text[end] & 0xC0 == 0x80 { end -= 1 }
    // A separate copy: sharing the record's buffer would keep its whole capacity, and make the reader allocate a new
    // one.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end)
    bytes.append(contentsOf: record.text[..<end])
    text = LogText(bytes: bytes)
    omittedBytes = record.text.count - end
    let hasTagBefore = !record.tag.isEmpty && record.tag.upperBound <= record.message.lowerBound
    let start = hasTagBefore ? record.tag.lowerBound : record.message.lowerBound
    message = (start..<max(start, record.message.upperBound)).clamped(to: 0..<end)
  }

  /// The same without texts that must not be shown: of each hidden range at most two characters remain, and its length.
  ///
  /// `hidden` are ranges inside the message, in order and without overlap.
  package init(_ record: Record, hiding hidden: [Range<Int>]) {
    guard !hidden.isEmpty else {
      self.init(record)
      return
    }
    var masked = record
    masked.text = Array(record.text[..<(hidden.first?.lowerBound ?? 0)])
    for (index, range) in hidden.enumerated() {
      masked.text += Self.mask(record.text[range])
      let next = index + 1 < hidden.count ? hidden[index + 1].lowerBound : record.text.count
      masked.text += record.text[range.upperBound..<max(range.upperBound, next)]
    }
    let end = masked.text.count - (record.text.count - record.message.upperBound)
    masked.message = record.message.lowerBound..<max(record.message.lowerBound, end)
    self.init(masked)
  }

  /// Two characters, if there are far more, and the number of bytes.
  private static func mask(_ secret: ArraySlice<UInt8>) -> [UInt8] {
    var end = secret.startIndex
    if secret.count >= 8 {
      for _ in 0..<2 {
        end += 1
        while end < secret.endIndex, secret[end] & 0xC0 == 0x80 { end += 1 }
      }
    }
    return Array(secret[..<end]) + Array("…[\(secret.count) bytes]".utf8)
  }

  package var description: String { text.description }

  /// The message of the app; `nil` if it is not separable from the text of the log system.
  package var messageText: String? {
    guard !message.isEmpty, message.count < text.bytes.count else { return nil }
    return String(decoding: text.bytes[message], as: UTF8.self)
  }
}
