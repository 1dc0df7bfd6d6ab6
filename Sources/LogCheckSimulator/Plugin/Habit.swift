/// A way in which a plugin does otherwise than promised: what decides in its behaviour asks for it.
///
/// Each stands where the behaviour stands that knows it.
struct Habit: Hashable, Sendable {
  private let name: String

  init(_ name: String) { self.name = name }
}
