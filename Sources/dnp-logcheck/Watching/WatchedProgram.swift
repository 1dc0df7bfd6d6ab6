import LogCheckIngest
import LogCheckReporting
import LogCheckRules

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that prints a log: it is started, and started again when it ends, until the run is stopped.
final class WatchedProgram {
  /// The way in which it failed, if nothing of it could be judged.
  private(set) var failure: String?

  private let watched: WatchCommand
  private let words: [String]
  private let isQuiet: Bool
  private let isStopped: () -> Bool
  private var child: ChildProcess?
  /// Its ending and the time of it, where its output was not closed with it.
  private var ended: (ending: ChildProcess.Ending, time: Int)?
  /// The end of the pipe with its output, which the run reads and closes.
  private var output: Int32?
  /// When the latest bytes of it came, of any start.
  private var lastRead: Int?
  /// The end of the pipe with its words for people.
  private var complaints: ComplaintPipe?
  private var start = 0
  private var starts = 0
  /// The latest starts after which it ended soon.
  private var failures = 0
  private var saidSilence = false

  /// It is started again so long after its end; each failure doubles it. Milliseconds.
  private static let pause = 1000
  private static let longestPause = 8000
  /// A program that ends sooner has failed. Milliseconds.
  private static let shortest = 3000
  /// It is given up after so many such starts without a line of the log.
  private static let patience = 3
  /// Without a byte for so long the user is asked whether the device is there. Milliseconds.
  private static let silence = 10_000
  /// A program that has ended may have left another one that holds its output: after so long without a byte nothing more is waited for.
  /// Milliseconds.
  private static let rest = 1000

  init(_ watched: WatchCommand, arguments: [String], isQuiet: Bool, isStopped: @escaping () -> Bool) {
    self.watched = watched
    words = watched.command + arguments
    self.isQuiet = isQuiet
    self.isStopped = isStopped
  }

  /// The command as a user would type it.
  var shown: String { CleanText.line(words.joined(separator: " ")) }

  /// Its output from a new start on; waits before it is started again. `nil` when it cannot be started, or the run is stopped.
  func next() -> FileSource? {
    if child != nil { end() }
    guard failure == nil else { return nil }
    if starts > 0 { wait(min(Self.longestPause, Self.pause << max(0, failures - 1))) }
    guard !isStopped() else { return nil }
    do throws(ChildProcess.Problem) {
      let output = try ClosedPipe()
      let errors = try ClosedPipe()
      defer { for descriptor in [output.writing, errors.writing] { _ = close(descriptor) } }
      do throws(ChildProcess.Problem) {
        child = try ChildProcess(
          words, ChildProcess.Streams(input: nil, output: output.writing, errors: errors.writing))
      } catch {
        for descriptor in [output.reading, errors.reading] { _ = close(descriptor) }
        throw error
      }
      complaints = ComplaintPipe(errors.reading)
      starts += 1
      ended = nil
      self.output = output.reading
      start = SteadyClock.milliseconds
      return FileSource(pipe: output.reading)
    } catch {
      let name = CleanText.line(words.first ?? "")
      failure = error.isMissing ? "there is no program \(name) on the PATH" : "\(name) cannot be started: \(error)"
      return nil
    }
  }

  /// To be called for each read of its output.
  func noteRead() { lastRead = SteadyClock.milliseconds }

  /// True if it has ended and its output, which another program holds open, brings nothing more.
  var isOver: Bool {
    guard let ended, let output else { return false }
    // A slow reader has more to read.
    return SteadyClock.milliseconds - max(ended.time, lastRead ?? 0) >= Self.rest && !Descriptors.hasInput(output)
  }

  /// To be called often while it runs: sees whether it has ended, passes on its words for people, and asks after a silence.
  func attend(_ say: (String) -> Void) {
    if ended == nil, let ending = child?.ending() { ended = (ending, SteadyClock.milliseconds) }
    for line in complaints?.take() ?? [] where !isQuiet {
      say("\(CleanText.line(words.first ?? "")): \(CleanText.line(line, limit: 400))")
    }
    guard !saidSilence, !isQuiet, lastRead == nil, child != nil, SteadyClock.milliseconds - start >= Self.silence else {
      return
    }
    saidSilence = true
    say("\(shown) has printed nothing for \(Self.silence / 1000) s; it needs: \(watched.needs)")
  }

  /// Ends it with the run.
  func stop() {
    child?.stop()
    child = nil
  }

  private func end() {
    // Its output has ended; it may still run.
    var ending = ended?.ending
    for _ in 0..<25 where ending == nil {
      ending = child?.ending()
      if ending == nil { wait(20) }
    }
    if ending == nil { child?.stop() }
    child = nil
    output = nil
    let isShort = (ended?.time ?? SteadyClock.milliseconds) - start < Self.shortest
    failures = isShort ? failures + 1 : 0
    let last = complaints?.take() ?? []
    complaints = nil
    guard !isStopped() else { return }
    let name = CleanText.line(words.first ?? "")
    let said = last.last.map { ": " + CleanText.line($0, limit: 400) } ?? ""
    let way = ending.map { " (\($0.words))" } ?? ""
    if lastRead == nil, failures >= Self.patience {
      failure = "\(name) ended \(failures) times at once\(way)\(said)"
      return
    }
    guard !isQuiet else { return }
    StandardStreams.complain(
      "dnp-logcheck: \(name) ended\(way)\(said); it is started again, and lines may be missing in between")
  }

  private func wait(_ milliseconds: Int) {
    let end = SteadyClock.milliseconds + milliseconds
    while !isStopped(), SteadyClock.milliseconds < end { usleep(20_000) }
  }
}

/// The lines that a program writes for people, as they come; read without waiting.
final class ComplaintPipe {
  private let descriptor: Int32
  private var rest: [UInt8] = []

  /// A longer line is passed on in parts. Bytes.
  private static let lineLimit = 4096
  /// Lines that are passed on at a time; the others are counted.
  private static let linesAtOnce = 20

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { _ = close(descriptor) }

  /// The whole lines since the last call.
  func take() -> [String] {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    var lines: [[UInt8]] = []
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      rest += chunk[..<count]
      while let end = rest.firstIndex(where: { $0 == 0x0A }) ?? (rest.count >= Self.lineLimit ? rest.endIndex : nil) {
        lines.append(Array(rest[..<end]))
        rest.removeFirst(min(rest.count, end + 1))
      }
    }
    let shown = lines.suffix(Self.linesAtOnce).map { String(decoding: $0, as: UTF8.self) }
    return lines.count > shown.count ? ["(\(lines.count - shown.count) more lines)"] + shown : shown
  }
}
