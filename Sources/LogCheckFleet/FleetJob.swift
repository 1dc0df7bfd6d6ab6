package import LogCheck
import LogCheckModel

/// The captures of one run of one device, which are judged together and give one record.
package struct FleetJob: Sendable {
  package var inputs: [AuditInput]
  /// The path of its first capture as reports print it, by which records are distinguished.
  package var id: String
  /// The path of that capture below the folder that was named, part by part.
  package var path: [String]

  /// The files that make one run.
  package enum Grouping: String, CaseIterable, Sendable {
    /// Each file, with the parts of its log that were rotated away.
    case file
    /// All files of a folder: captures of one device and evidence files about it.
    case folder
  }

  /// Puts files together, each job at the position of its first file. `below` counts the parts of a path that belong to the folder that was
  /// named.
  package static func jobs(
    _ files: [(path: [UInt8], input: AuditInput, below: Int)], _ grouping: Grouping
  ) -> [FleetJob] {
    let bases = files.map { file in
      switch grouping {
      case .file: RotatedName.base(of: file.path)
      case .folder: file.path.lastIndex(of: 0x2F).map { Array(file.path[..<$0]) } ?? []
      }
    }
    var jobs: [FleetJob] = []
    var positions: [[UInt8]: Int] = [:]
    for (file, base) in zip(files, bases) {
      if let position = positions[base] {
        jobs[position].inputs.append(file.input)
        continue
      }
      positions[base] = jobs.count
      let parts = String(decoding: file.path, as: UTF8.self).split(separator: "/").map(String.init)
      jobs.append(FleetJob(inputs: [file.input], id: id(of: file.input), path: Array(parts.dropFirst(file.below))))
    }
    return jobs
  }

  /// The path as reports print it. A path with a masked part gets eight digits that distinguish it from others.
  private static func id(of input: AuditInput) -> String {
    guard case .file(let path, let shown) = input, Array(shown.utf8) != path else { return input.shown }
    return shown + "#" + FNVHash.shortDigits(of: path)
  }
}
