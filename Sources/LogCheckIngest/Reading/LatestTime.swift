package import LogCheckModel

/// The time of the last line of a stream.
package enum LatestTime: Hashable, Sendable {
  case stamp(CivilStamp)
  /// The format has no times.
  case absent
  case unknown
}
