package import LogCheckModel

/// A value that can be added to others of its type, in any order and grouping, with the same result.
package protocol Mergeable: Hashable, Sendable {
  /// The value that changes nothing when it is added.
  init()

  mutating func add(_ other: Self)
}

/// Values by key, for a bounded number of keys.
///
/// Beyond the limit, keys are left out by their hash and never by their value. So every value that is kept is exact, whatever was added in which
/// order, and ``others`` is the sum of the rest: no key that is missing can have more than that.
package struct BoundedTable<Value: Mergeable>: Mergeable {
  /// The number of keys that are kept at most.
  package static var limit: Int { 4096 }

  /// By the bytes of the key: texts that only look the same are different keys.
  package private(set) var values: [LogText: Value] = [:]
  /// The sum over the keys that are left out.
  package private(set) var others = Value()
  /// Keys are kept if their hash begins with so many zero bits.
  package private(set) var level = 0

  package init() {}

  /// Adds to the value of a key.
  package mutating func add(_ value: Value, to key: LogText) {
    guard keeps(key) else { return others.add(value) }
    values[key, default: Value()].add(value)
    shrink()
  }

  package mutating func add(_ other: Self) {
    others.add(other.others)
    if other.level > level {
      level = other.level
      dropKeys()
    }
    for (key, value) in other.values {
      if keeps(key) { values[key, default: Value()].add(value) } else { others.add(value) }
    }
    shrink()
  }

  /// The keys with their values, the largest first; equal ones by their keys.
  package func sorted(by size: (Value) -> Int) -> [(key: LogText, value: Value)] {
    values.map { ($0.key, $0.value) }.sorted { left, right in
      let (leftSize, rightSize) = (size(left.1), size(right.1))
      return leftSize != rightSize ? leftSize > rightSize : left.0.bytes.lexicographicallyPrecedes(right.0.bytes)
    }
  }

  private mutating func shrink() {
    while values.count > Self.limit, level < UInt64.bitWidth {
      level += 1
      dropKeys()
    }
  }

  private mutating func dropKeys() {
    for (key, value) in values where !keeps(key) {
      others.add(value)
      values[key] = nil
    }
  }

  private func keeps(_ key: LogText) -> Bool { level == 0 || Self.hash(key).leadingZeroBitCount >= level }

  /// FNV-1a with a final mix, since its first bits alone depend little on the last bytes.
  private static func hash(_ key: LogText) -> UInt64 {
    var hash = FNVHash.of(key.bytes)
    hash ^= hash >> 33
    hash &*= 0xFF51_AFD7_ED55_8CCD
    hash ^= hash >> 33
    return hash
  }

  /// A table as it was written; `nil` where it holds a key that it cannot have kept, or too many.
  package init?(values: [LogText: Value], others: Value, level: Int) {
    self.values = values
    self.others = others
    self.level = level
    guard (0...UInt64.bitWidth).contains(level), values.count <= Self.limit, values.keys.allSatisfy(keeps) else {
      return nil
    }
  }
}
