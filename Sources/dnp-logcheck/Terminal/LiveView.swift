import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckTrace

/// The view on standard error while a run is active: the checklist of a live capture, or the progress over files.
final class LiveView {
  enum Kind {
    case none
    /// The progress; with the bytes of all inputs.
    case progress(total: Int)
    case checklist
  }

  private let kind: Kind
  private let checklist: LiveChecklist
  private let isScreen: Bool
  private let usesWallClock: Bool
  private var area = StatusArea()
  private var state = LiveState()
  private var progress: ProgressLine
  private let start = SteadyClock.milliseconds
  private var lastDrawn = 0
  private var bytesRead = 0
  private var lastRead: Int
  /// By how much a silence moved deadlines on, at most. Milliseconds.
  private(set) var longestSilence = 0

  /// Lines of the checklist on the smallest terminal.
  private static let leastLines = 4
  /// The interval at which the lines are drawn again, and the time that a run takes before its progress is shown.
  /// Milliseconds.
  private static let drawTime = 200
  private static let patience = 1000
  /// The time that lines may be on their way: a silence moves deadlines on by so much less. Milliseconds.
  private static let lag = 5000

  init(_ kind: Kind, palette: Palette, usesWallClock: Bool) {
    self.kind = kind
    self.usesWallClock = usesWallClock
    isScreen = StatusArea.isThere
    checklist = LiveChecklist(palette: isScreen ? palette : .plain)
    if case .progress(let total) = kind {
      progress = ProgressLine(total: total)
    } else {
      progress = ProgressLine(total: 0)
    }
    lastRead = start
  }

  /// The requests and answers of the run.
  var watch: RunWatch {
    var watch = RunWatch()
    if usesWallClock {
      watch.silence = {
        let silence = max(0, SteadyClock.milliseconds - self.lastRead - Self.lag)
        self.longestSilence = max(self.longestSilence, silence)
        return .milliseconds(Int64(silence))
      }
    }
    switch kind {
    case .none: break
    case .progress: watch.read = { self.read($0) }
    case .checklist:
      watch.wantsState = { self.isDue }
      watch.show = { self.show($0) }
    }
    let read = watch.read
    watch.read = {
      // The end of the input is a read of no bytes.
      if $0 > 0 { self.lastRead = SteadyClock.milliseconds }
      self.bytesRead += $0
      read($0)
    }
    watch.silenceAtEnd = { self.silenceAtEnd }
    watch.now = { Self.moment(before: 0) }
    return watch
  }

  private var silenceAtEnd: StreamSilence? {
    let silence = SteadyClock.milliseconds - lastRead
    guard silence > Self.lag else { return nil }
    return StreamSilence(length: .milliseconds(Int64(silence - Self.lag)), lastRead: Self.moment(before: silence))
  }

  /// So many milliseconds ago.
  private static func moment(before milliseconds: Int) -> ReadingMoment {
    let now = SystemZone.now
    return ReadingMoment(
      steady: .milliseconds(Int64(SteadyClock.milliseconds - milliseconds)),
      seconds: now.seconds - Int64(milliseconds / 1000), zoneOffset: now.offset)
  }

  /// True if it is time to draw again.
  private var isDue: Bool {
    let now = SteadyClock.milliseconds
    guard now - lastDrawn >= Self.drawTime else { return false }
    lastDrawn = now
    return true
  }

  private func read(_ bytes: Int) {
    progress.done += bytes
    let time = SteadyClock.milliseconds - start
    guard isScreen, time >= Self.patience, isDue else { return }
    area.draw([TextWidth.cut(progress.text(after: time), to: StatusArea.size.columns - 1)])
  }

  private func show(_ state: LiveState) {
    var state = state
    state.bytes = bytesRead
    if isScreen {
      let size = StatusArea.size
      // A third of the screen: findings stay in sight above it, and nothing is pushed out of the screen when it is drawn again.
      area.draw(checklist.rows(state, width: size.columns - 1, height: max(Self.leastLines, size.rows / 3)))
    } else {
      for row in checklist.changes(from: self.state, to: state) { StandardStreams.complain(row) }
    }
    self.state = state
  }

  /// Something else is printed now.
  func stepAside() { area.clear() }
}
