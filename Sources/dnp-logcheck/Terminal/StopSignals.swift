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
    var watched = sigset_t()
    unsafe sigemptyset(&watched)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      #if canImport(Glibc)
        unsafe action.__sigaction_handler.sa_handler = { _ in StopSignals.take() }
      #else
        unsafe action.__sigaction_u.__sa_handler = { _ in StopSignals.take() }
      #endif
      // No SA_RESTART: a waiting read shall notice.
      var former = sigaction()
      unsafe sigaction(number, &action, &former)
      // Under nohup a hang-up goes on meaning nothing.
      if number == SIGHUP, isIgnored(former) { unsafe sigaction(number, &former, nil) }
      unsafe sigaddset(&watched, number)
    }
    // Some parents leave them blocked.
    unsafe sigprocmask(SIG_UNBLOCK, &watched, nil)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
      let handler = unsafe action.__sigaction_handler.sa_handler
    #else
      let handler = unsafe action.__sigaction_u.__sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func take() {
    if requested.exchange(true, ordering: .relaxed) { _exit(130) }
  }
}
