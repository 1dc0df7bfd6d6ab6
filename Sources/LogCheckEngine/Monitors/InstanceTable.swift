import LogCheckModel

/// An instance to which an event belongs, or may belong.
struct Owner {
  var number: Int
  /// Whether equal keys say so.
  var isTied: Bool
  var doubt: InconclusiveReason?
}

/// The open instances of a monitor, found by number or by key, in the order in which they were opened.
struct InstanceTable<Instance> {
  private var instances: [Int: (key: [FieldValue?], value: Instance)] = [:]
  private var byKey: [[FieldValue?]: [Int]] = [:]
  /// Keys with a missing part: such an instance may belong to any event.
  private var openKeys: [Int] = []
  private var nextNumber = 0
  private var oldest = 0

  var count: Int { instances.count }

  mutating func open(_ value: Instance, key: [FieldValue?]) -> Int {
    let number = nextNumber
    nextNumber += 1
    instances[number] = (key, value)
    if key.isWholeKey { byKey[key, default: []].append(number) } else { openKeys.append(number) }
    return number
  }

  subscript(_ number: Int) -> Instance? {
    get { instances[number]?.value }
    set {
      guard let newValue else {
        remove(number)
        return
      }
      instances[number]?.value = newValue
    }
  }

  func key(of number: Int) -> [FieldValue?] { instances[number]?.key ?? [] }

  /// The instances to which an event of that key may belong, oldest first, and whether it is sure of the key.
  func candidates(_ key: [FieldValue?]) -> [(number: Int, isSure: Bool)] {
    if key.isWholeKey {
      let sure = byKey[key] ?? []
      guard !openKeys.isEmpty else { return sure.map { ($0, true) } }
      let open = openKeys.filter { CompiledKey.match(self.key(of: $0), key) != .different }
      return (sure.map { ($0, true) } + open.map { ($0, false) }).sorted { $0.number < $1.number }
    }
    return instances.keys.sorted().compactMap { number in
      switch CompiledKey.match(self.key(of: number), key) {
      case .different: nil
      case .equal: (number, true)
      case .open, .hidden: (number, false)
      }
    }
  }

  /// The same, with why it is doubtful that the event belongs to an instance: one of them hides its key, or lacks it and there
  /// are several.
  func owners(_ key: [FieldValue?]) -> [Owner] {
    guard !instances.isEmpty else { return [] }
    let candidates = candidates(key)
    return candidates.map { candidate in
      var doubt: InconclusiveReason?
      if !candidate.isSure {
        let isHidden = CompiledKey.match(self.key(of: candidate.number), key) == .hidden
        doubt = candidates.count > 1 ? .ambiguous : isHidden ? .redacted : nil
      }
      return Owner(number: candidate.number, isTied: candidate.isSure && !key.isEmpty, doubt: doubt)
    }
  }

  var numbers: [Int] { instances.keys.sorted() }

  /// The oldest instance, for eviction.
  mutating func popOldest() -> Instance? {
    while oldest < nextNumber {
      if let value = instances[oldest]?.value {
        remove(oldest)
        return value
      }
      oldest += 1
    }
    return nil
  }

  mutating func remove(_ number: Int) {
    guard let (key, _) = instances.removeValue(forKey: number) else { return }
    if !key.isWholeKey {
      openKeys.removeAll { $0 == number }
    } else if var list = byKey[key] {
      list.removeAll { $0 == number }
      byKey[key] = list.isEmpty ? nil : list
    }
  }
}
