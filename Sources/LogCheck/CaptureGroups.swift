import LogCheckIngest
import LogCheckModel

/// Inputs that are read together as one trace, in the order of their time.
package struct CaptureGroup {
  package var parts: [Int]
  /// Parts between which and the one before others are missing.
  var afterGaps: Set<Int> = []

  package init(parts: [Int], afterGaps: Set<Int> = []) {
    self.parts = parts
    self.afterGaps = afterGaps
  }
}

/// The grouping of a run's inputs into traces, and the inputs that hold nothing new.
struct CaptureGroups {
  private(set) var groups: [CaptureGroup] = []
  /// Inputs that were named more than once.
  private(set) var repeated: [Int] = []
  /// Inputs with the same bytes as an earlier one.
  private(set) var copies: [(index: Int, original: Int)] = []
  /// Sets that are numbered as the parts of one log and cannot be put in order.
  private(set) var disordered: [[Int]] = []
  /// Sets that are read in the order of their stamps, against their numbers.
  private(set) var renumbered: [[Int]] = []

  /// Parts are known by their names: `device.log`, `device.log.1`, `device.log.2` in one folder are parts of one log
  /// that was rotated. Any other file is a separate capture.
  ///
  /// `others` are inputs that are no captures.
  init(_ inputs: [AuditInput], clock: ClockOptions, except others: Set<Int> = []) {
    var sets: [(indices: [Int], names: [PartName])] = []
    var byBase: [[UInt8]: Int] = [:]
    for index in fresh(inputs) where !others.contains(index) {
      guard case .file(let path, _) = inputs[index] else {
        sets.append(([index], []))
        continue
      }
      let name = PartName(path)
      if let set = byBase[name.base] {
        sets[set].indices.append(index)
        sets[set].names.append(name)
      } else {
        byBase[name.base] = sets.count
        sets.append(([index], [name]))
      }
    }
    for set in sets {
      if set.indices.count == 1 {
        groups.append(CaptureGroup(parts: set.indices))
      } else if let order = PartOrder(set.names, stamps: { Self.earlyStamp(of: inputs[set.indices[$0]]) }, clock) {
        groups.append(
          CaptureGroup(
            parts: order.positions.map { set.indices[$0] }, afterGaps: Set(order.afterGaps.map { set.indices[$0] })))
        if order.isAgainstNumbers { renumbered.append(order.positions.map { set.indices[$0] }) }
      } else {
        groups += set.indices.map { CaptureGroup(parts: [$0]) }
        disordered.append(set.indices)
      }
    }
  }

  /// The inputs without those that hold the same as another one.
  private mutating func fresh(_ inputs: [AuditInput]) -> [Int] {
    var paths: Set<[UInt8]> = []
    var bySize: [Int: FilesOfOneSize] = [:]
    return inputs.indices.filter { index in
      guard case .file(let path, _) = inputs[index] else { return true }
      guard paths.insert(path).inserted else {
        repeated.append(index)
        return false
      }
      guard let size = FileSource.regularSize(path: path), size > 0 else { return true }
      guard let original = bySize[size, default: FilesOfOneSize()].original(of: (index, path)) else { return true }
      copies.append((index, original))
      return false
    }
  }

  /// Files of one size, distinguished by their beginnings, so that not each of thousands is compared with all. The only
  /// one of its size is not opened for this.
  private struct FilesOfOneSize {
    typealias File = (index: Int, path: [UInt8])

    private var only: File?
    private var byStart: [UInt64: [File]] = [:]

    /// Takes a file in, unless it holds the same as one that was taken in before: the index of that one.
    mutating func original(of file: File) -> Int? {
      if only == nil, byStart.isEmpty {
        only = file
        return nil
      }
      if let first = only, let start = Self.start(of: first) { byStart[start] = [first] }
      only = nil
      guard let start = Self.start(of: file) else { return nil }
      if let original = byStart[start]?.first(where: { FileSource.haveSameBytes($0.path, file.path) }) {
        return original.index
      }
      byStart[start, default: []].append(file)
      return nil
    }

    /// `nil` where it cannot be read.
    private static func start(of file: File) -> UInt64? {
      guard let source = try? FileSource(path: file.path), let start = try? source.readStart(limit: 4096) else {
        return nil
      }
      return FNVHash.of(start)
    }
  }

  /// A stamp out of the beginning of a file, where it has one.
  private static func earlyStamp(of input: AuditInput) -> CivilStamp? {
    guard case .file(let path, _) = input, FileSource.regularSize(path: path) != nil,
      let source = try? FileSource(path: path), let start = try? source.readStart(limit: FormatDetector.sampleBytes)
    else { return nil }
    var options = ReadingOptions(literals: [])
    options.keepsOrder = true
    var reader = CaptureReader(options)
    var sink = LastStamp()
    try? reader.feed(start.span, to: &sink)
    // The sample ends anywhere; what it holds is enough.
    try? reader.finish(to: &sink)
    return sink.stamp
  }
}

/// Keeps the last stamp that a reader reports.
private struct LastStamp: RecordSink {
  var stamp: CivilStamp?

  mutating func receive(_ event: ReaderEvent) {
    if case .time(let stamp, _, _) = event { self.stamp = stamp }
  }
}
