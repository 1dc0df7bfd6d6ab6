package import LogCheckModel

/// One statement of a source file that writes a log line.
package struct LogStatement: Hashable, Sendable {
  /// The start of the call.
  package var position: SourcePosition
  package var language: SourceLanguage
  /// The call as people name it: `print`, `Logger.info`, `Log.d`.
  package var api: String
  package var level: LogLevel?
  /// The logcat tag, as far as the file gives it.
  package var tag: String?
  /// True if the call has a tag or a log object that the file does not give.
  package var hasUnknownOrigin = false
  package var subsystem: String?
  package var category: String?
  package var message: [MessagePiece]
  /// The ``Wrapper/identity`` of the function whose parameters it prints, where that does nothing else; the callers are
  /// the statements then.
  package var wrapper: String?
  /// The reason why the message is not known; `nil` if it is.
  package var unresolved: UnresolvedReason?

  package init(position: SourcePosition, language: SourceLanguage, api: String, message: [MessagePiece]) {
    self.position = position
    self.language = language
    self.api = api
    self.message = message
  }

  /// The message as people read it, with each slot as `{expression}`.
  package var template: String {
    message.reduce(into: "") { text, piece in
      switch piece {
      case .text(let part): text += part
      case .slot(let slot): text += "{\(slot.expression)}"
      }
    }
  }
}

/// A position in a source file.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// From 1.
  package var line: Int
  /// Bytes from the start of the line, from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A part of a message.
package enum MessagePiece: Hashable, Sendable {
  case text(String)
  case slot(MessageSlot)
}

/// A part of a message that is known only when the program runs.
package struct MessageSlot: Hashable, Sendable {
  /// The expression as the source has it, at most ``MessageSlot/expressionLimit`` bytes of it.
  package var expression: String
  /// The probable type of its value, by the expression and by the format.
  package var type: SlotType
  /// The specification of `printf` that writes it: `%d`.
  package var format: String?
  /// The privacy of the unified log: `public`.
  package var privacy: String?
  /// The texts it may be, where the expression chooses among literals.
  package var choices: [String] = []

  package static let expressionLimit = 120

  package init(_ expression: String, type: SlotType = .unknown, format: String? = nil) {
    self.expression = expression
    self.type = type
    self.format = format
  }
}

/// The probable type of a slot's value.
package enum SlotType: String, Hashable, Sendable, CaseIterable {
  case word, text, integer, number, boolean, instant, object, unknown
}

/// The reason why the message of a statement is not known.
package enum UnresolvedReason: Hashable, Sendable {
  /// The call has no argument that could be its message.
  case noMessage
  /// Nothing but values: the text is made elsewhere.
  case onlyValues(expression: String)
  /// A function that prints what its callers pass, and no caller is in the file.
  case callers(function: String)
  /// The file ends within the call.
  case unfinished

  package var summary: String {
    switch self {
    case .noMessage: "the call has no message"
    case .onlyValues(let expression): "the text is the value of \(expression), which the source does not give"
    case .callers(let function): "the text comes from the callers of \(function)(), which the source does not have"
    case .unfinished: "the file ends within the call"
    }
  }
}
