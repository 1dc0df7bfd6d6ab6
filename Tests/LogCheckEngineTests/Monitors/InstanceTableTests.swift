import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckEngine

@Suite struct InstanceTableTests {
  /// The table finds by key what a look at every instance would.
  @Test(arguments: 0..<30 as Range<UInt64>) func ownersAreThoseOfASlowSearch(_ seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var table = InstanceTable<Int>()
    var plain: [(number: Int, key: InstanceKey)] = []
    func key() -> InstanceKey {
      InstanceKey((0..<2).map { _ in numbers.next(below: 4) == 0 ? nil : .integer(Int64(numbers.next(below: 3))) })
    }
    for step in 0..<300 {
      switch numbers.next(below: 5) {
      case 0, 1:
        let key = key()
        plain.append((table.open(step, key: key), key))
      case 2 where !plain.isEmpty:
        let gone = plain.remove(at: numbers.next(below: plain.count))
        table.remove(gone.number)
        #expect(table[gone.number] == nil)
      case 3 where numbers.next(below: 4) == 0:
        #expect((table.popOldest() == nil) == plain.isEmpty)
        if !plain.isEmpty { plain.removeFirst() }
      default: break
      }
      let wanted = key()
      let found = plain.filter { InstanceKey.match($0.key, wanted) != .different }
      let owners = table.owners(wanted)
      #expect(owners.map(\.number) == found.map(\.number))
      #expect(owners.map(\.isTied) == found.map { InstanceKey.match($0.key, wanted) == .equal })
      let isDoubtful = found.map { found.count > 1 && InstanceKey.match($0.key, wanted) == .open }
      #expect(owners.map { $0.doubt == .ambiguous } == isDoubtful)
      #expect(table.count == plain.count && table.numbers == plain.map(\.number))
    }
  }

  @Test func withoutAKeyAllAreMeant() {
    var table = InstanceTable<String>()
    let first = table.open("first", key: .none)
    _ = table.open("second", key: .none)
    #expect(table.owners(.none).map(\.isTied) == [false, false])
    #expect(table.owners(.none).allSatisfy { $0.doubt == nil })
    table[first] = "changed"
    #expect(table.popOldest() == "changed")
    #expect(table.popOldest() == "second" && table.popOldest() == nil)
  }
}
