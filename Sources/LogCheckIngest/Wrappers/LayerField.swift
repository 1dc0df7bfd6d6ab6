import LogCheckModel

/// A part of each line, as a user names it: a member of objects (`content.message`), a column of a table by its number from 1 or by its
/// title in the first line, a key of pairs.
package struct LayerField: Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }

  /// The part of these lines that the name means.
  func layer(in lines: [[UInt8]], option: String) throws(GivenLayerProblem) -> CaptureLayer {
    for path in [[name], name.split(separator: ".").map(String.init)] {
      let member = CaptureLayer.member(path)
      if lines.contains(where: { $0.first == 0x7B && member.value(in: $0.span) != nil }) { return member }
    }
    let pair = CaptureLayer.pair(name)
    if lines.contains(where: { pair.value(in: $0.span) != nil }) { return pair }
    if let column = column(in: lines) { return column }
    let known = Self.names(in: lines)
    let list = known.prefix(Self.most).joined(separator: ", ") + (known.count > Self.most ? ", …" : "")
    throw GivenLayerProblem(
      option: option, value: name,
      reason: "no line has such a member, column or key" + (known.isEmpty ? "" : "; there are: \(list)"))
  }

  /// Names that a problem lists.
  private static let most = 20

  private func column(in lines: [[UInt8]]) -> CaptureLayer? {
    let number = Int(name)
    var best: (layer: CaptureLayer, lines: Int)?
    for separator: UInt8 in [0x09, 0x2C, 0x3B, 0x7C] {
      let tables = lines.compactMap { TableLine.values(separator, in: $0.span) }
      guard let index = number.map({ $0 - 1 }) ?? tables.first?.firstIndex(where: isTitle), index >= 0 else { continue }
      let common = Dictionary(grouping: tables.filter { $0.count > max(1, index) }, by: \.count).values.map(\.count)
        .max()
      guard let common, best.map({ common > $0.lines }) ?? true else { continue }
      best = (.column(index, separator: separator), common)
    }
    return best?.layer
  }

  private func isTitle(_ value: [UInt8]) -> Bool { value.elementsEqual(name.utf8) }

  /// The members, keys or titles of the lines, for a user who wrote another one.
  private static func names(in lines: [[UInt8]]) -> [String] {
    guard let first = lines.first(where: { !$0.isEmpty }) else { return [] }
    if first.first == 0x7B {
      var names: [String] = []
      for part in lines.flatMap({ JSONEnvelope.texts(in: $0.span) }) {
        let name = part.path.joined(separator: ".")
        if !names.contains(name) { names.append(name) }
      }
      return names
    }
    if let pairs = PairLine.pairs(in: first.span) { return pairs.map(\.key) }
    for separator: UInt8 in [0x09, 0x2C, 0x3B, 0x7C] {
      if let titles = TableLine.values(separator, in: first.span), titles.count > 1 {
        return titles.map { String(decoding: $0, as: UTF8.self) }
      }
    }
    return []
  }
}

extension CaptureLayer {
  /// The value of a member, column or key of a line, as text; a number as it is written.
  func value(in line: Span<UInt8>) -> [UInt8]? {
    var text: [UInt8] = []
    switch self {
    case .characters, .prefix, .field: return nil
    case .member(let path):
      return JSONEnvelope.decode(path[...], in: line, into: &text, takesNumbers: true) ? text : nil
    case .column(let index, let separator):
      return TableLine.decode(index, separator, in: line, into: &text) ? text : nil
    case .pair(let key): return PairLine.decode(key, in: line, into: &text) ? text : nil
    }
  }
}

extension LogLevel {
  /// A level as log services print it: a word, a number of pino (10 to 60) or of syslog (0 to 7, RFC 5424).
  init?(printed text: Span<UInt8>) {
    var position = 0
    if let number = text.number(at: &position), position == text.count {
      switch number {
      case 0...2: self = .fault
      case 3, 50..<60: self = .error
      case 4, 40..<50: self = .warning
      case 5: self = .notice
      case 6, 30..<40: self = .info
      case 7, 10..<30: self = .debug
      case 60: self = .fault
      default: return nil
      }
      return
    }
    if text.isWord("trace", 0..<text.count) || text.isWord("verbose", 0..<text.count) {
      self = .debug
    } else if text.isWord("fatal", 0..<text.count) {
      self = .fault
    } else if let level = text.levelNamed(0..<text.count) {
      self = level
    } else {
      return nil
    }
  }
}
