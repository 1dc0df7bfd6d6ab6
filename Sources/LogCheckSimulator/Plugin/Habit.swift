/// A way in which a plugin does otherwise than promised: what decides in its behaviour asks for it.
///
/// Each is defined next to the behaviour that uses it.
struct Habit: Hashable, Sendable {
  private let name: String

  init(_ name: String) { self.name = name }
}
