import LogCheckModel

/// A value for each frame of instants, if there is one.
struct PerFrame<Value> {
  private var values: [Value?] = [Value?](repeating: nil, count: 5)

  init() {}

  // If it were not inlined, each change would allocate memory for the rest of the accessor.
  subscript(_ frame: TimeFrame) -> Value? {
    @inline(__always) get { values[Int(frame.rawValue)] }
    @inline(__always) _modify { yield &values[Int(frame.rawValue)] }
  }
}
