#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that this one has started, in a process group that it leads: Ctrl-C at the terminal does not reach it.
struct ChildProcess {
  /// The descriptors that become its standard ones; `nil` is the null device.
  struct Streams {
    var input: Int32?
    var output: Int32?
    var errors: Int32?
  }

  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)

    var words: String {
      switch self {
      case .exited(let code): "exit code \(code)"
      case .signalled(let number): "signal \(number)"
      }
    }
  }

  /// The system's number of an error.
  struct Problem: Error, CustomStringConvertible {
    var code: Int32
    var isMissing: Bool { code == ENOENT }
    var description: String { Descriptors.words(code) }
  }

  let id: pid_t

  /// Starts a program that is searched for in the PATH; the words are its name and its arguments.
  init(_ words: [String], _ streams: Streams) throws(Problem) {
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    for (target, source, mode) in [
      (Int32(0), streams.input, O_RDONLY), (1, streams.output, O_WRONLY), (2, streams.errors, O_WRONLY),
    ] {
      if let source {
        unsafe posix_spawn_file_actions_adddup2(&actions, source, target)
      } else {
        unsafe posix_spawn_file_actions_addopen(&actions, target, "/dev/null", mode, 0)
      }
    }
    var none = sigset_t()
    unsafe sigemptyset(&none)
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    // This program ignores them, and a program that it starts would inherit that.
    for number in [SIGPIPE, SIGXFSZ] { unsafe sigaddset(&usual, number) }
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var id = pid_t()
    let code = unsafe posix_spawnp(&id, words.first ?? "", &actions, &attributes, &arguments, environ)
    guard code == 0 else { throw Problem(code: code) }
    self.id = id
  }

  /// The way it ended; `nil` while it runs. To be called until it has an answer, and not after that.
  func ending() -> Ending? { wait(WNOHANG) }

  /// Ends it and the programs that it has started; waits for it, a second at most before it is killed.
  func stop() {
    kill(-id, SIGTERM)
    for _ in 0..<50 {
      if wait(WNOHANG) != nil { return }
      usleep(20_000)
    }
    kill(-id, SIGKILL)
    _ = wait(0)
  }

  private func wait(_ options: Int32) -> Ending? {
    var status: Int32 = 0
    while true {
      let found = unsafe waitpid(id, &status, options)
      if found == id { break }
      if found == 0 { return nil }
      // Without a child nothing can be known of it.
      if errno != EINTR { return .exited(-1) }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
  }
}

/// A pipe whose ends are not inherited by programs that are started.
struct ClosedPipe {
  let reading: Int32
  let writing: Int32

  init() throws(ChildProcess.Problem) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw ChildProcess.Problem(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }
}
