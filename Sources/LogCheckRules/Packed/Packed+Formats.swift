package import LogCheckModel

/// Without samples, as rules without tests: these are judged where the files are.
extension FormatDefinition: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(id)
    text.add(summary)
    text.add(lines)
    text.add(platform)
    let words = levels.keys.sorted()
    text.add(words)
    text.add(words.compactMap { levels[$0] })
    text.add(mark)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    let (id, summary): (String, String) = (try text.next(), try text.next())
    let lines: [FormatPattern] = try text.next()
    let platform: Platform? = try text.next()
    let (words, levels): ([String], [LogLevel]) = (try text.next(), try text.next())
    guard Set(words).count == words.count, words.count == levels.count else { throw DamagedPack() }
    self.init(id: id, summary: summary, lines: lines, mark: try text.next())
    self.platform = platform
    self.levels = Dictionary(uniqueKeysWithValues: zip(words, levels))
  }
}

extension FormatPattern: Packed {
  package func pack(into text: inout PackWriter) { text.add(pieces) }

  package init(unpacking text: inout PackReader) throws(DamagedPack) { self.init(try text.next()) }
}

extension FormatPiece: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .text(let bytes):
      text.add(number: 0)
      text.add(String(decoding: bytes, as: UTF8.self))
    case .blank: text.add(number: 1)
    case .time(let notation):
      text.add(number: 2)
      text.add(notation)
    case .part(let part):
      text.add(number: 3)
      text.add(part)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .text(Array(try text.string().utf8))
    case 1: self = .blank
    case 2: self = .time(try text.next())
    case 3: self = .part(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension FormatTime: PackedCase { package static let packedCases = allCases }

extension FormatPart: PackedCase { package static let packedCases = allCases }
