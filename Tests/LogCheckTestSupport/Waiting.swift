import Dispatch

/// Runs work that mostly waits on a separate thread, so that other tests run meanwhile.
package func waiting<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue(label: "waiting").async { continuation.resume(with: Result { try work() }) }
  }
}
