/// Guesses what an expression gives, by its form and its last words.
struct SlotGuess {
  let source: SourceText
  let declarations: DeclarationTable

  init(_ source: SourceText, _ declarations: DeclarationTable) {
    self.source = source
    self.declarations = declarations
  }

  /// Longer expressions are not inspected.
  private static let limit = 64

  func type(_ range: Range<Int>, format: String? = nil) -> SlotType {
    if let conversion = format?.utf8.last {
      let type = Self.type(ofConversion: conversion)
      if type != .unknown { return type }
    }
    var last = -1
    var isCall = false
    var index = range.lowerBound
    if source.isSymbol(index, "!") { return .boolean }
    while index < range.upperBound, index < range.lowerBound + Self.limit {
      if source.isAnySymbol(index, "<>=!&|"), source.isAnySymbol(index + 1, "=&|"), source.touchesPrevious(index + 1) {
        return .boolean
      }
      // What comes after `??` and `?:` has the same type.
      if source.isSymbol(index, "?"), source.isAnySymbol(index + 1, "?:") { break }
      if !source.name(index).isEmpty, source.name(index) != "as" {
        if let type = Self.calls[source.name(index)], source.isSymbol(index + 1, "(") || source.name(index) == "JSON" {
          return type
        }
        last = index
        isCall = false
      } else if source.isSymbol(index, "("), last == index - 1 {
        isCall = true
      }
      index = source.next(index)
    }
    guard last >= 0 else {
      return range.count == 1 && source.tokens[range.lowerBound].kind == .number ? .integer : .unknown
    }
    let name = source.name(last)
    if !isCall, range.count == 1,
      let declared = declarations.declaration(of: source.tokens[last].name, at: last, in: source)
    {
      if let type = Self.types[declared.type], type != .text { return type }
      if declared.type == "String" { return Self.type(ofName: name, standard: .text) }
    }
    return Self.type(ofName: name, standard: .unknown)
  }

  /// Functions whose results are known.
  private static let calls: [String: SlotType] = [
    "JSON": .object, "stringify": .object, "toJson": .object, "Date": .instant, "ISO8601DateFormatter": .instant,
    "toISOString": .instant, "currentTimeMillis": .integer, "now": .instant, "Int": .integer, "Double": .number,
    "UUID": .word, "randomUUID": .word, "isEmpty": .boolean,
  ]
  private static let types: [String: SlotType] = [
    "Int": .integer, "Int64": .integer, "Long": .integer, "int": .integer, "long": .integer, "NSInteger": .integer,
    "Double": .number, "Float": .number, "TimeInterval": .number, "double": .number, "float": .number,
    "Bool": .boolean, "Boolean": .boolean, "boolean": .boolean, "BOOL": .boolean, "Date": .instant, "Instant": .instant,
    "NSDate": .instant, "String": .text, "string": .text, "JSONObject": .object, "JSObject": .object,
  ]
  /// By the last word of a name.
  private static let words: [String: SlotType] = [
    "count": .integer, "size": .integer, "length": .integer, "index": .integer, "status": .integer, "code": .integer,
    "bytes": .integer, "minutes": .integer, "seconds": .integer, "ms": .integer, "millis": .integer, "number": .integer,
    "total": .integer, "attempt": .integer, "interval": .number, "duration": .number, "delay": .number, "ttl": .integer,
    "time": .instant, "date": .instant, "timestamp": .instant, "instant": .instant, "at": .instant,
    "deadline": .instant,
    "error": .text, "err": .text, "e": .text, "exception": .text, "message": .text, "msg": .text, "reason": .text,
    "description": .text, "title": .text, "body": .text, "text": .text,
    "id": .word, "identifier": .word, "key": .word, "name": .word, "type": .word, "state": .word, "method": .word,
    "uuid": .word, "scenario": .word, "action": .word, "url": .word, "path": .word,
    "success": .boolean, "succeeded": .boolean, "enabled": .boolean, "granted": .boolean, "flag": .boolean,
    "json": .object, "payload": .object, "options": .object, "config": .object, "settings": .object, "data": .object,
  ]

  static func type(ofName name: String, standard: SlotType) -> SlotType {
    let words = words(of: name)
    if let first = words.first, ["is", "has", "should", "can", "was", "did"].contains(first), words.count > 1 {
      return .boolean
    }
    return words.last.flatMap { Self.words[$0] } ?? standard
  }

  /// The words of `camelCase` and `snake_case`, in lower case.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var current = ""
    var wasLower = false
    for scalar in name.unicodeScalars.prefix(80) {
      let isUpper = scalar.properties.isUppercase
      if scalar == "_" || (isUpper && wasLower) {
        if !current.isEmpty { words.append(current) }
        current = ""
      }
      if scalar != "_" { current += scalar.properties.lowercaseMapping }
      wasLower = !isUpper
    }
    if !current.isEmpty { words.append(current) }
    return words
  }

  static func type(ofConversion conversion: UInt8) -> SlotType {
    switch conversion {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"): .integer
    case UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "e"), UInt8(ascii: "F"): .number
    case UInt8(ascii: "b"), UInt8(ascii: "B"): .boolean
    case UInt8(ascii: "t"), UInt8(ascii: "T"): .instant
    default: .unknown
    }
  }
}
