package import LogCheckModel
import LogCheckRules

/// A field that a key may be another name of.
package struct KeyResemblance: Hashable, Sendable {
  package var field: Int
  /// Whether it is the field's name, or a key of it, in another spelling: `taskId` of `task_id`.
  package var isSpelling: Bool
  /// Whether both have the same unit, or neither has one. `took` may be the seconds or the milliseconds of `elapsed_ms`.
  package var isOfUnit: Bool
}

extension LineMeasure {
  /// The fields of an event that a key may be another name of: the field in another spelling, else those with a key of the same meaning.
  package func fields(of event: EventTypeID, resembling key: String) -> [KeyResemblance] {
    var found: [KeyResemblance] = []
    for known in fieldKeys[event.index] {
      let isSpelling = FNVHash.ofKey(key.utf8) == FNVHash.ofKey(known.key.utf8)
      guard isSpelling || haveSameMeaning(key, known.key) else { continue }
      guard
        let isOfUnit = KeyUnit.agree(
          key, known.key, of: fieldNames[event.index][known.field],
          fieldTypes[event.index][known.field])
      else { continue }
      if let index = found.firstIndex(where: { $0.field == known.field }) {
        found[index].isSpelling = found[index].isSpelling || isSpelling
        found[index].isOfUnit = found[index].isOfUnit || isOfUnit
      } else {
        found.append(KeyResemblance(field: known.field, isSpelling: isSpelling, isOfUnit: isOfUnit))
      }
    }
    return found.contains(where: \.isSpelling) ? found.filter(\.isSpelling) : found
  }

  private func haveSameMeaning(_ key: String, _ other: String) -> Bool {
    guard let first = profiles.keys.id(of: key.utf8), let second = profiles.keys.id(of: other.utf8) else {
      return false
    }
    let families = profiles.keys.families
    return families[first].contains { families[second].contains($0) }
  }
}

/// The unit of time that a key names: `elapsed_ms`, `minutesBefore`.
enum KeyUnit {
  case milliseconds, seconds, minutes, hours

  /// Whether a key names the unit of a field; `nil` where its values would be read in another unit.
  static func agree(_ key: String, _ known: String, of field: String, _ type: FieldType) -> Bool? {
    let unit = Self(key)
    if type == .duration {
      // A number is read as seconds, or as milliseconds under a key in `_ms`.
      switch unit {
      case .milliseconds: return key.hasSuffix("_ms") ? true : nil
      case .minutes, .hours: return nil
      case .seconds, nil: return true
      }
    }
    let other = Self(field) ?? Self(known)
    if let unit, let other, unit != other { return nil }
    return unit == other
  }

  init?(_ key: String) {
    for word in Self.words(key) {
      switch word {
      case "ms", "msec", "millis", "milliseconds": self = .milliseconds
      case "s", "sec", "secs", "seconds": self = .seconds
      case "min", "mins", "minutes": self = .minutes
      case "h", "hours": self = .hours
      default: continue
      }
      return
    }
    return nil
  }

  /// The words of a key in small letters, split at capitals and at what is no letter.
  private static func words(_ key: String) -> [String] {
    var words: [[UInt8]] = [[]]
    var wasLower = false
    for byte in key.utf8 {
      if !ASCII.isLetter(byte) || ASCII.isUpper(byte) && wasLower { words.append([]) }
      wasLower = ASCII.isLower(byte)
      if ASCII.isLetter(byte) { words[words.count - 1].append(ASCII.lowered(byte)) }
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }
}
