/// One step of a path into a JSON value: `.name`, `["a name"]` or `[2]` after a field.
package enum JSONStep: Hashable, Sendable {
  /// The member of an object with that name, byte for byte.
  case member(LogText)
  /// The item of an array at that index, from 0.
  case item(Int)
}
