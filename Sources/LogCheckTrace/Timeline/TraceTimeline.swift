package import LogCheckEngine
import LogCheckModel

/// The part of a run's timeline from one trace.
package struct TraceTimeline: Sendable {
  /// A source of the trace.
  package struct Track: Sendable {
    package var index: Int
    /// The device name in the log, if there is one.
    package var device: [UInt8]?
    /// Stretches in which any event may be missing.
    package var gaps: [CoverageGap]
  }

  package private(set) var collected: CollectedTimeline
  package let tracks: [Track]
  package let times: TraceTime

  /// `nil` where none was collected.
  package init?(_ assembler: TraceAssembler) {
    guard let collected = assembler.engine.timeline else { return nil }
    self.collected = collected
    times = assembler.times
    tracks = assembler.sources.tracks.map { track in
      Track(
        index: track.id.index, device: assembler.sources.deviceName(of: track.id.index),
        gaps: assembler.engine.gaps(of: track.id))
    }
  }

  /// Keeps so many timeline rows and counts the others.
  package mutating func omit(beyond limit: Int) {
    guard collected.rows.count > limit else { return }
    // From the last to the first, so that the time of the first is what remains.
    for row in collected.rows[limit...].reversed() {
      let known = collected.omitted[row.source.index]?.count ?? 0
      collected.omitted[row.source.index] = (known + 1, row.logged)
    }
    collected.rows.removeSubrange(limit...)
  }
}
