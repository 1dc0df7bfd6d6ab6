package import LogCheckModel

extension LaneDefinition: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(id)
    text.add(title)
    text.add(mark)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(id: try text.next(), title: try text.next(), mark: try text.next())
  }
}

extension TimelineEntry: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(id)
    text.add(event)
    text.add(lane)
    text.add(kind)
    text.add(label)
    text.add(mark)
    text.add(at)
    text.add(until)
    text.add(key)
    text.add(run)
    text.add(success)
    text.add(value)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      id: try text.next(), event: try text.next(), lane: try text.next(), kind: try text.next(),
      label: try text.next(), mark: try text.next())
    at = try text.next()
    until = try text.next()
    key = try text.next()
    run = try text.next()
    success = try text.next()
    value = try text.next()
  }
}

extension LabelPiece: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .text(let words):
      text.add(number: 0)
      text.add(words)
    case .value(let expression):
      text.add(number: 1)
      text.add(expression)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .text(try text.next())
    case 1: self = .value(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension Metric: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(help)
    text.add(kind)
    text.add(event)
    text.add(labels)
    text.add(value)
    text.add(buckets)
    text.add(limit)
    text.add(mark)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      name: try text.next(), help: try text.next(), kind: try text.next(), event: try text.next(),
      labels: try text.next(), value: try text.next(), buckets: try text.next(), limit: try text.next(),
      mark: try text.next())
  }
}

extension MetricLimit: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .atMost(let value):
      text.add(number: 0)
      text.add(value)
    case .atLeast(let value):
      text.add(number: 1)
      text.add(value)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .atMost(try text.next())
    case 1: self = .atLeast(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension MetricLabel: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(value)
    text.add(values)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), value: try text.next(), values: try text.next())
  }
}

extension TimelineMark: PackedCase { package static let packedCases = allCases }

extension MetricFamily.Kind: PackedCase { package static let packedCases = allCases }
