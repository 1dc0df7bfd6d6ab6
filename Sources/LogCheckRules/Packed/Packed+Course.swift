import LogCheckModel

// The kinds of rules about what follows what.

extension ResponseRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(trigger)
    text.add(alternatives)
    text.add(forbidden)
    text.add(exactlyOne)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(trigger: try text.next(), alternatives: try text.next())
    forbidden = try text.next()
    exactlyOne = try text.next()
  }
}

extension ResponseRule.Alternative: Packed {
  func pack(into text: inout PackWriter) {
    text.add(steps)
    text.add(mark)
    text.add(deadline)
    text.add(after)
    text.add(until)
    text.add(entry)
    text.add(note)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(steps: try text.next(), mark: try text.next())
    deadline = try text.next()
    after = try text.next()
    until = try text.next()
    entry = try text.next()
    note = try text.next()
  }
}

extension ResponseRule.Deadline: Packed {
  func pack(into text: inout PackWriter) {
    switch self {
    case .within(let length):
      text.add(number: 0)
      text.add(length)
    case .by(let instant):
      text.add(number: 1)
      text.add(instant)
    }
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .within(try text.next())
    case 1: self = .by(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension SequenceRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(start)
    text.add(steps)
    text.add(within)
    text.add(each)
    text.add(notBetween)
    text.add(isStrict)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(start: try text.next(), steps: try text.next(), within: try text.next())
    each = try text.next()
    notBetween = try text.next()
    isStrict = try text.next()
  }
}

extension SequenceRule.Step: Packed {
  func pack(into text: inout PackWriter) {
    text.add(shape)
    text.add(isOptional)
    text.add(mark)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(shape: try text.next(), isOptional: try text.next(), mark: try text.next())
  }
}

extension SequenceRule.Step.Shape: Packed {
  func pack(into text: inout PackWriter) {
    switch self {
    case .anyOf(let choices):
      text.add(number: 0)
      text.add(choices)
    case .allOf(let parts):
      text.add(number: 1)
      text.add(parts)
    }
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .anyOf(try text.next())
    case 1: self = .allOf(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension NeverRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(open)
    text.add(close)
    text.add(aliveComponents)
    text.add(aliveEvents)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next())
    open = try text.next()
    close = try text.next()
    aliveComponents = try text.next()
    aliveEvents = try text.next()
  }
}

extension PrecedesRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(requires)
    text.add(scope)
    text.add(since)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next(), requires: try text.next(), scope: try text.next())
    since = try text.next()
  }
}

extension PrecedesRule.Scope: Packed {
  func pack(into text: inout PackWriter) {
    switch self {
    case .session: text.add(number: 0)
    case .capture: text.add(number: 1)
    case .within(let length):
      text.add(number: 2)
      text.add(length)
    case .install: text.add(number: 3)
    }
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .session
    case 1: self = .capture
    case 2: self = .within(try text.next())
    case 3: self = .install
    default: throw DamagedPack()
    }
  }
}

extension OverlapRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(begin)
    text.add(end)
    text.add(longest)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(begin: try text.next(), end: try text.next(), longest: try text.next())
  }
}

extension MachineRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(states)
    text.add(initial)
    text.add(labels)
    text.add(arrows)
    text.add(final)
    text.add(alphabet.mark)
    text.add(resetOn)
    text.add(ignoresOthers)
    text.add(stays)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      states: try text.next(), initial: try text.next(), labels: try text.next(), arrows: try text.next(),
      final: try text.next(), mark: try text.next())
    resetOn = try text.next()
    ignoresOthers = try text.next()
    stays = try text.next()
  }
}

extension MachineRule.Arrow: Packed {
  func pack(into text: inout PackWriter) {
    text.add(label)
    text.add(target)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(label: try text.next(), target: try text.next())
  }
}

extension MachineRule.Stay: Packed {
  func pack(into text: inout PackWriter) {
    text.add(state)
    text.add(longest)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(state: try text.next(), longest: try text.next())
  }
}
