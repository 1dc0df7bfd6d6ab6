import LogCheckModel

/// From when to when the app sessions of a source were heard.
struct Lives {
  private var lives: [Life] = []

  /// Sessions that are remembered; of those before it is not known how long they lived.
  private static let limit = 256

  private struct Life {
    var session: Int
    var first: EventTime
    var last: EventTime
  }

  mutating func note(_ session: Int, at time: EventTime) {
    if let index = lives.indices.last, lives[index].session == session, lives[index].last.frame == time.frame {
      lives[index].last = time
    } else {
      if lives.count >= Self.limit { lives.removeFirst() }
      lives.append(Life(session: session, first: time, last: time))
    }
  }

  /// True if the session that is heard now may prove to have outlasted a stretch that began then.
  func mayOutlast(from: EventTime?) -> Bool {
    guard let from, let life = lives.last else { return false }
    return life.first.frame == from.frame && life.first.instant <= from.instant
  }

  /// True if one session was heard before the stretch and after it, so that nothing ended it meanwhile.
  func outlast(from: EventTime?, to: EventTime?) -> Bool {
    guard let from, let to, from.frame == to.frame else { return false }
    return lives.contains { life in
      life.first.frame == from.frame && life.first.instant <= from.instant && life.last.instant >= to.instant
    }
  }
}
