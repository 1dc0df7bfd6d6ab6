import LogCheckModel
import LogCheckVocabulary
import Testing

/// The quality of the measure of unknown lines, over the third of Tests/Vocabulary that stays unread while the measure
/// is tuned. The bounds are a little below what was measured; docs/vocabulary.md has the figures.
@Suite struct FigureTests {
  private let unread = CorpusEntry.paraphrases.filter(\.isUnread)

  private func share(_ count: Int, of all: Int) -> Double { 100 * Double(count) / Double(max(1, all)) }

  private func rank(_ entry: CorpusEntry) -> Int? {
    Loaded.reading(entry.line).candidates.firstIndex { Loaded.name($0.event) == entry.event }
  }

  @Test func theRightEventIsAmongTheFirst() {
    #expect(unread.count == 272)
    let ranks = unread.compactMap(rank)
    #expect(share(ranks.count { $0 == 0 }, of: unread.count) >= 79)
    #expect(share(ranks.count { $0 < 3 }, of: unread.count) >= 89)
  }

  @Test func aReportedEventCouldBeTheLine() {
    let found = unread.count { entry in
      Loaded.reading(entry.line).candidates.contains { $0.couldBe && Loaded.name($0.event) == entry.event }
    }
    #expect(share(found, of: unread.count) >= 79)
  }

  @Test func theProbableEventIsTheRightOne() {
    let probable = unread.compactMap { entry in
      Loaded.reading(entry.line).candidates.first.flatMap { $0.isProbable ? Loaded.name($0.event) == entry.event : nil }
    }
    #expect(share(probable.count { $0 }, of: probable.count) >= 95)
  }

  @Test func aNearMissIsSeldomTheEventThatItDenies() {
    let entries = CorpusEntry.entries("near-misses.txt").filter(\.isUnread)
    #expect(entries.count == 52)
    let taken = entries.filter { entry in
      Loaded.reading(entry.line).candidates.contains { $0.couldBe && Loaded.name($0.event) == entry.head }
    }
    #expect(taken.count <= 2)
  }

  @Test func aDecoyIsSeldomAnEvent() {
    let entries = CorpusEntry.entries("decoys.txt").filter { $0.isUnread && $0.head == "plain" }
    let readings = entries.map { Loaded.reading($0.line) }
    #expect(readings.count { $0.candidates.contains(where: \.couldBe) } <= 8)
    #expect(readings.count { $0.candidates.contains(where: \.isProbable) } <= 1)
  }

  @Test func noiseUnderATagIsSeldomAnEvent() {
    let entries = CorpusEntry.entries("tagged-noise.txt").filter(\.isUnread)
    let readings = entries.map { Loaded.reading($0.line) }
    #expect(readings.count { $0.candidates.contains(where: \.couldBe) } <= 4)
  }
}
