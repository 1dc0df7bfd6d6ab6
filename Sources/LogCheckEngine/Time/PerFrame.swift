import LogCheckModel

/// A value for each of the frames in which instants are told, where there is one.
struct PerFrame<Value> {
  private var values: [Value?] = [Value?](repeating: nil, count: 5)

  init() {}

  subscript(_ frame: TimeFrame) -> Value? {
    get { values[Int(frame.rawValue)] }
    _modify { yield &values[Int(frame.rawValue)] }
  }
}
