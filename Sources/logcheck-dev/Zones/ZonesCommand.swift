import ArgumentParser
import LogCheckModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the table of zones from a compiled IANA database.
struct ZonesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "zones", abstract: "Write the table of time zones from a folder of compiled zones.",
    discussion: "The database is in the public domain; systems have it in /usr/share/zoneinfo.")

  @Argument(help: "The folder, with a file tzdata.zi that names the version of the database.")
  var folder = "/usr/share/zoneinfo"

  static let path = "Sources/LogCheckModel/Zones/ZoneTable+Generated.swift"

  func run() throws {
    let files = try CompiledZone.files(in: URL(filePath: folder))
    var starts: [String: Int] = [:]
    var clocks = ""
    var names = ""
    for (name, zone) in files {
      let line = zone.tableLine
      let start = starts[line] ?? clocks.utf8.count
      if starts.updateValue(start, forKey: line) == nil { clocks += line + "\n" }
      names += "\(name) \(start)\n"
    }
    let text = """
      // Written by `logcheck-dev zones` from version \(try version()) of the IANA time zone database. Do not edit.
      // swift-format-ignore-file

      extension ZoneTable {
        /// Names, sorted by their bytes, and where their clock begins in ``clockLines``.
        static var nameLines: String {
          \"\"\"
      \(names)\"\"\"
        }

        /// See ``ZoneClock/text(first:changes:yearly:)``.
        static var clockLines: String {
          \"\"\"
      \(clocks)\"\"\"
        }
      }

      """
    try text.write(to: URL(filePath: Self.path), atomically: true, encoding: .utf8)
    print("\(files.count) names, \(starts.count) clocks, \(names.utf8.count + clocks.utf8.count) bytes: \(Self.path)")
  }

  private func version() throws -> String {
    let text = try String(contentsOf: URL(filePath: folder).appending(path: "tzdata.zi"), encoding: .utf8)
    guard let line = text.split(separator: "\n").first, line.hasPrefix("# version ") else {
      throw ValidationError("tzdata.zi does not begin with the version of the database")
    }
    return String(line.dropFirst("# version ".count))
  }
}
