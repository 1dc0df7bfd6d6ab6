/// The identity of a file, as the system distinguishes files.
package struct FileMark: Hashable, Sendable {
  package var device: UInt64
  package var number: UInt64

  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

/// The result of one inspection of a file.
package struct FileSight: Hashable, Sendable {
  package var mark: FileMark
  /// Bytes.
  package var size: Int
  /// The time of the last write: nanoseconds since 1970, by the clock of its file system.
  package var changed: Int64
  package var isRegular: Bool
  /// The current bytes where remembered ones were read (``FollowedPosition/remembered``); empty where they were not read again.
  package var remembered: [UInt8] = []

  package init(mark: FileMark, size: Int, changed: Int64 = 0, isRegular: Bool = true, remembered: [UInt8] = []) {
    self.mark = mark
    self.size = size
    self.changed = changed
    self.isRegular = isRegular
    self.remembered = remembered
  }
}
