import LogCheckIngest
import LogCheckModel
package import LogCheckRules
package import LogCheckTrace

extension SidecarFile {
  /// Whether an input is a file of one of the kinds that the rules declare. Standard input and pipes never are: they are read once.
  package static func inspect(at input: AuditInput, _ index: Int, kinds: [SidecarKind]) -> Content {
    guard !kinds.isEmpty else { return .other }
    switch input {
    case .standardInput: return .other
    case .pieces(let pieces, _): return inspect(pieces.flatMap(\.self), index, kinds: kinds)
    case .file(let path, _):
      guard let size = FileSource.regularSize(path: path), size > 0, let source = try? FileSource(path: path),
        let sample = try? source.readStart(limit: SidecarLimits.sampleBytes)
      else { return .other }
      return inspect(at: sample, size: size, index, kinds) {
        try? FileSource(path: path).readAll(limit: SidecarLimits.bytes)
      }
    }
  }
}
