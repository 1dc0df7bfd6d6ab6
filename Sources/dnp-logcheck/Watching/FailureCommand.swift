import LogCheckReporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a command of the user for each failure, one at a time, with the finding on its standard input: text of a log never becomes a word of
/// a command. Nothing waits for it: the caller calls ``advance()`` often.
final class FailureCommand {
  private let command: String
  private var waiting: [[UInt8]] = []
  private var child: ChildProcess?
  private var input: (descriptor: Int32, rest: ArraySlice<UInt8>)?
  /// Findings that were not passed on, since too many waited.
  private var dropped = 0
  private var problem: ChildProcess.Problem?

  /// Findings that wait while the command runs, at most.
  private static let limit = 100
  /// The time that the commands may take after the end of the run. Milliseconds.
  private static let timeAtEnd = 30_000

  init(_ command: String) { self.command = command }

  func take(_ object: String) {
    guard waiting.count < Self.limit else {
      dropped += 1
      return
    }
    waiting.append(Array((object + "\n").utf8))
    advance()
  }

  /// Passes on what the running command can take, and starts the next one when it has ended.
  func advance() {
    feed()
    if let child {
      guard child.ending() != nil else { return }
      self.child = nil
      closeInput()
    }
    guard !waiting.isEmpty, problem == nil else { return }
    do throws(ChildProcess.Problem) {
      let pipe = try ClosedPipe()
      defer { _ = close(pipe.reading) }
      do throws(ChildProcess.Problem) {
        // Its output is for people: standard output is the report's.
        child = try ChildProcess(
          ["/bin/sh", "-c", command], ChildProcess.Streams(input: pipe.reading, output: 2, errors: 2))
      } catch {
        _ = close(pipe.writing)
        throw error
      }
      _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
      input = (pipe.writing, waiting.removeFirst()[...])
      feed()
    } catch {
      problem = error
      StandardStreams.complain("dnp-logcheck: --on-failure: /bin/sh cannot be started: \(error)")
    }
  }

  /// Waits for the commands that are still to run, and says what was not passed on.
  func finish() {
    let end = SteadyClock.milliseconds + Self.timeAtEnd
    advance()
    while child != nil, SteadyClock.milliseconds < end {
      usleep(10_000)
      advance()
    }
    if let child {
      child.stop()
      self.child = nil
      closeInput()
      StandardStreams.complain(
        "dnp-logcheck: --on-failure: the command was stopped, since it ran for \(Self.timeAtEnd / 1000) s after the end"
      )
    }
    let lost = dropped + (problem == nil ? waiting.count : 0)
    if lost > 0 {
      StandardStreams.complain(
        "dnp-logcheck: --on-failure: \(lost) more failures came than the command kept up with; the report has them all")
    }
  }

  private func feed() {
    guard let (descriptor, rest) = input else { return }
    var left = rest
    while !left.isEmpty {
      let count = unsafe left.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        left = left.dropFirst(count)
      } else if errno == EAGAIN || errno == EINTR {
        input = (descriptor, left)
        return
      } else {
        // It reads no more of it.
        break
      }
    }
    closeInput()
  }

  private func closeInput() {
    if let input { _ = close(input.descriptor) }
    input = nil
  }
}
