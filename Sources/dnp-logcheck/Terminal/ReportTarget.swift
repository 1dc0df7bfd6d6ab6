import Foundation
import LogCheckModel
import LogCheckReporting

/// A report and where it goes: standard output as it comes, a file whole at the end.
struct ReportTarget {
  private var reporter: any Reporter
  private let file: String?
  private var output = ReportOutput()
  private var kept: [UInt8] = []

  init(reporter: any Reporter, file: String?) {
    self.reporter = reporter
    self.file = file
  }

  mutating func begin(_ run: RunHeader) {
    reporter.begin(run, to: &output)
    flush()
  }

  mutating func report(_ finding: Finding) {
    reporter.report(finding, to: &output)
    flush()
  }

  /// Ends the report; `false` when its file could not be written.
  mutating func end(_ summary: RunSummary) -> Bool {
    reporter.end(summary, to: &output)
    flush()
    guard let file else { return true }
    return ReportFile.replace(file, with: kept)
  }

  private mutating func flush() {
    let bytes = output.take()
    guard !bytes.isEmpty else { return }
    if file == nil { StandardStreams.write(bytes) } else { kept += bytes }
  }
}

/// Writes a report file whole or not at all.
enum ReportFile {
  static func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    let manager = FileManager.default
    let type = (try? manager.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    let isSpecial = type != nil && type != .typeRegular && type != .typeSymbolicLink
    // A device or pipe is written in place; a plain file is made beside its place and moved there.
    let target = isSpecial ? path : path + ".\(ProcessInfo.processInfo.processIdentifier).tmp"
    do {
      if isSpecial {
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.write(contentsOf: Data(bytes))
        try handle.close()
      } else {
        try Data(bytes).write(to: URL(filePath: target))
        guard unsafe rename(target, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      }
      return true
    } catch {
      if !isSpecial { try? manager.removeItem(atPath: target) }
      let shown = CleanText.line(path)
      StandardStreams.complain("dnp-logcheck: the report \(shown) cannot be written; is its folder there and writable?")
      return false
    }
  }
}
