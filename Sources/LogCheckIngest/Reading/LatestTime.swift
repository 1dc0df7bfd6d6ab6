package import LogCheckModel

/// What the last line of a stream says of its time.
package enum LatestTime: Hashable, Sendable {
  case stamp(CivilStamp)
  /// The format has no times.
  case absent
  case unknown
}
