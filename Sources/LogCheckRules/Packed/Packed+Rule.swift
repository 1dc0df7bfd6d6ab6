import LogCheckModel

extension Rule: Packed {
  /// Its tests are not packed: only runs that judge use packed rules.
  package func pack(into text: inout PackWriter) {
    text.add(id)
    text.add(PackedBody(body))
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
    text.add(given)
    text.add(equivalents)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(id: try text.next(), body: try PackedBody(unpacking: &text).body, mark: try text.next())
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
    given = try text.next()
    equivalents = try text.next()
  }
}

extension MessageTemplate: Packed {
  package func pack(into text: inout PackWriter) { text.add(parts) }

  package init(unpacking text: inout PackReader) throws(DamagedPack) { self.init(parts: try text.next()) }
}

extension MessageTemplate.Part: Packed {
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

extension EquivalentChange: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(reason)
    text.add(mark)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), reason: try text.next(), mark: try text.next())
  }
}

extension Parameter: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(value)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), value: try text.next())
  }
}

extension Ends: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(supersedes)
    text.add(cancelledBy)
    text.add(killedBy)
    text.add(processEnders)
    text.add(withSession)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init()
    supersedes = try text.next()
    cancelledBy = try text.next()
    killedBy = try text.next()
    processEnders = try text.next()
    withSession = try text.next()
  }
}

extension GivenEvent: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(found)
    text.add(missing)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next(), found: try text.next(), missing: try text.next())
  }
}

extension GivenEvent.Effect: PackedCase {
  package static var packedCases: [Self] { GivenEvent.words.map(\.1) }
}

extension EventSelector: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(types)
    text.add(alias)
    text.add(guardExpression)
    text.add(mark)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      types: try text.next(), alias: try text.next(), guardExpression: try text.next(), mark: try text.next())
  }
}

/// The part of a rule that is of its kind, with the number of the kind before it.
struct PackedBody: Packed {
  let body: any RuleKind

  init(_ body: any RuleKind) { self.body = body }

  package func pack(into text: inout PackWriter) {
    let kind = type(of: body)
    text.add(number: UInt64(RuleKinds.all.firstIndex { $0 == kind } ?? RuleKinds.all.count))
    text.add(body)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    let kinds = RuleKinds.all
    body = try kinds[try text.number(below: kinds.count)].init(unpacking: &text)
  }
}
