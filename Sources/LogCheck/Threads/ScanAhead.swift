import LogCheckIngest
import Synchronization

/// Reads a file block by block on separate threads, which also scan the bytes, while records are framed in the blocks
/// before.
struct ScanAhead {
  private enum Reported: Sendable {
    /// The job's block lies on the ``Shelf``.
    case block
    /// The reason why it could not be read.
    case problem(FileProblem)
  }

  /// Reading is bound by how fast one core moves bytes.
  private static let threads = 2
  /// Blocks that may be ahead.
  private static let window = 8
  /// Bytes of the capture in a block: what one read would be.
  private static let size = CaptureReader.readSize

  private let file: SharedFile
  private let wanted: WantedTexts
  private let shelf = Shelf()

  init(_ file: SharedFile, _ wanted: WantedTexts) {
    self.file = file
    self.wanted = wanted
  }

  /// Reads from `start` to the end that the file had when it was opened, or until it is cut off or it is stopped;
  /// returns the position of the end. `take` gets the blocks in their order, and may leave anything in them: their
  /// memory is used again.
  func read(from start: Int, isStopped: () -> Bool, take: (inout ScannedBlock) throws -> Void) throws -> Int {
    guard let promised = file.source.promised, promised > start else { return start }
    var end = start
    var isCutOff = false
    var problem: (any Error)?
    OrderedJobs<Reported>.run(
      (promised - start + Self.size - 1) / Self.size, threads: Self.threads, ahead: 2, window: Self.window,
      isStopped: { problem != nil || isCutOff || isStopped() }
    ) { [self] desk in
      while let job = desk.next() {
        let position = start + job * Self.size
        do throws(FileProblem) {
          shelf.put(try scanned(from: position, to: min(position + Self.size, promised)), of: job)
          desk.deliver(.block, of: job)
        } catch {
          desk.deliver(.problem(error), of: job)
        }
        desk.end(job)
      }
    } take: { job, reported in
      guard problem == nil, !isCutOff else { return }
      if case .problem(let trouble) = reported {
        problem = trouble
      } else if var block = shelf.block(of: job) {
        end += block.count
        isCutOff = end < min(start + (job + 1) * Self.size, promised)
        do { try take(&block) } catch { problem = error }
        shelf.giveBack(block)
      }
    }
    if let problem { throw problem }
    return end
  }

  private func scanned(from start: Int, to end: Int) throws(FileProblem) -> ScannedBlock {
    var block = shelf.used() ?? ScannedBlock(wanted)
    block.empty()
    try block.fill(from: file.source, at: start, count: end - start)
    return block
  }

  /// An open file that several threads read, each at the offsets that it names.
  final class SharedFile: Sendable {
    let source: FileSource

    init(path: [UInt8]) throws(FileProblem) { source = try FileSource(path: path) }
  }

  /// The blocks between the threads, which no other object owns. Used ones are filled again: the system clears memory
  /// that is newly allocated each time, which takes as long as reading.
  private final class Shelf: Sendable {
    private let filled = Mutex<[Int: ScannedBlock]>([:])
    private let emptied = Mutex<[ScannedBlock]>([])

    func put(_ block: sending ScannedBlock, of job: Int) { filled.withLock { $0[job] = block } }

    func block(of job: Int) -> ScannedBlock? { filled.withLock { $0.removeValue(forKey: job) } }

    func giveBack(_ block: sending ScannedBlock) { emptied.withLock { $0.append(block) } }

    func used() -> ScannedBlock? { emptied.withLock { $0.popLast() } }
  }
}
