import LogCheckEngine
package import LogCheckModel
import LogCheckRules
import LogCheckVocabulary

/// Asks of lines that no event explains what they may be, once for each text.
package struct LineReader {
  /// A text of unknown lines, as far as a capture shows it.
  private struct Text {
    var meaning: LineMeaning
    var shown: String
    var component: Int?
    /// The best events that it may be, and those that it denies, as reports print them.
    var candidates: [UnknownText.Candidate]
    var denied: [String]
    /// The count in the current capture.
    var count = 0
    var first: UnrecognisedLine?
  }

  private let measure: SharedMeasure
  private var ruleSet: RuleSet { measure.ruleSet }
  private var numbers: [String: Int] = [:]
  /// The same by the bytes of a line without its digits, so that most lines need not be taken apart.
  private var quick: [QuickKey: Int] = [:]
  private var texts: [Text] = []
  /// Lines of the current capture whose texts are not kept.
  private var overflow = 0

  /// Texts that are kept apart; the lines of all others are measured one by one, and only counted.
  package static let textLimit = 4096
  /// Beyond it lines are taken apart each time.
  private static let quickLimit = 16_384
  /// So are longer messages: as many keys of 64 KiB would need a gigabyte.
  private static let quickLength = 512
  /// Texts that a summary holds.
  package static let shownTexts = 20

  init(_ measure: SharedMeasure) { self.measure = measure }

  /// Returns the events that a line may be. `excerpt` is the part that reports show.
  mutating func meaning(
    of record: Record, component: Int?, platform: Platform?, _ excerpt: LogExcerpt
  ) -> LineMeaning {
    let quickKey = record.message.count <= Self.quickLength ? QuickKey(record, component) : nil
    guard let number = quickKey.flatMap({ quick[$0] }) ?? number(of: record, component, platform, excerpt) else {
      let line = UnknownLine(
        text: Array(record.text[record.message]), component: component, level: record.level, platform: platform)
      overflow += 1
      return Self.meaning(measure.value.reading(of: line), text: nil)
    }
    if let quickKey, quick.count < Self.quickLimit { quick[quickKey] = number }
    texts[number].count += 1
    if texts[number].first == nil {
      texts[number].first = UnrecognisedLine(
        line: record.position.line, text: excerpt.description, message: excerpt.messageText,
        omittedBytes: excerpt.omittedBytes)
    }
    return texts[number].meaning
  }

  /// The number of the line's text; `nil` where there are too many.
  private mutating func number(
    of record: Record, _ component: Int?, _ platform: Platform?, _ excerpt: LogExcerpt
  ) -> Int? {
    let line = UnknownLine(
      text: Array(record.text[record.message]), component: component, level: record.level, platform: platform)
    // Reports show the text: what must not be shown is not in the excerpt.
    let bytes = Array((excerpt.messageText ?? excerpt.description).utf8)
    let template = measure.value.template(of: UnknownLine(text: bytes, component: component))
    var key = "\(component.map(String.init) ?? "") \(record.level.map { String($0.rawValue) } ?? "") \(template.text)"
    // `ok=false` and `result=skipped` say something else than `ok=true` and `result=done`.
    for slot in template.slots where slot.type == .boolean || slot.type == .word {
      let value = bytes[slot.range.clamped(to: 0..<bytes.count)]
      if value.count <= 24, !value.contains(where: ASCII.isDigit) {
        key += " " + String(decoding: value, as: UTF8.self)
      }
    }
    return numbers[key] ?? learn(line, template.text, key)
  }

  private mutating func learn(_ line: UnknownLine, _ shown: String, _ key: String) -> Int? {
    guard texts.count < Self.textLimit else { return nil }
    let reading = measure.value.reading(of: line)
    let number = texts.count
    texts.append(
      Text(
        meaning: Self.meaning(reading, text: number), shown: shown, component: line.component,
        candidates: reading.candidates.prefix(3).map { UnknownText.Candidate($0, in: ruleSet) },
        denied: reading.denied.map { ruleSet.events[$0.index].name }))
    numbers[key] = number
    return number
  }

  private static func meaning(_ reading: LineReading, text: Int?) -> LineMeaning {
    var candidates: [LineMeaning.Candidate] = []
    for (index, candidate) in reading.candidates.enumerated() {
      let strength: LineMeaning.Strength
      if candidate.isProbable {
        strength = .probable
      } else if candidate.couldBe {
        strength = .possible
      } else if index < remoteRanks, candidate.points >= remotePoints {
        strength = .remote
      } else {
        continue
      }
      candidates.append(
        LineMeaning.Candidate(event: candidate.event, strength: strength, reasons: candidate.reasons.map(\.words)))
    }
    return LineMeaning(text: text, candidates: candidates)
  }

  /// The rank and the points that suffice for an event that the capture shows nowhere in known words (docs/vocabulary.md).
  private static let remoteRanks = 3
  private static let remotePoints = 20

  /// Begins with another capture.
  mutating func beginCapture() {
    overflow = 0
    for index in texts.indices {
      texts[index].count = 0
      texts[index].first = nil
    }
  }

  /// The texts of the current capture, those that occur most often first: how many, and the first few; and how many lines have others.
  package func seen(in capture: String, atMost limit: Int) -> (count: Int, texts: [UnknownText], others: Int) {
    let seen = texts.filter { $0.count > 0 }.sorted {
      $0.count != $1.count ? $0.count > $1.count : ($0.first?.line ?? 0) < ($1.first?.line ?? 0)
    }
    let shown = seen.prefix(limit).compactMap { text in
      text.first.map { first in
        UnknownText(
          text: text.shown, component: text.component.map { ruleSet.components[$0].name } ?? "", count: text.count,
          capture: capture, first: first,
          candidates: text.candidates, denied: text.denied)
      }
    }
    return (seen.count, Array(shown), overflow)
  }
}

/// The key of lines that differ in their numbers only.
private struct QuickKey: Hashable {
  private var bytes: [UInt8] = []
  private let component: Int?
  private let level: LogLevel?

  init(_ record: Record, _ component: Int?) {
    self.component = component
    level = record.level
    bytes.reserveCapacity(record.message.count)
    let text = record.text
    var index = record.message.lowerBound
    while index < record.message.upperBound {
      guard ASCII.isDigit(text[index]) else {
        bytes.append(text[index])
        index += 1
        continue
      }
      let start = index
      while index < record.message.upperBound, ASCII.isDigit(text[index]) { index += 1 }
      // None is another statement than some.
      bytes.append(index == start + 1 && text[start] == 0x30 ? 0x30 : 0x23)
    }
  }
}
