internal import CYaml

/// One step of the C parser through a document. Positions count Unicode scalars from the start of the text.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case alias(String)
    case scalar(text: String, style: RuleNode.Scalar.Style)
    case listStart
    case mapStart
    case collectionEnd
  }

  var kind: Kind
  var hasAnchor = false
  var hasTag = false
  var start: Int
  var end: Int
}

/// The reason why the C parser stopped.
struct YAMLSyntaxProblem {
  enum Position {
    case byte(Int)
    case scalar(Int)
  }

  var problem: String
  var context: String?
  var position: Position
}

/// Walks the events of a YAML text with libyaml's parser.
///
/// libyaml's loader builds the whole tree before the caller can refuse it. Event by event, anchors, depth and size are checked
/// in time.
/// This is the only file of the module that touches memory by pointer.
enum YAMLEvents {
  /// Passes every event to `body` until it returns `false`; returns the reason if the text could not be read to its
  /// end.
  static func walk(_ bytes: [UInt8], _ body: (YAMLEvent) -> Bool) -> YAMLSyntaxProblem? {
    // The parser keeps its own address, so it must not move.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    defer { unsafe parser.deallocate() }
    guard unsafe yaml_parser_initialize(parser) == 1 else { return outOfMemory }
    defer { unsafe yaml_parser_delete(parser) }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      unsafe yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      while true {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(parser, &event) == 1 else { return unsafe problem(of: parser) }
        defer { unsafe yaml_event_delete(&event) }
        if unsafe event.type == YAML_STREAM_END_EVENT { return nil }
        guard let event = unsafe translated(event) else { continue }
        guard body(event) else { return nil }
      }
    }
  }

  private static let outOfMemory = YAMLSyntaxProblem(problem: "no memory", context: nil, position: .byte(0))

  private static func problem(of parser: UnsafeMutablePointer<yaml_parser_t>) -> YAMLSyntaxProblem {
    let state = unsafe parser.pointee
    let problem = unsafe state.problem.map { unsafe String(cString: $0) } ?? "unknown error"
    let context = unsafe state.context.map { unsafe String(cString: $0) }
    let isReaderError = unsafe state.error == YAML_READER_ERROR
    let position: YAMLSyntaxProblem.Position =
      unsafe isReaderError ? .byte(Int(state.problem_offset)) : .scalar(Int(state.problem_mark.index))
    return YAMLSyntaxProblem(problem: problem, context: context, position: position)
  }

  private static func translated(_ event: yaml_event_t) -> YAMLEvent? {
    let start = unsafe Int(event.start_mark.index)
    let end = unsafe Int(event.end_mark.index)
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT:
      return YAMLEvent(kind: .documentStart, start: start, end: end)
    case YAML_ALIAS_EVENT:
      let name = unsafe event.data.alias.anchor.map { unsafe String(cString: $0) } ?? ""
      return YAMLEvent(kind: .alias(name), start: start, end: end)
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let value = unsafe UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length))
      return YAMLEvent(
        kind: unsafe .scalar(text: String(decoding: value, as: UTF8.self), style: style(scalar.style)),
        hasAnchor: unsafe scalar.anchor != nil, hasTag: unsafe scalar.tag != nil, start: start, end: end)
    case YAML_SEQUENCE_START_EVENT:
      let list = unsafe event.data.sequence_start
      return YAMLEvent(
        kind: .listStart, hasAnchor: unsafe list.anchor != nil, hasTag: unsafe list.tag != nil, start: start, end: end)
    case YAML_MAPPING_START_EVENT:
      let map = unsafe event.data.mapping_start
      return YAMLEvent(
        kind: .mapStart, hasAnchor: unsafe map.anchor != nil, hasTag: unsafe map.tag != nil, start: start, end: end)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      return YAMLEvent(kind: .collectionEnd, start: start, end: end)
    default:
      return nil
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> RuleNode.Scalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }
}
