/// Tells app launches apart, from the lines that mark one and from changes of the plugin's process.
struct SessionTracker {
  private(set) var number = 0
  /// Whether the capture shows the beginning of this session.
  private(set) var isSeen = false
  private var processID: Int32?
  private var lastRank = 0
  private var hasBegun = false

  /// Takes the next event; `true` when ``number`` or ``isSeen`` changed.
  ///
  /// `rank` is the event type's among the lines of one launch: a line not above the last one begins another launch, unless
  /// the process id says that it is the same.
  mutating func observe(rank: Int?, processID: Int32?, isPlugin: Bool) -> Bool {
    let known = isPlugin || rank != nil ? processID : nil
    let isSameProcess = known != nil && known == self.processID
    let changesProcess = known != nil && self.processID != nil && !isSameProcess
    defer {
      if let known { self.processID = known }
      if let rank { lastRank = rank }
    }
    if !hasBegun {
      hasBegun = true
      isSeen = rank != nil
      return true
    }
    if changesProcess {
      begin(isSeen: rank != nil)
      return true
    }
    guard let rank else { return false }
    if isSameProcess {
      guard !isSeen else { return false }
      isSeen = true
      return true
    }
    // Without process ids: what stood before the first launch line belongs to an earlier launch.
    guard lastRank == 0 ? !isSeen : rank <= lastRank else { return false }
    begin(isSeen: true)
    return true
  }

  private mutating func begin(isSeen: Bool) {
    number += 1
    self.isSeen = isSeen
    lastRank = 0
  }
}
