import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// SIGINT, SIGTERM and SIGHUP end the reading, not the program: the report is finished first. A second one ends it at once.
enum StopSignals {
  private static let requested = Atomic<Bool>(false)

  static var isRequested: Bool { requested.load(ordering: .relaxed) }

  static func watch() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      #if canImport(Glibc)
        unsafe action.__sigaction_handler.sa_handler = { _ in StopSignals.take() }
      #else
        unsafe action.__sigaction_u.__sa_handler = { _ in StopSignals.take() }
      #endif
      // No SA_RESTART: a waiting read shall notice.
      unsafe sigaction(number, &action, nil)
    }
  }

  private static func take() {
    if requested.exchange(true, ordering: .relaxed) { _exit(130) }
  }
}
