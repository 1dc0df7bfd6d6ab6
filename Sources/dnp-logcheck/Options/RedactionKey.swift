import ArgumentParser
import LogCheckIngest
import LogCheckReporting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The key by which pseudonyms are made.
enum RedactionKey {
  /// The valid lengths of a key in bytes: a shorter one could be guessed, and a longer file is not a key.
  private static let length = 16...65_536

  /// The key of a file or a variable, otherwise a random one that is not kept; complains and ends with 2 if it is not a
  /// valid key.
  static func read(file: String?, variable: String?) throws -> [UInt8] {
    var key: [UInt8]
    let name: String
    if let file {
      name = CleanText.line(file)
      do {
        key = try FileSource(path: RawArguments.bytes(file)).readAll(limit: length.upperBound)
      } catch {
        StandardStreams.complain("dnp-logcheck: the key \(name) cannot be read: \(error)")
        throw ExitCode(2)
      }
    } else if let variable {
      name = CleanText.line(variable)
      guard let value = ProcessInfo.processInfo.environment[variable] else {
        StandardStreams.complain("dnp-logcheck: there is no variable \(name) in the environment")
        throw ExitCode(2)
      }
      key = Array(value.utf8)
    } else {
      return (0..<32).map { _ in UInt8.random(in: .min ... .max) }
    }
    while key.last == 0x0A || key.last == 0x0D { key.removeLast() }
    guard length.contains(key.count) else {
      StandardStreams.complain("dnp-logcheck: the key \(name) has to have at least \(length.lowerBound) bytes")
      throw ExitCode(2)
    }
    return key
  }
}
