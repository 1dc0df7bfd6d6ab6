import LogCheckModel

/// Reads `metrics`, when the events of all files are known.
struct MetricDecoder {
  private let shown: ShownValues
  private let problems: RuleProblems
  private(set) var metrics: [Metric] = []
  private var marks: [String: SourceMark] = [:]
  /// Names by what OpenMetrics calls the family: without the ending of counters.
  private var families: [String: String] = [:]

  private static let mostValues = 32
  private static let mostSeries = 256
  /// Endings and labels that the formats of metrics keep for themselves.
  private static let keptEndings = ["_total", "_bucket", "_count", "_sum", "_created", "_info"]
  /// The prefix of the metrics that reports make of every run.
  private static let keptBeginning = "dnp_logcheck_"
  private static let keptLabels = ["le", "quantile"]

  /// `ofFiles` are the events from evidence files.
  init(catalogue: EventCatalogue, ofFiles: Set<EventTypeID>, problems: RuleProblems) {
    shown = ShownValues(catalogue: catalogue, ofFiles: ofFiles, problems: problems)
    self.problems = problems
  }

  /// Adds the metrics of one file to those of the files before it.
  mutating func decode(_ node: RuleNode) {
    for item in NodeReader(problems: problems).list(node, of: "metrics") { decodeItem(item) }
  }

  private mutating func decodeItem(_ node: RuleNode) {
    guard let map = MapReader(node, .metric, problems) else { return }
    let name = map.name("name", .metric, &marks)
    let help = map.text("help")
    let kind = map.word("type", as: MetricFamily.Kind.self)
    let event = shown.event(in: map)
    let scope = shown.scope(of: event)
    let labels = map.value("labels").map { self.labels($0, scope) } ?? []
    let value = map.value("value").flatMap { shown.measure($0, scope) }
    let buckets = map.value("buckets").map { self.buckets($0, of: value?.type) } ?? []
    let limit = limit(map, kind, value?.type)
    if let kind { checkShape(kind, name, map) }
    if let name, let position = map.value("name")?.position { checkFamily(name, at: position) }
    guard let name, let help, let kind, let event else { return }
    metrics.append(
      Metric(
        name: name, help: help, kind: kind, event: event, labels: labels, value: value?.expression, buckets: buckets,
        limit: limit, mark: node.mark))
  }

  private mutating func checkFamily(_ name: String, at position: FilePosition) {
    if name.hasPrefix(Self.keptBeginning) { problems.report(.reservedName(name, of: .metric), at: position) }
    let family = name.hasSuffix("_total") ? String(name.dropLast("_total".count)) : name
    if let other = families[family], other != name {
      problems.report(.unusable(name, because: "it cannot be distinguished from `\(other)`"), at: position)
    }
    families[family] = families[family] ?? name
  }

  private func checkShape(_ kind: MetricFamily.Kind, _ name: String?, _ map: MapReader) {
    if let name, let position = map.value("name")?.position {
      let ending = Self.keptEndings.first { name.hasSuffix($0) }
      if kind == .counter, ending != "_total" {
        problems.report(.unusable(name, because: "the name of a counter ends in `_total`"), at: position)
      } else if kind != .counter, let ending {
        problems.report(.unusable(name, because: "only other metrics end in `\(ending)`"), at: position)
      }
    }
    if kind != .counter, !map.has("value") {
      problems.report(.missingKey("value", of: "a \(kind.rawValue)"), at: map.node.position)
    }
    if kind == .histogram, !map.has("buckets") {
      problems.report(.missingKey("buckets", of: "a histogram"), at: map.node.position)
    } else if kind != .histogram, map.has("buckets") {
      problems.report(.unusable("buckets", because: "only a histogram has them"), at: map.keyPosition("buckets"))
    }
  }

  private func labels(_ node: RuleNode, _ scope: ExpressionScope) -> [MetricLabel] {
    var series = 1
    let reader = NodeReader(problems: problems)
    return reader.entries(node, of: "labels", atMost: RuleFileLimits.listed).compactMap { entry in
      if Self.keptLabels.contains(entry.key) {
        problems.report(.reservedName(entry.key, of: .metricLabel), at: entry.keyPosition)
      }
      let isName = reader.name(entry.key, .metricLabel, at: entry.keyPosition)
      guard let map = MapReader(entry.value, .metricLabel, problems) else { return nil }
      let value = map.value("value").flatMap { shown.expressions.expression($0, scope, giving: .text) }
      let values = map.texts("values", atMost: Self.mostValues).map(\.text)
      // With the one for all others.
      series *= values.count + 1
      if series > Self.mostSeries {
        problems.report(.tooMany("series of one metric", limit: Self.mostSeries), at: entry.keyPosition)
        series = 1
      }
      guard isName, let value else { return nil }
      return MetricLabel(name: entry.key, value: value, values: values)
    }
  }

  /// Ends of buckets: durations where the value is one, else numbers; where its type is not known, either.
  private func buckets(_ node: RuleNode, of type: ValueType?) -> [Double] {
    var bounds: [Double] = []
    for item in NodeReader(problems: problems).items(node, of: "`buckets`", atMost: RuleFileLimits.listed) {
      guard let type, type != .any else { continue }
      guard let bound = type == .duration ? seconds(item) : number(item) else { continue }
      if let last = bounds.last, bound <= last {
        problems.report(.unusable("buckets", because: "each end is beyond the one before"), at: item.position)
      }
      bounds.append(bound)
    }
    return bounds
  }

  private func limit(_ map: MapReader, _ kind: MetricFamily.Kind?, _ type: ValueType?) -> MetricLimit? {
    let given = ["at_most", "at_least"].filter(map.has)
    guard let key = given.first, let node = map.value(key) else { return nil }
    if let kind, kind != .histogram {
      problems.report(.unusable(key, because: "only a histogram has a limit"), at: map.keyPosition(key))
    }
    if given.count > 1 {
      problems.report(.unusable(given[1], because: "a metric has one limit"), at: map.keyPosition(given[1]))
    }
    guard let type, type != .any, let bound = type == .duration ? seconds(node) : number(node) else { return nil }
    return key == "at_most" ? .atMost(bound) : .atLeast(bound)
  }

  private func seconds(_ node: RuleNode) -> Double? {
    guard let text = node.scalar?.text else {
      problems.report(.wrongType(expected: "a duration", found: node.kindWords), at: node.position)
      return nil
    }
    switch DurationParser.parse(text, isSigned: true) {
    case .duration(let duration): return Double(duration.nanoseconds) / 1_000_000_000
    case .tooLong: problems.report(.durationOutOfRange(text, isSigned: true), at: node.position)
    case .bareNumber: problems.report(.bareNumberForDuration(text), at: node.position)
    case .malformed: problems.report(.badDuration(text), at: node.position)
    }
    return nil
  }

  private func number(_ node: RuleNode) -> Double? {
    guard let text = node.scalar?.text else {
      problems.report(.wrongType(expected: "a number", found: node.kindWords), at: node.position)
      return nil
    }
    guard let number = Double(text), number.isFinite else {
      problems.report(.badValue(text, type: "a number"), at: node.position)
      return nil
    }
    return number
  }
}
