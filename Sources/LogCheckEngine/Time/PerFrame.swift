import LogCheckModel

/// A value for each of the frames in which instants are told, where there is one.
struct PerFrame<Value> {
  private var values: [Value?] = [Value?](repeating: nil, count: 5)

  init() {}

  // Not inlined, each change would ask for memory, for the place to go back to.
  subscript(_ frame: TimeFrame) -> Value? {
    @inline(__always) get { values[Int(frame.rawValue)] }
    @inline(__always) _modify { yield &values[Int(frame.rawValue)] }
  }
}
