#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of the process.
enum ProcessEnd {
  /// Ends the process at once; memory is left to the system.
  static func exit(_ code: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code)
    #elseif canImport(Darwin)
      Darwin.exit(code)
    #endif
  }
}
