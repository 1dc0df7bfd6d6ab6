import LogCheckModel

/// An instance to which an event belongs, or may belong.
struct Owner {
  var number: Int
  /// True if equal keys say so.
  var isTied: Bool
  var doubt: InconclusiveReason?
}

/// The open instances of a monitor, found by number or by key, in the order in which they were opened.
///
/// They lie in one array by number. A few are searched one by one; from ``indexed`` on, an index by key is kept.
struct InstanceTable<Instance> {
  private struct Slot {
    let number: Int
    let key: InstanceKey
    /// The event that opened it, where that is asked for.
    let opener: Event?
    /// `nil` while it is taken out.
    var value: Instance?
    var isGone = false
  }

  private var slots: [Slot] = []
  /// Slots before it are gone.
  private var head = 0
  private(set) var count = 0
  private var nextNumber = 0
  /// The numbers of each whole key; `nil` as long as there are few.
  private var byKey: [InstanceKey: [Int]]?
  /// Instances whose keys have a missing part: such a one may belong to any event.
  private var openKeys: [Int] = []

  private static var indexed: Int { 16 }

  var isEmpty: Bool { count == 0 }

  mutating func open(_ value: Instance, key: InstanceKey, by opener: Event? = nil) -> Int {
    let number = nextNumber
    nextNumber += 1
    slots.append(Slot(number: number, key: key, opener: opener, value: value))
    count += 1
    if !key.isWhole {
      openKeys.append(number)
    } else if byKey != nil {
      byKey?[key, default: []].append(number)
    } else if count > Self.indexed {
      index()
    }
    return number
  }

  private mutating func index() {
    var byKey: [InstanceKey: [Int]] = [:]
    for position in head..<slots.count where !slots[position].isGone && slots[position].key.isWhole {
      byKey[slots[position].key, default: []].append(slots[position].number)
    }
    self.byKey = byKey
  }

  /// A copy of the instance; setting `nil` removes it.
  subscript(_ number: Int) -> Instance? {
    get { position(of: number).flatMap { slots[$0].value } }
    set {
      guard let newValue else {
        remove(number)
        return
      }
      if let position = position(of: number) { slots[position].value = newValue }
    }
  }

  /// Takes the instance out, so that it can be changed without being copied; ``put(_:_:)`` it back or ``remove(_:)`` it.
  mutating func take(_ number: Int) -> Instance? {
    guard let position = position(of: number) else { return nil }
    return slots[position].value.take()
  }

  mutating func put(_ value: consuming Instance, _ number: Int) {
    if let position = position(of: number) { slots[position].value = value }
  }

  /// The index of the instance, if it is still there.
  private func position(of number: Int) -> Int? {
    guard head < slots.count else { return nil }
    // As long as no gone slot was cleared away, they lie side by side.
    let guess = number - slots[head].number + head
    if guess >= head, guess < slots.count, slots[guess].number == number { return slots[guess].isGone ? nil : guess }
    var (low, high) = (head, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < slots.count && slots[low].number == number && !slots[low].isGone ? low : nil
  }

  func key(of number: Int) -> InstanceKey { position(of: number).map { slots[$0].key } ?? .none }

  /// The oldest instance to which an event of that key may belong.
  func first(_ key: InstanceKey) -> Int? {
    guard count > 0 else { return nil }
    if key.isWhole, openKeys.isEmpty, let byKey { return byKey[key]?.first }
    for position in head..<slots.count where !slots[position].isGone {
      if InstanceKey.match(slots[position].key, key) != .different { return slots[position].number }
    }
    return nil
  }

  /// The instances to which an event of that key may belong, oldest first, and whether it is sure of the key.
  func candidates(_ key: InstanceKey) -> [(number: Int, isSure: Bool)] {
    guard count > 0 else { return [] }
    if key.isWhole, let byKey {
      let sure = byKey[key] ?? []
      guard !openKeys.isEmpty else { return sure.map { ($0, true) } }
      let open = openKeys.filter { InstanceKey.match(self.key(of: $0), key) != .different }
      return (sure.map { ($0, true) } + open.map { ($0, false) }).sorted { $0.number < $1.number }
    }
    var found: [(number: Int, isSure: Bool)] = []
    for position in head..<slots.count where !slots[position].isGone {
      switch InstanceKey.match(slots[position].key, key) {
      case .different: continue
      case .equal: found.append((slots[position].number, true))
      case .open, .hidden: found.append((slots[position].number, false))
      }
    }
    return found
  }

  /// The same, with why it is doubtful that the event belongs to an instance: one of them hides its key, or lacks it and there
  /// are several.
  func owners(_ key: InstanceKey) -> [Owner] {
    guard count > 0 else { return [] }
    // Mostly all keys are known.
    if key.isWhole, openKeys.isEmpty { return tied(key) }
    let candidates = candidates(key)
    guard !candidates.isEmpty else { return [] }
    return candidates.map { candidate in
      var doubt: InconclusiveReason?
      if !candidate.isSure {
        let isHidden = InstanceKey.match(self.key(of: candidate.number), key) == .hidden
        doubt = candidates.count > 1 ? .ambiguous : isHidden ? .redacted : nil
      }
      return Owner(number: candidate.number, isTied: candidate.isSure && !key.isEmpty, doubt: doubt)
    }
  }

  /// The same without those that the joins rule out.
  func owners(_ key: InstanceKey, of event: Event, _ joins: [[Join]]) -> [Owner] {
    guard count > 0 else { return [] }
    guard !joins.isEmpty else { return owners(key) }
    guard key.isWhole, openKeys.isEmpty, byKey == nil || key.isEmpty else {
      return owners(key).filter { !isRuledOut($0.number, event, joins) }
    }
    var owners: [Owner] = []
    for position in head..<slots.count where !slots[position].isGone {
      if let opener = slots[position].opener, joins.ruleOut(event, of: opener) { continue }
      guard InstanceKey.match(slots[position].key, key) == .equal else { continue }
      owners.append(Owner(number: slots[position].number, isTied: !key.isEmpty))
    }
    return owners
  }

  /// The same among the instances of these numbers, where keys leave no doubt whose they are; `nil` stands for all.
  func owners(_ key: InstanceKey, among numbers: [Int]?) -> [Owner] {
    guard let numbers, key.isWhole, openKeys.isEmpty else { return owners(key) }
    return numbers.compactMap { number in
      guard let position = position(of: number), InstanceKey.match(slots[position].key, key) == .equal else {
        return nil
      }
      return Owner(number: number, isTied: !key.isEmpty)
    }
  }

  private func isRuledOut(_ number: Int, _ event: Event, _ joins: [[Join]]) -> Bool {
    guard let position = position(of: number), let opener = slots[position].opener else { return false }
    return joins.ruleOut(event, of: opener)
  }

  private func tied(_ key: InstanceKey) -> [Owner] {
    var owners: [Owner] = []
    let isTied = !key.isEmpty
    if let byKey {
      for number in byKey[key] ?? [] { owners.append(Owner(number: number, isTied: isTied)) }
    } else {
      for position in head..<slots.count where !slots[position].isGone {
        guard InstanceKey.match(slots[position].key, key) == .equal else { continue }
        owners.append(Owner(number: slots[position].number, isTied: isTied))
      }
    }
    return owners
  }

  var numbers: [Int] { slots[head...].filter { !$0.isGone }.map(\.number) }

  /// Takes the oldest instance out if there is no room for one more.
  mutating func makeRoom() -> Instance? { count >= RuleContext.instanceLimit ? popOldest() : nil }

  /// The oldest instance, for eviction.
  mutating func popOldest() -> Instance? {
    guard count > 0 else { return nil }
    let value = slots[head].value
    remove(slots[head].number)
    return value
  }

  mutating func remove(_ number: Int) {
    guard let position = position(of: number) else { return }
    let key = slots[position].key
    slots[position].isGone = true
    slots[position].value = nil
    count -= 1
    if !key.isWhole {
      openKeys.removeAll { $0 == number }
    } else if var list = byKey?.removeValue(forKey: key) {
      list.removeAll { $0 == number }
      if !list.isEmpty { byKey?[key] = list }
    }
    clear()
  }

  /// Clears gone slots away: the first at once, others when they are more than what is left.
  private mutating func clear() {
    guard count > 0 else {
      slots.removeAll(keepingCapacity: slots.count < 1024)
      head = 0
      byKey = nil
      return
    }
    while slots[head].isGone { head += 1 }
    guard slots.count - count > max(count, Self.indexed) else { return }
    // Mostly the oldest go first, and what stays moves as it is.
    if slots.count - head == count { slots.removeFirst(head) } else { slots.removeAll(where: \.isGone) }
    head = 0
  }
}
