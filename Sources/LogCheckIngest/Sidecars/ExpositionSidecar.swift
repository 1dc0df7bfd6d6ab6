import LogCheckModel

/// Samples of metrics in the text exposition format: `name{label="value"} 3`, and comments.
enum ExpositionSidecar {
  static func sketch(_ sample: Span<UInt8>, at start: Int, isWhole: Bool) -> SidecarReader.Sketch? {
    var names: [LogText] = []
    var place = start
    while place < sample.count {
      let end = sample.firstIndex(of: 0x0A, from: place) ?? sample.count
      // A line that the sample cuts tells nothing.
      if end == sample.count, !isWhole { break }
      switch line(sample, place..<end) {
      case .blank: break
      case .sample(let found): if !names.contains(found.name), names.count < 256 { names.append(found.name) }
      case .wrong: return nil
      }
      place = end + 1
    }
    guard !names.isEmpty else { return nil }
    return SidecarReader.Sketch(encoding: .exposition, form: .exposition, names: names, isWhole: isWhole)
  }

  static func read(_ bytes: Span<UInt8>, at start: Int) throws(SidecarProblem) -> SidecarContents {
    var contents = SidecarContents(
      form: .exposition, root: SidecarNode(.list([]), range: start..<bytes.count, line: 1))
    var rows: [SidecarNode] = []
    var lines = LineCount()
    var place = start
    var values = 0
    while place < bytes.count {
      let end = bytes.firstIndex(of: 0x0A, from: place) ?? bytes.count
      let number = lines.line(at: place, in: bytes)
      switch line(bytes, place..<end) {
      case .blank: break
      case .wrong: contents.skip(line: number, "it is no sample of a metric")
      case .sample(let found):
        values += 3 + found.labels.count
        if values > SidecarLimits.values {
          contents.skip(line: number, "it stands behind the first \(SidecarLimits.values) values")
        } else {
          rows.append(node(found, range: place..<end, line: number))
        }
      }
      place = end + 1
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
    var place = 0
    while place < end, line[place] <= 0x20 { place += 1 }
    guard place < end else { return .blank }
    if line[place] == 0x23 { return .blank }
    guard let name = word(line, at: &place, to: end, isMetric: true) else { return .wrong }
    var labels: [(name: LogText, value: LogText)] = []
    let labelStart = place
    if place < end, line[place] == 0x7B {
      guard let found = Self.labels(line, at: &place, to: end) else { return .wrong }
      labels = found
    }
    var labelBytes: [UInt8] = []
    for index in labelStart..<place { labelBytes.append(line[index]) }
    let labelText = labelBytes.isEmpty ? nil : LogText(bytes: labelBytes)
    let beforeBlank = place
    while place < end, line[place] == 0x20 || line[place] == 0x09 { place += 1 }
    guard place > beforeBlank || !labels.isEmpty else { return .wrong }
    guard let value = number(line, at: &place, to: end) else { return .wrong }
    // A time may stand behind; it is not taken, since the file has none of its own either.
    while place < end, line[place] == 0x20 || line[place] == 0x09 { place += 1 }
    if place < end {
      guard number(line, at: &place, to: end) != nil, place == end else { return .wrong }
    }
    return .sample(Sample(name: name, labels: labels, labelText: labelText, value: value))
  }

  private static func word(_ line: Span<UInt8>, at place: inout Int, to end: Int, isMetric: Bool) -> LogText? {
    var bytes: [UInt8] = []
    while place < end {
      switch line[place] {
      case 0x41...0x5A, 0x61...0x7A, 0x5F: break
      case 0x3A where isMetric: break
      case 0x30...0x39 where !bytes.isEmpty: break
      default: return bytes.isEmpty ? nil : LogText(bytes: bytes)
      }
      bytes.append(line[place])
      place += 1
    }
    return bytes.isEmpty ? nil : LogText(bytes: bytes)
  }

  private static func labels(
    _ line: Span<UInt8>, at place: inout Int, to end: Int
  ) -> [(name: LogText, value: LogText)]? {
    var labels: [(name: LogText, value: LogText)] = []
    place += 1
    func skipBlanks() { while place < end, line[place] == 0x20 || line[place] == 0x09 { place += 1 } }
    while true {
      skipBlanks()
      guard place < end else { return nil }
      if line[place] == 0x7D {
        place += 1
        return labels
      }
      guard let name = word(line, at: &place, to: end, isMetric: false) else { return nil }
      skipBlanks()
      guard place + 1 < end, line[place] == 0x3D else { return nil }
      place += 1
      skipBlanks()
      guard place < end, line[place] == 0x22 else { return nil }
      place += 1
      var value: [UInt8] = []
      while place < end, line[place] != 0x22 {
        if line[place] == 0x5C, place + 1 < end {
          place += 1
          value.append(line[place] == 0x6E ? 0x0A : line[place])
        } else {
          value.append(line[place])
        }
        place += 1
      }
      guard place < end else { return nil }
      place += 1
      labels.append((name, LogText(bytes: value)))
      skipBlanks()
      if place < end, line[place] == 0x2C { place += 1 } else if place >= end || line[place] != 0x7D { return nil }
    }
  }

  /// A number up to a blank; `NaN` and `+Inf` count as numbers that no field can take.
  private static func number(_ line: Span<UInt8>, at place: inout Int, to end: Int) -> LogText? {
    var bytes: [UInt8] = []
    while place < end, line[place] != 0x20, line[place] != 0x09 {
      bytes.append(line[place])
      place += 1
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let isWord = ["NaN", "+Inf", "-Inf", "Inf"].contains(text)
    guard isWord || (bytes.first.map { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2B } ?? false),
      isWord || (bytes.count <= 64 && Double(text) != nil)
    else { return nil }
    return LogText(bytes: bytes)
  }
}
