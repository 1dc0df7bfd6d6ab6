package import LogCheckModel

extension OutcomeDefinition: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(id)
    text.add(sign)
    text.add(event)
    text.add(mark)
    for value in OutcomeValue.allCases { text.add(values[value]) }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(id: try text.next(), sign: try text.next(), event: try text.next(), mark: try text.next())
    for value in OutcomeValue.allCases { values[value] = try text.next() }
  }
}

extension OutcomeCondition: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(id)
    text.add(explanation)
    text.add(event)
    text.add(explains)
    text.add(mark)
    text.add(derived)
    text.add(until)
    text.add(run)
    text.add(onSimulator)
    text.add(overrides)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      id: try text.next(), try text.next(), event: try text.next(), explains: try text.next(), mark: try text.next())
    derived = try text.next()
    until = try text.next()
    run = try text.next()
    onSimulator = try text.next()
    overrides = try text.next()
  }
}

extension OutcomeExplanation: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(kind)
    text.add(side)
    text.add(certainty)
    text.add(title)
    text.add(next)
    text.add(limit)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      kind: try text.next(), side: try text.next(), certainty: try text.next(), title: try text.next(),
      next: try text.next(), limit: try text.next())
  }
}

extension OutcomeSign: PackedCase { package static let packedCases = allCases }

extension OutcomeStage: PackedCase { package static let packedCases = allCases }

extension OutcomeSide: PackedCase { package static let packedCases = allCases }

extension OutcomeCertainty: PackedCase { package static let packedCases = allCases }

extension DerivedCause: PackedCase { package static let packedCases = allCases }

extension OutcomeBounds: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(late)
    text.add(window)
    text.add(lead)
    text.add(run)
    text.add(blocked)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      late: try text.next(), window: try text.next(), lead: try text.next(), run: try text.next(),
      blocked: try text.next())
  }
}
