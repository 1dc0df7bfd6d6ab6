import LogCheckModel
import LogCheckSource

/// The texts of a log statement with what the source leaves open, one for each choice among texts that it gives.
struct StatementForms {
  enum Element: Hashable {
    case byte(UInt8)
    /// A value that is known only when the program runs.
    case open(isNumber: Bool)
  }

  let forms: [[Element]]
  /// So many choices of a statement are separate forms.
  private static let limit = 16

  init(_ statement: LogStatement) {
    var forms: [[Element]] = [[]]
    for piece in statement.message {
      switch piece {
      case .text(let text): for index in forms.indices { forms[index] += text.utf8.map(Element.byte) }
      case .slot(let slot) where !slot.choices.isEmpty && forms.count * slot.choices.count <= Self.limit:
        forms = forms.flatMap { form in slot.choices.map { form + $0.utf8.map(Element.byte) } }
      case .slot(let slot):
        let isNumber = slot.format != nil && (slot.type == .integer || slot.type == .number)
        for index in forms.indices { forms[index].append(.open(isNumber: isNumber)) }
      }
    }
    // A message that breaks off, or that is not there, goes on with anything.
    switch statement.unresolved {
    case .unfinished, .noMessage: for index in forms.indices { forms[index].append(.open(isNumber: false)) }
    default: break
    }
    self.forms = forms.map { form in
      form.count > RecordLimits.bytes ? Array(form.prefix(RecordLimits.bytes)) : form
    }
  }

  static func isOpen(_ element: Element) -> Bool { if case .open = element { true } else { false } }

  /// A line of a form with one text for each open value.
  static func line(_ form: some Sequence<Element>, filling text: String) -> String {
    var bytes: [UInt8] = []
    for element in form {
      switch element {
      case .byte(let byte): bytes.append(byte)
      case .open: bytes += text.utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
