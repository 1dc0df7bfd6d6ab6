import LogCheckModel

extension Rule: Packed {
  /// Its tests are not packed: only runs that judge use packed rules.
  func pack(into text: inout PackWriter) {
    text.add(id)
    text.add(body)
    text.add(mark)
    text.add(title)
    text.add(requirements)
    text.add(rationale)
    text.add(remediation)
    text.add(message)
    text.add(severity)
    text.add(status)
    text.add(tags)
    text.add(aliases)
    text.add(platforms)
    text.add(environments)
    text.add(profiles)
    text.add(variant)
    text.add(parameters)
    text.add(key)
    text.add(ends)
    text.add(equivalents)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(id: try text.next(), body: try text.next(), mark: try text.next())
    title = try text.next()
    requirements = try text.next()
    rationale = try text.next()
    remediation = try text.next()
    message = try text.next()
    severity = try text.next()
    status = try text.next()
    tags = try text.next()
    aliases = try text.next()
    platforms = try text.next()
    environments = try text.next()
    profiles = try text.next()
    variant = try text.next()
    parameters = try text.next()
    key = try text.next()
    ends = try text.next()
    equivalents = try text.next()
  }
}

extension MessageTemplate: Packed {
  func pack(into text: inout PackWriter) { text.add(parts) }

  init(unpacking text: inout PackReader) throws(DamagedPack) { self.init(parts: try text.next()) }
}

extension MessageTemplate.Part: Packed {
  func pack(into text: inout PackWriter) {
    switch self {
    case .text(let words):
      text.add(number: 0)
      text.add(words)
    case .value(let expression):
      text.add(number: 1)
      text.add(expression)
    }
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .text(try text.next())
    case 1: self = .value(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension EquivalentChange: Packed {
  func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(reason)
    text.add(mark)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), reason: try text.next(), mark: try text.next())
  }
}

extension Parameter: Packed {
  func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(value)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), value: try text.next())
  }
}

extension Ends: Packed {
  func pack(into text: inout PackWriter) {
    text.add(supersedes)
    text.add(cancelledBy)
    text.add(killedBy)
    text.add(withSession)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init()
    supersedes = try text.next()
    cancelledBy = try text.next()
    killedBy = try text.next()
    withSession = try text.next()
  }
}

extension EventSelector: Packed {
  func pack(into text: inout PackWriter) {
    text.add(types)
    text.add(alias)
    text.add(guardExpression)
    text.add(mark)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      types: try text.next(), alias: try text.next(), guardExpression: try text.next(), mark: try text.next())
  }
}

extension RuleBody: Packed {
  func pack(into text: inout PackWriter) {
    func add(_ kind: UInt64, _ body: some Packed) {
      text.add(number: kind)
      text.add(body)
    }
    switch self {
    case .rate(let body): add(0, body)
    case .overlap(let body): add(1, body)
    case .machine(let body): add(2, body)
    case .gauge(let body): add(3, body)
    case .counter(let body): add(4, body)
    case .response(let body): add(5, body)
    case .sequence(let body): add(6, body)
    case .never(let body): add(7, body)
    case .precedes(let body): add(8, body)
    case .count(let body): add(9, body)
    case .domain(let body): add(10, body)
    case .privacy(let body): add(11, body)
    case .schema(let body): add(12, body)
    case .set(let body): add(13, body)
    case .hash(let body): add(14, body)
    case .relate(let body): add(15, body)
    }
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .rate(try text.next())
    case 1: self = .overlap(try text.next())
    case 2: self = .machine(try text.next())
    case 3: self = .gauge(try text.next())
    case 4: self = .counter(try text.next())
    case 5: self = .response(try text.next())
    case 6: self = .sequence(try text.next())
    case 7: self = .never(try text.next())
    case 8: self = .precedes(try text.next())
    case 9: self = .count(try text.next())
    case 10: self = .domain(try text.next())
    case 11: self = .privacy(try text.next())
    case 12: self = .schema(try text.next())
    case 13: self = .set(try text.next())
    case 14: self = .hash(try text.next())
    case 15: self = .relate(try text.next())
    default: throw DamagedPack()
    }
  }
}
