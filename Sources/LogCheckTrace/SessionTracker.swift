package import LogCheckModel

/// Detects app launches from the lines that mark one, from changes of the plugin's process, and from the names of
/// sessions that structured events carry.
package struct SessionTracker {
  package private(set) var number = 0
  /// True if the capture shows the beginning of this session.
  package private(set) var isSeen = false
  /// True if an earlier launch spoke again after a later one: then two apps, or two devices, speak in turn.
  private(set) var isInterleaved = false
  /// The processes of the two, where lines name them: that of the earlier launch first.
  private(set) var mixedProcesses: (Int32, Int32)?
  /// The known identity of the current launch: its process, its name, or both.
  private var process: Launch?
  private var session: Launch?
  /// True if only lines without a process id or a name have been seen of the current launch: the next one that has
  /// them identifies it. Consoles mix such lines, of `print`, with those of `NSLog`.
  private var isUnnamed = false
  /// The boot of the current launch, if a line of it shows one.
  private var boot: Int?
  private var lastRank = 0
  private var hasBegun = false
  /// Launches that were followed by another one, the newest last.
  private var ended: [Ended] = []
  private var latest: EventTime?

  package init() {}

  private struct Ended {
    var launch: Launch
    /// The time of its last line, and of the first line of the next launch.
    var last: EventTime?
    var successor: EventTime?
    var boot: Int?
  }

  /// The identity of a launch. Process ids and names of sessions are not compared with each other.
  enum Launch: Hashable {
    case process(Int32)
    case session(LogText)
  }

  /// Earlier launches that are known again.
  private static let memory = 64
  /// The time by which lines are out of order: for so long after its last line, lines of a launch may still come.
  private static let horizon = LogDuration.seconds(2)

  /// Takes the next event; `true` when ``number`` or ``isSeen`` changed.
  ///
  /// `rank` is the event type's among the lines of one launch: a line not above the last one begins another launch, unless
  /// the process id, or the session's name, says that it is the same. `boot` is the number of the boot that the line names.
  package mutating func observe(
    rank: Int?, processID: Int32?, session: LogText? = nil, isPlugin: Bool, boot: Int? = nil, time: EventTime? = nil
  ) -> Bool {
    let known = isPlugin || rank != nil ? processID.map(Launch.process) ?? session.map(Launch.session) : nil
    if let known, let index = ended.lastIndex(where: { $0.launch == known }) {
      if Self.isLate(time, ended[index]) { return false }
      guard rank != nil || Self.isLater(boot, than: ended[index].boot) else {
        isInterleaved = true
        if mixedProcesses == nil, case .process(let earlier) = known, case .process(let later)? = process {
          mixedProcesses = (earlier, later)
        }
        return false
      }
      // A separate launch: the system reused a process id.
      ended.remove(at: index)
    }
    let current = known.flatMap(counterpart)
    // No launch outlives its boot.
    let isRestarted = Self.isLater(boot, than: self.boot)
    let isSame = known != nil && known == current && !isRestarted
    let isOther = isRestarted || known != nil && current != nil && !isSame
    let lastBoot = self.boot
    defer {
      if isOther { forgetLaunch(at: time, lastBoot) }
      if let known {
        isUnnamed = false
        keep(known)
        latest = time ?? latest
      }
      if let boot { self.boot = boot }
      if let rank { lastRank = rank }
    }
    if !hasBegun {
      hasBegun = true
      isSeen = rank != nil
      return true
    }
    if isOther {
      // The launch of the lines without a process id, and not a second one right after them.
      if isUnnamed, !isRestarted, rank.map({ $0 > lastRank }) ?? true { return false }
      begin(isSeen: rank != nil)
      return true
    }
    guard let rank else { return false }
    if isSame {
      guard !isSeen else { return false }
      isSeen = true
      return true
    }
    guard lastRank == 0 ? !isSeen : rank <= lastRank else { return false }
    // Without process ids: lines before the first launch line belong to an earlier launch, if no other line of a launch
    // comes before this one.
    begin(isSeen: lastRank > 0 || rank == 1)
    isUnnamed = known == nil
    return true
  }

  private mutating func begin(isSeen: Bool) {
    number += 1
    self.isSeen = isSeen
    lastRank = 0
    boot = nil
  }

  private static func isLater(_ boot: Int?, than other: Int?) -> Bool {
    guard let boot, let other else { return false }
    return boot > other
  }

  /// The known identity of the current launch that can be compared with `launch`.
  private func counterpart(_ launch: Launch) -> Launch? {
    switch launch {
    case .process: process
    case .session: session
    }
  }

  private mutating func keep(_ launch: Launch) {
    switch launch {
    case .process: process = launch
    case .session: session = launch
    }
  }

  private mutating func forgetLaunch(at successor: EventTime?, _ boot: Int?) {
    for launch in [process, session] {
      guard let launch else { continue }
      if ended.count >= Self.memory { ended.removeFirst() }
      ended.append(Ended(launch: launch, last: latest, successor: successor, boot: boot))
    }
    process = nil
    session = nil
    self.boot = nil
  }

  /// True if a line of an earlier launch only came late: it was logged before the next launch logged anything.
  private static func isLate(_ time: EventTime?, _ launch: Ended) -> Bool {
    guard let time, let last = launch.last, time.frame == last.frame,
      (time.instant - last.instant).magnitude <= horizon
    else { return false }
    guard let successor = launch.successor, successor.frame == time.frame else { return true }
    return time.instant <= successor.instant
  }
}
