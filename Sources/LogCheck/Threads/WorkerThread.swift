#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A thread of the system, made by the system's own call: where none is to be had (a limit of a container or a user), that says so, while
/// Dispatch tries for ever.
struct WorkerThread: Sendable {
  private let handle: pthread_t

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// `nil` where the system gives no thread.
  init?(_ body: @escaping @Sendable () -> Void) {
    let work = unsafe Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var created: pthread_t?
      let code = unsafe pthread_create(
        &created, nil,
        { argument in
          unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
          return nil
        }, work.toOpaque())
      guard code == 0, let created else {
        unsafe work.release()
        return nil
      }
    #else
      var created = pthread_t()
      let code = unsafe pthread_create(
        &created, nil,
        { argument in
          if let argument = unsafe argument { unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
          return nil
        }, work.toOpaque())
      guard code == 0 else {
        unsafe work.release()
        return nil
      }
    #endif
    handle = created
  }

  /// Waits for its end; to be called once.
  func join() { _ = pthread_join(handle, nil) }
}
