import LogCheckModel

/// Samples of metrics in the text exposition format: `name{label="value"} 3`, and comments.
enum ExpositionSidecar {
  static func sketch(_ sample: Span<UInt8>, at start: Int, isWhole: Bool) -> SidecarReader.Sketch? {
    var names: [LogText] = []
    var position = start
    while position < sample.count {
      let end = sample.firstIndex(of: 0x0A, from: position) ?? sample.count
      // A line that the sample cuts is skipped.
      if end == sample.count, !isWhole { break }
      switch line(sample, position..<end) {
      case .blank: break
      case .sample(let found): if !names.contains(found.name), names.count < 256 { names.append(found.name) }
      case .wrong: return nil
      }
      position = end + 1
    }
    guard !names.isEmpty else { return nil }
    return SidecarReader.Sketch(encoding: .exposition, form: .exposition, names: names, isWhole: isWhole)
  }

  static func read(_ bytes: Span<UInt8>, at start: Int) throws(SidecarProblem) -> SidecarContents {
    var contents = SidecarContents(
      form: .exposition, root: SidecarNode(.list([]), range: start..<bytes.count, line: 1))
    var rows: [SidecarNode] = []
    var lines = LineCount()
    var position = start
    var values = 0
    while position < bytes.count {
      let end = bytes.firstIndex(of: 0x0A, from: position) ?? bytes.count
      let number = lines.line(at: position, in: bytes)
      switch line(bytes, position..<end) {
      case .blank: break
      case .wrong: contents.skip(line: number, "it is no sample of a metric")
      case .sample(let found):
        values += 3 + found.labels.count
        if values > SidecarLimits.values {
          contents.skip(line: number, "it comes after the first \(SidecarLimits.values) values")
        } else {
          rows.append(node(found, range: position..<end, line: number))
        }
      }
      position = end + 1
    }
    contents.root.value = .list(rows)
    return contents
  }

  private struct Sample {
    var name: LogText
    var labels: [(name: LogText, value: LogText)] = []
    /// The labels as they are written, with their braces.
    var labelText: LogText?
    var value: LogText
  }

  private enum Line {
    case blank
    case sample(Sample)
    case wrong
  }

  private static func node(_ sample: Sample, range: Range<Int>, line: Int) -> SidecarNode {
    func node(_ value: SidecarValue) -> SidecarNode { SidecarNode(value, range: range, line: line) }
    let labels = sample.labels.map { SidecarValue.Member(name: $0.name, node: node(.cell($0.value))) }
    let text = sample.labelText.map { [SidecarValue.Member(name: LogText("label_text"), node: node(.text($0)))] } ?? []
    return node(
      .object(
        [
          SidecarValue.Member(name: LogText("name"), node: node(.text(sample.name))),
          SidecarValue.Member(name: LogText("value"), node: node(.number(sample.value))),
          SidecarValue.Member(name: LogText("labels"), node: node(.object(labels))),
        ] + text))
  }

  private static func line(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Line {
    let line = bytes.extracting(range)
    var end = line.count
    while end > 0, line[end - 1] <= 0x20 { end -= 1 }
    var position = 0
    while position < end, line[position] <= 0x20 { position += 1 }
    guard position < end else { return .blank }
    if line[position] == 0x23 { return .blank }
    guard let name = word(line, at: &position, to: end, isMetric: true) else { return .wrong }
    var labels: [(name: LogText, value: LogText)] = []
    let labelStart = position
    if position < end, line[position] == 0x7B {
      guard let found = Self.labels(line, at: &position, to: end) else { return .wrong }
      labels = found
    }
    var labelBytes: [UInt8] = []
    for index in labelStart..<position { labelBytes.append(line[index]) }
    let labelText = labelBytes.isEmpty ? nil : LogText(bytes: labelBytes)
    let beforeBlank = position
    while position < end, line[position] == 0x20 || line[position] == 0x09 { position += 1 }
    guard position > beforeBlank || !labels.isEmpty else { return .wrong }
    guard let value = number(line, at: &position, to: end) else { return .wrong }
    // A time may follow; it is not taken, since the file itself has no time either.
    while position < end, line[position] == 0x20 || line[position] == 0x09 { position += 1 }
    if position < end {
      guard number(line, at: &position, to: end) != nil, position == end else { return .wrong }
    }
    return .sample(Sample(name: name, labels: labels, labelText: labelText, value: value))
  }

  private static func word(_ line: Span<UInt8>, at position: inout Int, to end: Int, isMetric: Bool) -> LogText? {
    var bytes: [UInt8] = []
    while position < end {
      switch line[position] {
      case 0x41...0x5A, 0x61...0x7A, 0x5F: break
      case 0x3A where isMetric: break
      case 0x30...0x39 where !bytes.isEmpty: break
      default: return bytes.isEmpty ? nil : LogText(bytes: bytes)
      }
      bytes.append(line[position])
      position += 1
    }
    return bytes.isEmpty ? nil : LogText(bytes: bytes)
  }

  private static func labels(
    _ line: Span<UInt8>, at position: inout Int, to end: Int
  ) -> [(name: LogText, value: LogText)]? {
    var labels: [(name: LogText, value: LogText)] = []
    position += 1
    func skipBlanks() { while position < end, line[position] == 0x20 || line[position] == 0x09 { position += 1 } }
    while true {
      skipBlanks()
      guard position < end else { return nil }
      if line[position] == 0x7D {
        position += 1
        return labels
      }
      guard let name = word(line, at: &position, to: end, isMetric: false) else { return nil }
      skipBlanks()
      guard position + 1 < end, line[position] == 0x3D else { return nil }
      position += 1
      skipBlanks()
      guard position < end, line[position] == 0x22 else { return nil }
      position += 1
      var value: [UInt8] = []
      while position < end, line[position] != 0x22 {
        if line[position] == 0x5C, position + 1 < end {
          position += 1
          value.append(line[position] == 0x6E ? 0x0A : line[position])
        } else {
          value.append(line[position])
        }
        position += 1
      }
      guard position < end else { return nil }
      position += 1
      labels.append((name, LogText(bytes: value)))
      skipBlanks()
      if position < end, line[position] == 0x2C {
        position += 1
      } else if position >= end || line[position] != 0x7D {
        return nil
      }
    }
  }

  /// A number up to a blank; `NaN` and `+Inf` count as numbers that no field can take.
  private static func number(_ line: Span<UInt8>, at position: inout Int, to end: Int) -> LogText? {
    var bytes: [UInt8] = []
    while position < end, line[position] != 0x20, line[position] != 0x09 {
      bytes.append(line[position])
      position += 1
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let isWord = ["NaN", "+Inf", "-Inf", "Inf"].contains(text)
    guard isWord || (bytes.first.map { ASCII.isDigit($0) || $0 == 0x2D || $0 == 0x2B } ?? false),
      isWord || (bytes.count <= 64 && Double(text) != nil)
    else { return nil }
    return LogText(bytes: bytes)
  }
}
