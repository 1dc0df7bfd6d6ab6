import LogCheckModel
import Testing

@testable import LogCheckEngine

/// Fields of the type `object`, and fields that are looked up in them, in structured events and in lines of text.
@Suite struct ObjectFieldTests {
  private static let events = """
    a.called:
      component: ALPHA
      fields: { name: word, args: object, note: text }
      text: ["called {name}", "with {args:object}"]
      pairs: { args: args, note: note, n: note }
    a.answered:
      component: ALPHA
      fields:
        id: { type: word, from: [result.id, result.key] }
        ok: { type: boolean, from: [result.ok] }
        code: { type: word, from: [error.code, result.error.code, result.error] }
        count: { type: integer, from: result.list.count }
        took: { type: duration, from: [result.took_ms, result.took_s] }
        items: { type: list, from: [result.items] }
        part: { type: object, from: [result.part] }
        result: object
        error: object
      text: "answered"
      pairs: { id: id, ok: ok, result: result, error: code, code: code }
    """

  private func classified(_ message: String, isCut: Bool = false) throws -> String {
    let lines = try Lines(events: Self.events)
    var record = lines.record(message)
    record.isCut = isCut
    return lines.reported(record)
  }

  private static let object = #"args={"a":{"b":[1,"x"]},"c":null}"#

  @Test(arguments: [
    // A structured event: a real object, one in a string, and one in a string that was escaped twice.
    #"{"event":"a.called","fields":{"args":{"a":{"b":[1,"x"]},"c":null}}}"#,
    #"{"event":"a.called","args":{"a":{"b":[1,"x"]},"c":null}}"#,
    #"{"event":"a.called","fields":{"args":"{\"a\":{\"b\":[1,\"x\"]},\"c\":null}"}}"#,
    #"{"event":"a.called","fields":{"args":"{\\\"a\\\":{\\\"b\\\":[1,\\\"x\\\"]},\\\"c\\\":null}"}}"#,
    // A line of text: as it is, in quotes, escaped.
    #"[X-ALPHA] with {"a":{"b":[1,"x"]},"c":null}"#,
    #"[X-ALPHA] with {\"a\":{\"b\":[1,\"x\"]},\"c\":null}"#,
    #"[X-ALPHA] with "{\"a\":{\"b\":[1,\"x\"]},\"c\":null}""#,
  ])
  func anObjectIsTheSameInEveryForm(_ message: String) throws {
    #expect(try classified(message) == "a.called " + Self.object)
  }

  @Test(arguments: [
    (#"called x (args={"a":{"b":[1,"x"]},"c":null})"#, "name=x " + object),
    (#"called x (args={"a":{"b":[1,"x"]},"c":null}, note=y)"#, "name=x " + object + " note=y"),
    (#"called x (note=y, args={"a":{"b":[1,"x"]},"c":null})"#, "name=x " + object + " note=y"),
    (#"called x (args: "{\"a\":{\"b\":[1,\"x\"]},\"c\":null}", note=y)"#, "name=x " + object + " note=y"),
    // What an object holds is no pair of the message.
    (#"called x (args={"n":1,"note":"inside","c":{"n":2}})"#, #"name=x args={"n":1,"note":"inside","c":{"n":2}}"#),
    (#"called x (args={"n":"a, b) (c=1"}, n=2)"#, #"name=x args={"n":"a, b) (c=1"} note=2"#),
    ("called x (args=<private>, note=y)", "name=x args=~ note=y"),
    ("called x (args=..., note=y)", "name=x args=~ note=y"),
    ("called x (args=5, note=y)", "name=x args=5 note=y"), ("called x (args=null, note=y)", "name=x note=y"),
    // The reader of the path finds what is hidden in it.
    (#"called x (args={"a":<private>,"b":2}, note=y)"#, #"name=x args={"a":<private>,"b":2} note=y"#),
    (#"called x (args={"a":1,...}, note=y)"#, #"name=x args={"a":1,...} note=y"#),
  ])
  func anObjectOfALineEndsWithItsBrace(_ body: String, _ fields: String) throws {
    #expect(try classified("[X-ALPHA] " + body) == "a.called " + fields)
  }

  @Test(arguments: [
    ("5", "args=5"), (#""x""#, "args=x"), (#""time: 5""#, "args=time: 5"), ("true", "args=!"), ("[1]", "args=!"),
    ("null", ""), (#""""#, "args="),
    (#""<private>""#, "args=~"), (#""...""#, "args=~"), (#""null""#, ""), ("{}", "args={}"), (#""{""#, "args={"),
  ])
  func whatIsNoObjectIsTakenAsAText(_ value: String, _ fields: String) throws {
    let line = try classified(#"{"event":"a.called","fields":{"args":\#(value)}}"#)
    #expect(line == ("a.called " + fields).trimmingEnd)
  }

  @Test(arguments: [
    (#""result":{"id":"i","ok":true}"#, #"id=i ok=true result={"id":"i","ok":true}"#),
    (#""result":"{\"id\":\"i\",\"ok\":true}""#, #"id=i ok=true result={"id":"i","ok":true}"#),
    // The field itself wins over one inside.
    (#""id":"own","result":{"id":"i"}"#, #"id=own result={"id":"i"}"#),
    (#""id":null,"result":{"id":"i"}"#, #"id=i result={"id":"i"}"#),
    // The first of several paths that leads to a value.
    (#""result":{"key":"k"}"#, #"id=k result={"key":"k"}"#),
    (#""result":{"key":"k","id":"i"}"#, #"id=i result={"key":"k","id":"i"}"#),
    (#""result":{"id":"<private>","key":"k"}"#, #"id=k result={"id":"<private>","key":"k"}"#),
    (#""result":{"id":"<private>"}"#, #"id=~ result={"id":"<private>"}"#),
    (#""result":{"ok":"maybe"}"#, #"ok=! result={"ok":"maybe"}"#), (#""result":{"ok":{}}"#, #"ok=! result={"ok":{}}"#),
    (#""result":{"list":{"count":3}}"#, #"count=3 result={"list":{"count":3}}"#),
    (#""result":{"took_ms":1500}"#, #"took=1.500 s result={"took_ms":1500}"#),
    (#""result":{"took_s":1.5}"#, #"took=1.500 s result={"took_s":1.5}"#),
    (#""result":{"items":["x","y"]}"#, #"items=[x,y] result={"items":["x","y"]}"#),
    (#""result":{"part":{"x":1}}"#, #"part={"x":1} result={"part":{"x":1}}"#),
    // A name of an object and of a pair: the value says which.
    (#""error":"NO""#, "code=NO"), (#""error":{"code":"NO"}"#, #"code=NO error={"code":"NO"}"#),
    (#""result":{"error":{"code":"NO"}}"#, #"code=NO result={"error":{"code":"NO"}}"#),
    (#""result":{"error":"NO"}"#, #"code=NO result={"error":"NO"}"#),
    (#""result":"<private>""#, "id=~ ok=~ code=~ count=~ took=~ items=~ part=~ result=~"),
  ])
  func aFieldIsReadFromAnObject(_ members: String, _ fields: String) throws {
    #expect(try classified(#"{"event":"a.answered","fields":{\#(members)}}"#) == "a.answered " + fields)
  }

  @Test(arguments: [
    (#"answered (result={"id":"i","ok":true})"#, #"id=i ok=true result={"id":"i","ok":true}"#),
    (#"answered (result={"id":"i","ok":true}, id=own)"#, #"id=own ok=true result={"id":"i","ok":true}"#),
    (
      #"answered (ok=false, result={"ok":true,"deep":{"id":"no"}})"#, #"ok=false result={"ok":true,"deep":{"id":"no"}}"#
    ),
    (#"answered (error={"code":"NO","id":"x"})"#, #"code=NO error={"code":"NO","id":"x"}"#),
    ("answered (error=NO)", "code=NO"),
    (#"answered (result={"error":{"code":"NO"}})"#, #"code=NO result={"error":{"code":"NO"}}"#),
  ])
  func aFieldIsReadFromAnObjectInALine(_ body: String, _ fields: String) throws {
    #expect(try classified("[X-ALPHA] " + body) == "a.answered " + fields)
  }

  /// What was cut off may hold a field that is looked up.
  @Test func aCutObjectLeavesOpenWhatItMayHold() throws {
    let object = #"{"id":"i","deep":{"x":"#
    #expect(
      try classified("[X-ALPHA] answered (result=\(object)", isCut: true)
        == "a.answered id=i ok=cut code=cut count=cut took=cut items=cut part=cut result=\(object) error=cut")
    #expect(
      try classified(#"[X-ALPHA] answered (result={"id":"i"})"#, isCut: true).contains(#"id=i ok=cut code=cut"#))
  }
}

extension String {
  fileprivate var trimmingEnd: String { last == " " ? String(dropLast()) : self }
}
