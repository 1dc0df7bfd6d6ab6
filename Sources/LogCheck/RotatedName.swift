/// The names of the parts of a log that was rotated.
package enum RotatedName {
  /// The name without the number of its part: equal for all parts of one log in one folder.
  package static func base(of path: [UInt8]) -> [UInt8] { PartName(path).base }
}
