import LogCheckModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Time zones as the C library knows them, from the zone files of this machine.
///
/// FoundationEssentials knows no zones by name, and the part of Foundation that does brings 33 MB of data into the binary.
enum SystemZone {
  /// Today's date where this machine is.
  static let today: CivilDay = {
    localTime(Int64(time(nil)))?.day ?? CivilDay(year: 9999, month: 12, day: 31)
  }()

  /// Seconds since 1970, and how far the zone of this process lies east of UTC, in seconds.
  static var now: (seconds: Int64, offset: Int) {
    let seconds = Int64(time(nil))
    return (seconds, localTime(seconds)?.offset ?? 0)
  }

  /// Makes the zone of an IANA name (`Europe/Vienna`) the zone of this process. The result maps seconds since 1970 to the zone's
  /// offset from UTC in seconds. `nil` if this machine has no file for the name.
  ///
  /// Call it before the first thread starts: the C library reads the zone from the environment.
  static func use(_ name: String) -> (@Sendable (_ seconds: Int64) -> Int)? {
    guard isZone(name) else { return nil }
    // The machine's own zone is asked first: afterwards it is unknown.
    _ = today
    guard unsafe setenv("TZ", ":\(name)", 1) == 0 else { return nil }
    tzset()
    return { localTime($0)?.offset ?? 0 }
  }

  /// The folders in which the systems keep their zone files.
  private static let folders = ["/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/lib/zoneinfo"]

  /// True if there are any zone files at all: small containers have none.
  static var hasFiles: Bool { folders.contains { unsafe access($0, R_OK) == 0 } }

  /// The C library takes an unknown name for UTC, so the file itself is inspected.
  private static func isZone(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.utf8.contains(0), parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else { return false }
    return folders.contains { folder in
      let descriptor = unsafe open("\(folder)/\(name)", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { return false }
      defer { _ = close(descriptor) }
      var magic = [UInt8](repeating: 0, count: 4)
      // RFC 8536, section 3.1.
      return unsafe read(descriptor, &magic, 4) == 4 && magic.elementsEqual("TZif".utf8)
    }
  }

  private static func localTime(_ seconds: Int64) -> (day: CivilDay, offset: Int)? {
    var seconds = time_t(seconds)
    var parts = unsafe tm()
    guard unsafe localtime_r(&seconds, &parts) != nil else { return nil }
    let day = unsafe CivilDay(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    return (day, unsafe Int(parts.tm_gmtoff))
  }
}
