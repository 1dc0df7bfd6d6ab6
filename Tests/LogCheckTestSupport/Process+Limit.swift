package import Foundation
import Synchronization

extension Process {
  /// Starts the process, and kills it if it still runs after so many seconds: a test that waits for it then fails, and does not wait
  /// for ever.
  package func run(within seconds: Double) throws {
    let watch = Watch()
    terminationHandler = { _ in watch.hasEnded.store(true, ordering: .relaxed) }
    try run()
    let identifier = processIdentifier
    // A separate queue has a thread even if all threads of the tests wait for processes.
    Self.watching.asyncAfter(deadline: .now() + seconds) {
      if !watch.hasEnded.load(ordering: .relaxed) { kill(identifier, SIGKILL) }
    }
  }

  private static let watching = DispatchQueue(label: "limits of processes")

  private final class Watch: Sendable {
    let hasEnded = Atomic(false)
  }
}
