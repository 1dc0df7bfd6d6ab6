import LogCheckModel

// The kinds of rules about how many and how much.

extension RateRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(maximum)
    text.add(length)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next(), maximum: try text.next(), length: try text.next())
  }
}

extension GaugeRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(up)
    text.add(down)
    text.add(set)
    text.add(counted.mark)
    text.add(resetOn)
    text.add(minimum)
    text.add(maximum)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(up: try text.next(), down: try text.next(), set: try text.next(), mark: try text.next())
    resetOn = try text.next()
    minimum = try text.next()
    maximum = try text.next()
  }
}

extension GaugeRule.Value: Packed {
  func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(value)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next(), value: try text.next())
  }
}

extension CounterRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(value)
    text.add(neverFalls)
    text.add(step)
    text.add(risesWith)
    text.add(orWith)
    text.add(resetOn)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next(), value: try text.next())
    neverFalls = try text.next()
    step = try text.next()
    risesWith = try text.next()
    orWith = try text.next()
    resetOn = try text.next()
  }
}

extension CountRule: Packed {
  func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(scope)
    text.add(minimum)
    text.add(maximum)
    text.add(isJudgedByOrder)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next(), scope: try text.next(), minimum: try text.next(), maximum: try text.next())
    isJudgedByOrder = try text.next()
  }
}

extension CountRule.Scope: Packed {
  func pack(into text: inout PackWriter) {
    switch self {
    case .between(let open, let close, let atMost):
      text.add(number: 0)
      text.add(open)
      text.add(close)
      text.add(atMost)
    case .session: text.add(number: 1)
    case .capture: text.add(number: 2)
    }
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .between(open: try text.next(), close: try text.next(), atMost: try text.next())
    case 1: self = .session
    case 2: self = .capture
    default: throw DamagedPack()
    }
  }
}
