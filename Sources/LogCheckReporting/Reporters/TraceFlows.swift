import LogCheckModel

/// The arrows of a trace: from what asked for a plan to the plan, and from the plan to what settled it.
///
/// A timeline row is on one chain only, since an event of a trace has room for one; chains lead forward in time.
struct TraceFlows {
  /// The position of a timeline row on its chain.
  struct Link {
    var chain: Int
    var step: Int
    var leadsOn = false
  }

  /// By the index of the timeline row among those of its source.
  private(set) var links: [Int: Link] = [:]
  private var chains = 0
  private let times: [Int64?]

  /// - Parameter times: The instants at which the events of the timeline rows are drawn.
  init(_ source: TimelineSource, _ found: TimelineSpans, times: [Int64?]) {
    self.times = times
    // The end of a run is drawn at the beginning of its slice.
    var openings: [Int: Int] = [:]
    for span in found.spans where span.kind == .run {
      if let closing = span.closing { openings[closing] = span.opening }
    }
    let plans = Dictionary(
      found.spans.filter { $0.kind == .plan }.map { ($0.opening, $0) }, uniquingKeysWith: { first, _ in first })
    var latest: [String: [Int: Int]] = [:]
    let moments = Set(found.moments)
    for (index, row) in source.rows.enumerated() {
      guard let key = row.key else { continue }
      if plans[index] != nil, let asked = latest[key]?.filter({ $0.key != row.lane }).values.max() {
        link(asked, to: index)
      }
      if moments.contains(index) { latest[key, default: [:]][row.lane] = index }
    }
    for span in found.spans where span.kind == .plan {
      if let closing = span.closing { link(span.opening, to: openings[closing] ?? closing) }
    }
  }

  private mutating func link(_ from: Int, to: Int) {
    guard links[to] == nil, links[from]?.leadsOn != true, from != to, let begin = times[from], let end = times[to],
      begin <= end
    else { return }
    var link = links[from] ?? Link(chain: newChain(), step: 0)
    link.leadsOn = true
    links[from] = link
    links[to] = Link(chain: link.chain, step: link.step + 1)
  }

  private mutating func newChain() -> Int {
    chains += 1
    return chains
  }
}
