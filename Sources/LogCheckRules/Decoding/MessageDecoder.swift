import LogCheckModel

/// Reads `message`: text with expressions in braces, as in `armed for {armed.time}, asked for {call.time}`.
struct MessageDecoder {
  let reader: KindReader

  func decode(for body: any RuleKind) -> MessageTemplate? {
    guard let node = reader.map.value("message") else { return nil }
    guard let own = body.described else {
      let reason = "the sentence of a `\(body.kind)` rule names what it counted or waited for"
      reader.problems.report(.unusable("message", because: reason), at: reader.map.keyPosition("message"))
      return nil
    }
    guard let text = reader.map.values.text(node) else { return nil }
    let scope = body.describedPartners.reduce(reader.scope.with(own)) { $0.with($1) }.at(own)
    return MessageTemplate(parts: parts(of: text, node, scope))
  }

  private func parts(of text: String, _ node: RuleNode, _ scope: ExpressionScope) -> [MessageTemplate.Part] {
    let bytes = Array(text.utf8)
    var parts: [MessageTemplate.Part] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      guard let end = Self.end(of: bytes, from: index + 1) else {
        reader.problems.report(.badExpression("the brace is not closed"), at: node.position(ofByte: index))
        return parts
      }
      if index > start { parts.append(.text(String(decoding: bytes[start..<index], as: UTF8.self))) }
      let source = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
      if let value = value(source, node, at: index + 1, scope) { parts.append(.value(value)) }
      index = end + 1
      start = index
    }
    if start < bytes.count { parts.append(.text(String(decoding: bytes[start...], as: UTF8.self))) }
    return parts
  }

  /// The closing brace, outside of quotation marks.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<bytes.count {
      switch (bytes[index], quote) {
      case (let byte, let open?): if byte == open { quote = nil }
      case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = bytes[index]
      case (UInt8(ascii: "}"), nil): return index
      default: break
      }
    }
    return nil
  }

  private func value(_ source: String, _ node: RuleNode, at offset: Int, _ scope: ExpressionScope) -> Expression? {
    do throws(ExpressionError) {
      let parsed = try ExpressionParser.parse(source)
      let checker = TypeChecker(
        catalogue: reader.context.catalogue, scope: scope, problems: reader.problems,
        position: { node.position(ofByte: offset + $0) })
      return checker.check(parsed).expression
    } catch {
      reader.problems.report(error.problem, at: node.position(ofByte: offset + error.offset))
      return nil
    }
  }
}
