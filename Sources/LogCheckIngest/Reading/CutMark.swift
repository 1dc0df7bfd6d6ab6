import LogCheckModel

/// The mark that consoles, mails and documents put where they cut a line.
///
/// The sign `…` is taken for it wherever it ends a message. Three dots end many messages that are whole (`Loading app...`); they are taken
/// for it only within a value.
enum CutMark {
  static func ends(_ text: Span<UInt8>, _ message: Range<Int>) -> Bool {
    let end = message.upperBound
    guard message.count >= 3 else { return false }
    if text[end - 3] == 0xE2, text[end - 2] == 0x80, text[end - 1] == 0xA6 { return true }
    guard text[end - 3] == 0x2E, text[end - 2] == 0x2E, text[end - 1] == 0x2E else { return false }
    var position = end - 3
    while position > message.lowerBound {
      position -= 1
      switch text[position] {
      case 0x3D: return true  // =
      case 0x20, 0x09, 0x0A: return false
      default: continue
      }
    }
    return false
  }
}
