internal import CZlib

/// A defect of compressed bytes. Positions are byte offsets into the compressed capture.
package enum GzipProblem: Error, Hashable, CustomStringConvertible {
  case truncated(at: Int)
  case damaged(at: Int)
  /// Text that was never packed follows.
  case textAfter(at: Int)
  /// It unpacks to more than the limit lets through: so far to `size` bytes.
  case swells(at: Int, to: Int, UnpackLimit)

  /// The defect, and what was done with the bytes of a capture before it.
  package var description: String {
    switch self {
    case .truncated, .damaged: "\(defect); what could be unpacked was judged"
    case .textAfter: defect
    case .swells: "\(defect); what was unpacked was judged. --unpack-all reads it to its end"
    }
  }

  /// The defect of any file.
  package var defect: String {
    switch self {
    case .truncated(let position): "its gzip data ends too early, at byte \(position): the file was cut"
    case .damaged(let position): "its gzip data is damaged near byte \(position) (gzip -t tests it)"
    case .textAfter(let position):
      "after the end of its gzip data, from byte \(position) on, there is text that is not compressed and was not read; "
        + "unpack the first part and join both"
    case .swells(let position, let size, let limit):
      "it unpacks to more than \(limit.ratio) times its size, which no log does: \(size) bytes out of \(position) so far"
    }
  }
}

/// The size to which packed bytes may unpack before they are taken for an attack.
package struct UnpackLimit: Hashable, Sendable {
  /// Bytes that anything may unpack to.
  package var free: Int
  /// Beyond that, the number of bytes that one byte may unpack to.
  package var ratio: Int

  package init(free: Int, ratio: Int) {
    self.free = free
    self.ratio = ratio
  }

  /// 1 GiB, and 200 to one: gzip makes logs 5 to 50 times smaller, and nothing more than 1,032 times (RFC 1951's longest match).
  package static let standard = UnpackLimit(free: 1 << 30, ratio: 200)
}

/// Unpacks gzip as it comes, one member after the other, in pieces of a size that the caller bounds.
@safe
final class GzipInflater {
  private let stream: UnsafeMutablePointer<z_stream>
  private var input: [UInt8] = []
  private var position = 0
  private var state = State.inMember
  /// Bytes after the last member that are not gzip: left out. NUL bytes that fill the last block of a tape or disk do
  /// not count.
  private(set) var trailingBytes = 0
  /// The number of bytes of the capture that the members take; the bytes that are left out begin there.
  private(set) var consumed = 0

  /// The first of these bytes: an appended log is more than rubbish.
  private var trailingStart: [UInt8] = []
  /// NUL bytes after the last member since the last other byte.
  private var trailingNULs = 0

  private enum State { case inMember, betweenMembers, trailing, refused }

  private let bound: UnpackLimit?
  /// The number of unpacked bytes.
  private var produced = 0

  /// Without a limit everything is unpacked. Where exactly one is met depends on the pieces that are asked for.
  init(_ limit: UnpackLimit?) {
    bound = limit
    unsafe stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    _ = unsafe czlib_begin_gzip(stream)
  }

  deinit {
    _ = unsafe inflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// The last step filled its room: the library may hold more than it could put there.
  private var isFull = false

  /// True if bytes that were given are not all unpacked yet.
  var hasMore: Bool { state != .refused && (position < input.count || (isFull && state == .inMember)) }

  func give(_ bytes: Span<UInt8>) {
    if position == input.count {
      input.removeAll(keepingCapacity: true)
      position = 0
    }
    input.append(bytes: bytes)
  }

  /// Unpacks at most `limit` bytes and appends them to `output`.
  func inflate(into output: inout [UInt8], limit: Int) throws(GzipProblem) {
    if state == .betweenMembers, position < input.count { beginMember() }
    if state == .trailing { passTrailing() }
    guard hasMore, state == .inMember else { return }
    let start = output.count
    output.append(contentsOf: repeatElement(0, count: limit))
    var left = limit
    let (code, used) = unsafe input.withUnsafeMutableBufferPointer { source -> (Int32, Int) in
      unsafe output.withUnsafeMutableBufferPointer { target -> (Int32, Int) in
        let available = source.count - position
        unsafe stream.pointee.next_in = source.baseAddress.map { unsafe $0 + position }
        unsafe stream.pointee.avail_in = UInt32(clamping: available)
        unsafe stream.pointee.next_out = target.baseAddress.map { unsafe $0 + start }
        unsafe stream.pointee.avail_out = UInt32(clamping: limit)
        let code = unsafe CZlib.inflate(stream, Z_NO_FLUSH)
        left = unsafe Int(stream.pointee.avail_out)
        return (code, available - (unsafe Int(stream.pointee.avail_in)))
      }
    }
    output.removeLast(left)
    isFull = left == 0
    position += used
    consumed += used
    produced += limit - left
    if let bound, produced > bound.free, produced / bound.ratio > consumed {
      state = .refused
      throw .swells(at: consumed, to: produced, bound)
    }
    switch code {
    case Z_OK, Z_BUF_ERROR: break
    case Z_STREAM_END: state = .betweenMembers
    default: throw .damaged(at: consumed)
    }
  }

  /// Call at the end of the input.
  func finish() throws(GzipProblem) {
    if state == .inMember { throw .truncated(at: consumed) }
    if trailingStart.contains(0x0A), ByteEncoding.detect(trailingStart.span) == .utf8 {
      throw .textAfter(at: consumed)
    }
  }

  /// Another member follows if its magic does; other bytes after a whole member are not gzip's.
  private func beginMember() {
    guard input[position] == 0x1F else {
      state = .trailing
      return
    }
    _ = unsafe inflateReset(stream)
    state = .inMember
  }

  /// The NUL bytes at the end may still turn out to fill a block.
  private func passTrailing() {
    trailingStart += input[position...].prefix(512 - trailingStart.count)
    while position < input.count {
      trailingNULs += 1
      if input[position] != 0 {
        trailingBytes += trailingNULs
        trailingNULs = 0
      }
      position += 1
    }
  }
}
