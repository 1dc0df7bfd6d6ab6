import LogCheckIngest
import LogCheckModel

/// One followed name: the events of its files, step by step, and the notes on them.
struct FollowedCapture {
  let shown: String
  private let file: FollowedFile
  private let reading: ReadingOptions
  private var reader: PartReader?
  private var isPaused = true
  /// True if it was written down what the file begins with.
  private var knowsHead = false
  private var lastRead = 0
  /// The reason why the file that the name leads to is not read.
  private(set) var problem: String?
  private var wasSeen = false

  /// The time for which a file must be silent before the bytes so far are judged as they are. Milliseconds.
  static let pauseTime = 200

  init(path: [UInt8], shown: String, _ reading: ReadingOptions) {
    file = FollowedFile(path: path)
    self.shown = shown
    self.reading = reading
  }

  /// The result of one inspection.
  struct Progress {
    var steps: [FollowStep] = []
    var notes: [Diagnostic] = []
    /// Bytes that were read.
    var bytes = 0
    /// True if there may be more at once.
    var isBusy = false
  }

  /// Looks once. `base` is where the next file begins, if one does.
  mutating func poll(at time: Int, _ base: PartBase) -> Progress {
    var progress = Progress()
    switch file.step(at: time) {
    case .nothing: pause(at: time, &progress)
    case .missing:
      if !wasSeen { problem = "there is no such file" }
      progress.note(
        "I041", .note, "\(shown): there is no such file yet; it is read from its beginning when it is there")
    case .vanished:
      progress.note(
        "I042", .note,
        "\(shown): the file has lost its name; it is read on, and the next file of the name from its beginning")
      pause(at: time, &progress)
    case .problem(let reason):
      problem = "\(reason)"
      progress.note("I043", .warning, "\(shown): not read now: \(reason)")
    case .began(let beginning): begin(beginning, base, &progress)
    case .gap(let count):
      progress.note(
        "I046", .note,
        "\(shown):\(base.lines + 1): \(count) NUL bytes are passed over: what writes the log does not append")
      progress.steps.append(.skip(to: file.offset))
      progress.isBusy = true
    case .bytes(let bytes): read(bytes, at: time, &progress)
    case .ended:
      if let step = end() { progress.steps.append(step) }
      progress.isBusy = true
    }
    return progress
  }

  /// Goes on where an earlier run stopped; gives the end of the file that it read, where that is not there any more.
  mutating func resume(from point: ResumePoint, _ base: PartBase) -> FollowStep? {
    wasSeen = true
    guard !point.isOver else {
      file.goOn(after: point.mark)
      return nil
    }
    guard file.reopen(point.mark, skipping: point.skipped) else { return .end([], point.end(from: base)) }
    guard let caughtUp = caughtUp(with: point, base) else {
      file.mistrust()
      return .end([], point.end(from: base))
    }
    reader = caughtUp
    knowsHead = true
    isPaused = point.pauses.last == point.offset || point.offset == point.skipped
    return nil
  }

  /// Reads the file again up to the point, with the same pauses; `nil` if the events differ from those before.
  private func caughtUp(with point: ResumePoint, _ base: PartBase) -> PartReader? {
    // A file that was empty then may be any other one by now, under its number.
    guard point.head.count > 0, FNVHash.of(file.ahead(point.head.count)) == point.head.hash else { return nil }
    var reader = PartReader(reading, from: base)
    var reported = ResumePoint.ReportMark()
    var pauses = point.pauses[...]
    while file.offset < point.offset {
      guard let bytes = file.catchUp(to: min(point.offset, pauses.first ?? .max)),
        let readerEvents = try? reader.feed(bytes)
      else { return nil }
      reported.take(readerEvents)
      if file.offset == pauses.first {
        pauses.removeFirst()
        guard let paused = try? reader.pause() else { return nil }
        reported.take(paused)
      }
    }
    return reported == point.reported ? reader : nil
  }

  /// Ends the current file at the position that was read.
  mutating func end() -> FollowStep? {
    guard var open = reader else { return nil }
    reader = nil
    let (readerEvents, end) = open.finish()
    return .end(readerEvents, end)
  }

  /// True if the file that the name leads to has been silent, so that a clock outside the log may measure the time.
  var isSilent: Bool { isPaused && reader != nil && file.isCurrent }

  private mutating func begin(_ beginning: FollowedFile.Beginning, _ base: PartBase, _ progress: inout Progress) {
    problem = nil
    wasSeen = true
    isPaused = true
    knowsHead = false
    reader = PartReader(reading, from: base)
    progress.steps.append(.begin(beginning.mark, afterGap: beginning.isLoss))
    progress.isBusy = true
    let position = "\(shown):\(base.lines + 1)"
    let doubt = "lines may be missing before that: no event counts as absent across it"
    switch (beginning.kind, beginning.isLoss) {
    case (.first, _): break
    case (.rotated, false): progress.note("I044", .note, "\(position): rotated; here the next file begins")
    case (.rotated, true):
      progress.note(
        "I045", .warning, "\(position): rotated, perhaps more than once; here the next file begins; \(doubt)")
    case (.emptied, _):
      progress.note("I045", .warning, "\(position): the file was emptied and is written again from here on; \(doubt)")
    case (.replaced, _):
      progress.note("I045", .warning, "\(position): the file was replaced; here the next one begins; \(doubt)")
    }
  }

  private mutating func read(_ bytes: [UInt8], at time: Int, _ progress: inout Progress) {
    progress.bytes = bytes.count
    progress.isBusy = true
    lastRead = time
    guard var open = reader else { return }
    if !knowsHead {
      let head = Array(bytes.prefix(FollowedPosition.memory))
      progress.steps.append(.head(head.count, FNVHash.of(head)))
      knowsHead = true
    }
    isPaused = false
    reader = nil  // Taken out, so that nothing is copied.
    do {
      let readerEvents = try open.feed(bytes)
      reader = open
      if !readerEvents.isEmpty { progress.steps.append(.read(readerEvents, upTo: file.offset)) }
    } catch {
      // What follows in this file is passed over.
      let (readerEvents, end) = open.finish(after: error)
      progress.steps.append(.end(readerEvents, end))
    }
  }

  private mutating func pause(at time: Int, _ progress: inout Progress) {
    guard !isPaused, time - lastRead >= Self.pauseTime, var open = reader else { return }
    isPaused = true
    reader = nil
    do {
      progress.steps.append(.pause(try open.pause(), at: file.offset))
      reader = open
    } catch {
      let (readerEvents, end) = open.finish(after: error)
      progress.steps.append(.end(readerEvents, end))
    }
  }
}

extension FollowedCapture.Progress {
  fileprivate mutating func note(_ code: String, _ severity: Diagnostic.Severity, _ message: String) {
    notes.append(Diagnostic(code: code, severity: severity, message: message))
  }
}
