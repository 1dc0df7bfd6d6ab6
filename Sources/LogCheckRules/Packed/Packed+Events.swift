import LogCheckModel

extension ComponentDefinition: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(mark)
    text.add(summary)
    text.add(tags)
    text.add(logTags)
    text.add(subsystems)
    text.add(categories)
    text.add(isEssential)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), mark: try text.next())
    summary = try text.next()
    tags = try text.next()
    logTags = try text.next()
    subsystems = try text.next()
    categories = try text.next()
    isEssential = try text.next()
  }
}

extension EnvelopeMember: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(type)
    text.add(words)
    text.add(isRequired)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), type: try text.next(), words: try text.next(), isRequired: try text.next())
  }
}

extension EventDefinition: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(mark)
    text.add(summary)
    text.add(components)
    for platform in Platform.packedCases { text.add(levels[platform]) }
    text.add(startsSession)
    text.add(isPrintOnly)
    text.add(isInSomeBuilds)
    text.add(lines)
    text.add(clockField)
    text.add(zoneField)
    text.add(fields)
    text.add(texts)
    text.add(pairs)
    text.add(constants)
    text.add(literals)
    text.add(names)
    text.add(isEvidence)
    text.add(processes)
    text.add(refinement)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), mark: try text.next())
    summary = try text.next()
    components = try text.next()
    for platform in Platform.packedCases {
      if let level: LogLevel = try text.next() { levels[platform] = level }
    }
    startsSession = try text.next()
    isPrintOnly = try text.next()
    isInSomeBuilds = try text.next()
    lines = try text.next()
    clockField = try text.next()
    zoneField = try text.next()
    fields = try text.next()
    texts = try text.next()
    pairs = try text.next()
    constants = try text.next()
    literals = try text.next()
    names = try text.next()
    isEvidence = try text.next()
    processes = try text.next()
    refinement = try text.next()
  }
}

extension EventRefinement: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(field)
    text.add(choices)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(field: try text.next(), choices: try text.next())
  }
}

extension EventRefinement.Choice: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(word)
    text.add(type)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(word: try text.next(), type: try text.next())
  }
}

extension FieldDefinition: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(type)
    text.add(sources)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), type: try text.next())
    sources = try text.next()
  }
}

extension NestedSource: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(field)
    text.add(path)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(field: try text.next(), path: try text.next())
  }
}

extension JSONStep: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .member(let name):
      text.add(number: 0)
      text.add(name)
    case .item(let index):
      text.add(number: 1)
      text.add(index)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .member(try text.next())
    case 1: self = .item(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension KeyPair: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(key)
    text.add(field)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(key: try text.next(), field: try text.next())
  }
}

extension FieldConstant: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(field)
    text.add(value)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(field: try text.next(), value: try text.next())
  }
}

extension EventText: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(pattern)
    text.add(versions)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(try text.next(), try text.next())
  }
}

extension EventName: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(versions)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(try text.next(), try text.next())
  }
}

extension TextVersions: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(since)
    text.add(until)
    text.add(mark)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(since: try text.next(), until: try text.next(), mark: try text.next())
  }
}

extension TextPattern: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .template(let pieces, let source):
      text.add(number: 0)
      text.add(pieces)
      text.add(source)
    case .regex(let source):
      text.add(number: 1)
      text.add(source)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .template(try text.next(), source: try text.next())
    case 1: self = .regex(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension TemplatePiece: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .text(let value):
      text.add(number: 0)
      text.add(value)
    case .blank: text.add(number: 1)
    case .arrow: text.add(number: 2)
    case .field(let index, let type):
      text.add(number: 3)
      text.add(index)
      text.add(type)
    case .words(let words, let field):
      text.add(number: 4)
      text.add(words)
      text.add(field)
    case .optional(let pieces):
      text.add(number: 5)
      text.add(pieces)
    case .rest: text.add(number: 6)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .text(try text.next())
    case 1: self = .blank
    case 2: self = .arrow
    case 3: self = .field(try text.next(), try text.next())
    case 4: self = .words(try text.next(), field: try text.next())
    case 5: self = .optional(try text.nested { text throws(DamagedPack) in try text.next() })
    case 6: self = .rest
    default: throw DamagedPack()
    }
  }
}

extension EventDefinition.LineSort: PackedCase { package static let packedCases = allCases }
