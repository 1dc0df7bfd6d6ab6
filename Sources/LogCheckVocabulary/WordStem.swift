import LogCheckModel

/// The form in which a verb is written.
enum WordForm: Sendable {
  /// `schedule`: mostly a noun inside of a sentence.
  case bare
  /// `scheduling`
  case running
  /// `scheduled`
  case done
  /// Both the base and the past: `set`.
  case either
}

/// A word without its ending. British and American spellings, and doubled consonants, come to one stem.
struct WordStem {
  /// The hash of the stem.
  var hash: UInt64
  /// The hash of the word as it is written, in small letters.
  var exact: UInt64
  var form: WordForm
  /// True if an ending was taken off.
  var isInflected: Bool

  init(_ word: some Sequence<UInt8>) {
    var letters: [UInt8] = []
    letters.reserveCapacity(16)
    for byte in word { letters.append(ASCII.lowered(byte)) }
    exact = FNVHash.of(letters)
    form = .bare
    isInflected = false
    var count = letters.count
    func has(_ ending: [UInt8]) -> Bool {
      count > ending.count && letters[count - ending.count..<count].elementsEqual(ending)
    }
    if count > 3 {
      if has(Ending.ies) || has(Ending.ied) {
        form = has(Ending.ied) ? .done : .bare
        isInflected = true
        letters[count - 3] = 0x79
        count -= 2
      } else if has(Ending.ing), count > 5 || count == 5 && !has(Ending.thing), Self.hasVowel(letters[..<(count - 3)]) {
        form = .running
        isInflected = true
        count -= 3
      } else if has(Ending.ed), !has(Ending.eed), Self.hasVowel(letters[..<(count - 2)]) {
        form = .done
        isInflected = true
        count -= 2
      } else if count > 1, letters[count - 1] == 0x73, !has(Ending.ss), !has(Ending.us), !has(Ending.iss) {
        isInflected = true
        count -= 1
        if has(Ending.sse) || has(Ending.she) || has(Ending.che) || has(Ending.xe) { count -= 1 }
      }
    }
    if count > 2, letters[count - 1] == 0x65 { count -= 1 }
    if count > 3, letters[count - 1] == letters[count - 2], !Self.isVowel(letters[count - 1]) { count -= 1 }
    // -ise and -ize
    if count > 4, letters[count - 1] == 0x7A, letters[count - 2] == 0x69 { letters[count - 1] = 0x73 }
    hash = FNVHash.of(letters[..<count])
  }

  private static func isVowel(_ byte: UInt8) -> Bool {
    [0x61, 0x65, 0x69, 0x6F, 0x75, 0x79].contains(byte)
  }

  private static func hasVowel(_ letters: ArraySlice<UInt8>) -> Bool { letters.contains(where: isVowel) }
}

private enum Ending {
  static let ies = Array("ies".utf8)
  static let ied = Array("ied".utf8)
  static let ing = Array("ing".utf8)
  static let thing = Array("thing".utf8)
  static let ed = Array("ed".utf8)
  static let eed = Array("eed".utf8)
  static let ss = Array("ss".utf8)
  static let us = Array("us".utf8)
  static let iss = Array("is".utf8)
  static let sse = Array("sse".utf8)
  static let she = Array("she".utf8)
  static let che = Array("che".utf8)
  static let xe = Array("xe".utf8)
}
