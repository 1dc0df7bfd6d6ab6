import LogCheckModel

// The kinds of rules about what events and lines hold.

extension DomainRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(fields)
    text.add(missing)
    text.add(ignoresCase)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      event: try text.next(), fields: try text.next(), missing: try text.next(), ignoresCase: try text.next())
  }
}

extension DomainRule.Field: Packed {
  func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(value)
    text.add(domain)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), value: try text.next(), domain: try text.next())
  }
}

extension DomainRule.Domain: Packed {
  func pack(into text: inout PackWriter) {
    switch self {
    case .oneOf(let values):
      text.add(number: 0)
      text.add(values)
    case .noneOf(let values):
      text.add(number: 1)
      text.add(values)
    case .range(let least, let greatest):
      text.add(number: 2)
      text.add(least)
      text.add(greatest)
    case .matches(let pattern):
      text.add(number: 3)
      text.add(pattern)
    }
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .oneOf(try text.next())
    case 1: self = .noneOf(try text.next())
    case 2: self = .range(from: try text.next(), to: try text.next())
    case 3: self = .matches(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension PrivacyRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(components.map { $0.sorted() })
    text.add(detectors)
    text.add(allowed)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    let components: [Int]? = try text.next()
    self.init(components: components.map { Set($0) }, detectors: try text.next(), allowed: try text.next())
  }
}

extension SecretSort: Packed {
  func pack(into text: inout PackWriter) {
    text.add(id)
    text.add(title)
    text.add(detectors)
    text.add(names)
    text.add(allowed)
    text.add(isEverywhere)
    text.add(mark)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      id: try text.next(), title: try text.next(), detectors: try text.next(), names: try text.next(),
      allowed: try text.next(), isEverywhere: try text.next(), mark: try text.next())
  }
}

extension PrivacyRule.Detector: Packed {
  func pack(into text: inout PackWriter) {
    switch self {
    case .known(let kind):
      text.add(number: 0)
      text.add(kind)
    case .pattern(let source):
      text.add(number: 1)
      text.add(source)
    }
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .known(try text.next())
    case 1: self = .pattern(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension SchemaRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(required)
    text.add(allowsUnknownFields)
    text.add(checksTypes)
    text.add(needsOffsets)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      event: try text.next(), required: try text.next(), allowsUnknownFields: try text.next(),
      checksTypes: try text.next())
    needsOffsets = try text.next()
  }
}

extension SetRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(collected)
    text.add(relation)
    text.add(other)
    text.add(scope)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      collected: try text.next(), relation: try text.next(), other: try text.next(), scope: try text.next())
  }
}

extension SetRule.Collected: Packed {
  func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(value)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next(), value: try text.next())
  }
}

extension SetRule.Other: Packed {
  func pack(into text: inout PackWriter) {
    switch self {
    case .values(let values):
      text.add(number: 0)
      text.add(values)
    case .collected(let other):
      text.add(number: 1)
      text.add(other)
    }
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .values(try text.next())
    case 1: self = .collected(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension HashRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(value)
    text.add(previous)
    text.add(genesis)
    text.add(sameAs)
    text.add(shape)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next(), value: try text.next())
    previous = try text.next()
    genesis = try text.next()
    sameAs = try text.next()
    shape = try text.next()
  }
}

extension RelateRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(trigger)
    text.add(partners)
    text.add(within)
    text.add(lastPartners)
    text.add(checks)
    text.add(grade)
    text.add(isJudgedByOrder)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    let trigger: EventSelector = try text.next()
    let partners: [EventSelector] = try text.next()
    let within: Expression? = try text.next()
    let lastPartners: [EventSelector] = try text.next()
    self.init(trigger: trigger, checks: try text.next())
    self.partners = partners
    self.within = within
    self.lastPartners = lastPartners
    grade = try text.next()
    isJudgedByOrder = try text.next()
  }
}

extension RelateRule.Check: Packed {
  func pack(into text: inout PackWriter) {
    text.add(expression)
    text.add(source)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(expression: try text.next(), source: try text.next())
  }
}

extension RelateRule.Grade: Packed {
  func pack(into text: inout PackWriter) {
    text.add(value)
    text.add(unit)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(value: try text.next(), unit: try text.next())
  }
}
