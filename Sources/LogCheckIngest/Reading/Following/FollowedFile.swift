/// Follows the file of a name, whatever happens to it: inspects, opens, reads, and reports what happens.
/// ``FollowedPosition`` decides what to do.
package final class FollowedFile {
  /// The result of one step.
  package enum Happening: Sendable {
    case nothing
    /// There is no regular file of the name.
    case missing
    /// The name of the file that is being read is gone.
    case vanished
    /// A file begins.
    case began(Beginning)
    case bytes([UInt8])
    /// So many NUL bytes at the beginning were skipped: a writer that does not append leaves a gap where the file was
    /// emptied.
    case gap(Int)
    /// The file is over; another one begins next.
    case ended
    /// The file exists and cannot be opened; reported once each time.
    case problem(FileProblem)
  }

  /// The relation of a file to the one that was read before.
  package struct Beginning: Hashable, Sendable {
    package enum Kind: UInt8, Hashable, Sendable {
      case first
      /// The previous file was renamed, and this one came after it.
      case rotated
      /// The previous file was emptied and is written again.
      case emptied
      /// The one before has no name any more.
      case replaced
    }
    package var kind: Kind
    /// True if lines may be missing before it.
    package var isLoss = false
    package var mark: FileMark

    package init(kind: Kind, isLoss: Bool = false, mark: FileMark) {
      self.kind = kind
      self.isLoss = isLoss
      self.mark = mark
    }
  }

  private let path: [UInt8]
  private let folder: [UInt8]
  private let name: [UInt8]
  private var position = FollowedPosition()
  private var open: OpenFile?
  /// Files to be read before the one that the name leads to.
  private var queue: [[UInt8]] = []
  /// True if the open one is out of ``queue``.
  private var isPassing = false
  /// The kind of the next file.
  private var next = Beginning.Kind.first
  private var nextIsLoss = false
  /// The file that the name led to when the one before was left.
  private var expected: FileMark?
  private var wasEmptied: FileMark?
  private var reportedProblem: FileProblem?

  /// A class holds what cannot be copied.
  private final class OpenFile {
    let source: FileSource

    init(_ source: consuming FileSource) { self.source = source }
  }

  /// Shorter runs of NUL bytes are not a gap.
  private static let leastGap = 16

  package init(path: [UInt8]) {
    self.path = path
    let start = path.lastIndex(of: 0x2F).map { $0 + 1 } ?? 0
    folder = Array(path[..<start])
    name = Array(path[start...])
  }

  /// Up to where the open file was read.
  package var offset: Int { position.offset }

  /// True if the open file is the one that the name leads to.
  package var isCurrent: Bool { position.mark != nil && FileSource.sight(of: path)?.mark == position.mark }

  /// Looks once, and does what is due. `time` in milliseconds of a clock that only goes forward.
  package func step(at time: Int) -> Happening {
    if let mark = wasEmptied {
      wasEmptied = nil
      return .began(Beginning(kind: .emptied, isLoss: true, mark: mark))
    }
    if position.mark == nil, !queue.isEmpty { return beginQueued() }
    let path = FileSource.sight(of: path)
    let sight = open?.source.sight(remembering: position.remembered)
    switch position.poll(path: path, open: sight, at: time) {
    case .wait: return .nothing
    case .missing: return .missing
    case .vanished: return .vanished
    case .open: return begin()
    case .read(let end): return read(upTo: end)
    case .restart:
      wasEmptied = position.mark
      position.restart()
      next = .emptied
      return .ended
    case .leave: return leave(for: path, changed: sight?.changed ?? 0)
    }
  }

  // MARK: Going on where an earlier run stopped

  /// Opens the file that an earlier run read, wherever in its folder it is now, and skips `skipped` bytes of it.
  /// `false` if it is not there: then the next file of the name comes after a loss.
  package func reopen(_ mark: FileMark, skipping skipped: Int) -> Bool {
    next = .replaced
    nextIsLoss = true
    var candidates = [path]
    if FileSource.sight(of: path)?.mark != mark {
      candidates = (FileSource.entries(of: folder) ?? []).filter { $0.mark == mark }.map { folder + $0.name }
    }
    for candidate in candidates {
      guard case .success(let file) = opened(candidate), let sight = file.source.sight(), sight.isRegular,
        sight.mark == mark, sight.size >= skipped
      else { continue }
      _ = begin(file, Beginning(kind: .first, mark: mark), isPassing: false)
      if skipped > 0 { position.skip(to: skipped, file.source) }
      return true
    }
    return false
  }

  /// Bytes of the file that was opened again, where it is read next.
  package func ahead(_ count: Int) -> [UInt8] { open?.source.bytes(from: position.offset, limit: count) ?? [] }

  /// The next bytes of a reopened file, up to the offset that an earlier run reached; `nil` if they are not there.
  package func catchUp(to end: Int) -> [UInt8]? {
    guard let file = open, end > position.offset else { return nil }
    let limit = min(CaptureReader.readSize, end - position.offset)
    let bytes = file.source.bytes(from: position.offset, limit: limit)
    guard bytes.count == limit else { return nil }
    position.advance(over: bytes)
    return bytes
  }

  /// The file that was opened again does not hold what was read of it: it is a new one, and the one before is lost.
  package func mistrust() {
    wasEmptied = position.mark
    position.restart()
    next = .emptied
  }

  /// An earlier run had read that file to its end.
  package func goOn(after mark: FileMark) {
    let path = FileSource.sight(of: path)
    if path?.mark == mark {
      next = .emptied
      nextIsLoss = true
    } else {
      inspect(after: mark, changed: .min, to: path?.mark)
    }
  }

  // MARK: Steps

  private func read(upTo end: Int) -> Happening {
    guard let file = open else { return .nothing }
    let bytes = file.source.bytes(from: position.offset, limit: min(CaptureReader.readSize, end - position.offset))
    // It may have been emptied meanwhile: then these bytes are of two times. The next inspection detects that.
    guard !bytes.isEmpty, let sight = file.source.sight(remembering: position.remembered),
      sight.remembered == position.memory, sight.size >= position.offset + bytes.count
    else { return .nothing }
    if position.offset == 0, bytes.prefix(Self.leastGap).allSatisfy({ $0 == 0 }) {
      guard bytes.count >= Self.leastGap, let data = file.source.firstData(from: 0) else { return .nothing }
      position.skip(to: data, file.source)
      return .gap(data)
    }
    position.advance(over: bytes)
    return .bytes(bytes)
  }

  private func begin() -> Happening {
    switch opened(path) {
    case .failure(let problem):
      guard problem != reportedProblem else { return .nothing }
      reportedProblem = problem
      return .problem(problem)
    case .success(let file):
      reportedProblem = nil
      guard let sight = file.source.sight(), sight.isRegular else { return .nothing }
      // If it was rotated once more since its folder was listed, the lines in between are unknown.
      let isLoss = nextIsLoss || expected.map { $0 != sight.mark } ?? false
      expected = nil
      return begin(file, Beginning(kind: next, isLoss: isLoss, mark: sight.mark), isPassing: false)
    }
  }

  private func beginQueued() -> Happening {
    guard case .success(let file) = opened(folder + queue.removeFirst()), let sight = file.source.sight(),
      sight.isRegular
    else {
      nextIsLoss = true
      return .nothing
    }
    return begin(file, Beginning(kind: .rotated, isLoss: nextIsLoss, mark: sight.mark), isPassing: true)
  }

  private func begin(_ file: OpenFile, _ beginning: Beginning, isPassing: Bool) -> Happening {
    open = file
    self.isPassing = isPassing
    nextIsLoss = false
    position.begin(beginning.mark, isPassing: isPassing)
    return .began(beginning)
  }

  private func opened(_ path: [UInt8]) -> Result<OpenFile, FileProblem> {
    do throws(FileProblem) {
      // Without waiting for a writer, should it be a pipe by now.
      return .success(OpenFile(try FileSource(path: path, waits: false)))
    } catch {
      return .failure(error)
    }
  }

  /// The file that follows the open one, as far as its folder shows. After a file out of the queue the next one is
  /// known.
  private func leave(for path: FileSight?, changed: Int64) -> Happening {
    if !isPassing, let old = position.mark { inspect(after: old, changed: changed, to: path?.mark) }
    position.leave()
    open = nil
    return .ended
  }

  private func inspect(after old: FileMark, changed: Int64, to new: FileMark?) {
    let entries = FileSource.entries(of: folder) ?? []
    next = entries.contains { $0.mark == old } ? .rotated : .replaced
    nextIsLoss = true
    guard let new else { return }
    let trail = RotationTrail(of: name, from: old, changed: changed, to: new, in: entries)
    nextIsLoss = !trail.isSure
    queue = trail.between
    expected = new
  }
}

extension FollowedPosition {
  /// Continues at a position of the open file, after bytes that are not read.
  fileprivate mutating func skip(to position: Int, _ source: borrowing FileSource) {
    let length = min(position, Self.memory)
    skip(
      to: position, head: source.bytes(from: 0, limit: length),
      last: source.bytes(from: position - length, limit: length))
  }
}
