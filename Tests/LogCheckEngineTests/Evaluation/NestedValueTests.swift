import LogCheckModel
import Testing

@testable import LogCheckEngine

/// The value at a path in JSON that may be damaged.
@Suite struct NestedValueTests {
  private func value(_ path: String, _ text: String) -> String {
    let steps = path.split(separator: ".").map { step in
      Int(step).map { JSONStep.item($0) } ?? .member(LogText(String(step)))
    }
    switch NestedValue.at(steps, in: LogText(text)) {
    case .absent: return "absent"
    case .unknown(let reason): return reason.rawValue
    case .text(let bytes): return "\"" + String(decoding: bytes, as: UTF8.self) + "\""
    case .number(let bytes), .object(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .boolean(let truth): return "\(truth)"
    case .list(let items): return "[" + items.map(\.description).joined(separator: "|") + "]"
    }
  }

  @Test(arguments: [
    ("a", #"{"a":"x"}"#, #""x""#), ("a", #"{"a":5}"#, "5"), ("a", #"{"a":"5"}"#, #""5""#),
    ("a", #"{"a":-1.5e3}"#, "-1.5e3"),
    ("a", #"{"a":true}"#, "true"), ("a", #"{"a":false}"#, "false"), ("a", #"{"a":""}"#, #""""#),
    ("a", #"{"a":{}}"#, "{}"), ("a.b", #"{"a":{"b":1}}"#, "1"), ("a.b.c", #"{"x":{"c":2},"a":{"b":{"c":1}}}"#, "1"),
    ("a", #"{"a":[1,"two",true,{"b":1}]}"#, #"[1|two|true|{"b":1}]"#), ("a", #"{"a":[]}"#, "[]"),
    ("a.0", #"{"a":[1,"two"]}"#, "1"), ("a.1", #"{"a":[1,"two"]}"#, #""two""#), ("a.2", #"{"a":[1,"two"]}"#, "absent"),
    ("a.1.b", #"{"a":[1,{"b":"x"}]}"#, #""x""#), (" ", #"{" ":1}"#, "1"),
    ("a", " { \"a\" :\n 5 } ".trimmingBlanks, "5"),
  ])
  func aMemberKeepsItsType(_ path: String, _ text: String, _ value: String) {
    #expect(self.value(path, text) == value)
  }

  @Test(arguments: [
    ("b", #"{"a":1}"#, "absent"), ("a", #"{"a":null}"#, "absent"), ("a.b", #"{"a":null}"#, "absent"),
    // A value without members leads nowhere, whatever it is.
    ("a.b", #"{"a":5}"#, "absent"), ("a.b", #"{"a":"x"}"#, "absent"), ("a.b", #"{"a":[1]}"#, "absent"),
    ("a.0", #"{"a":{"0":1}}"#, "absent"), ("b", "{}", "absent"),
  ])
  func whatIsNotThereIsAbsent(_ path: String, _ text: String, _ value: String) {
    #expect(self.value(path, text) == value)
  }

  @Test(arguments: [
    ("a", #"{"a":1,"a":2}"#, "2"), ("a", #"{"a":1,"a":null}"#, "absent"),
    ("a.b", #"{"a":{"b":1},"a":{"c":2}}"#, "absent"),
    ("a", #"{"a":1,"A":2}"#, "1"),
  ])
  func ofEqualKeysTheLastWins(_ path: String, _ text: String, _ value: String) {
    #expect(self.value(path, text) == value)
  }

  @Test(arguments: [
    ("a", #"{"a":"é \n \"x\" \\ \/"}"#, "\"é \n \"x\" \\ /\""), ("é", #"{"\u00e9":1}"#, "1"),
    ("a", #"{"\u0061":1}"#, "1"), ("a", #"{"a":"😀"}"#, "\"😀\""),
    // Half of a pair is no character.
    ("a", #"{"a":"\ud83d"}"#, "truncated"),
  ])
  func escapesAreResolved(_ path: String, _ text: String, _ value: String) {
    #expect(self.value(path, text) == value)
  }

  @Test(arguments: [
    ("a.n", #"{"a":"{\"n\":1}"}"#, "1"), ("a", #"{"a":"{\"n\":1}"}"#, #""{"n":1}""#),
    ("a.n", #"{"a":"{\\\"n\\\":1}"}"#, "1"), ("a.b.c", #"{"a":"{\"b\":\"{\\\"c\\\":2}\"}"}"#, "2"),
    ("a.n", #"{"a":"[1]"}"#, "absent"), ("a.n", #"{"a":"{\"m\":1"}"#, "truncated"),
  ])
  func aStringThatContainsAnObjectHasItsMembers(_ path: String, _ text: String, _ value: String) {
    #expect(self.value(path, text) == value)
  }

  @Test(arguments: [
    ("a", #"{"a":1,"b"#, "1"), ("b", #"{"a":1,"b"#, "truncated"), ("c", #"{"a":1,"b":2"#, "truncated"),
    ("b", #"{"a":1,"b":2"#, "truncated"), ("b", #"{"a":1,"b":"x"#, "truncated"), ("b", #"{"a":1,"b":tru"#, "truncated"),
    ("b.c", #"{"a":1,"b":{"c":2,"d"#, "2"), ("b.e", #"{"a":1,"b":{"c":2,"d"#, "truncated"), ("a", "{", "truncated"),
    ("b", #"{"a":1,"b":"#, "truncated"), ("b", #"{"a":1,"b"#, "truncated"), ("a", #"{"a":[1,2"#, "[1|...]"),
    ("a.0", #"{"a":[1,2"#, "1"), ("a.1", #"{"a":[1,2"#, "truncated"), ("c", #"{"a":{"b":[{"#, "truncated"),
    ("a", #"{"a":"x\"#, "truncated"), ("a", #"{"a":"x\u00"#, "truncated"),
  ])
  func afterTheEndOfACutObjectAnythingMayFollow(_ path: String, _ text: String, _ value: String) {
    #expect(self.value(path, text) == value)
  }

  @Test(arguments: [
    ("a", #"{"a":<private>,"b":2}"#, "redacted"), ("b", #"{"a":<private>,"b":2}"#, "2"),
    ("c", #"{"a":<private>,"b":2}"#, "absent"), ("a", #"{"a":"<private>","b":2}"#, "redacted"),
    ("a", #"{"a":"Hello <private>"}"#, "redacted"), ("a", #"{"a":"...","b":2}"#, "redacted"),
    ("a", #"{"a":...}"#, "redacted"),
    ("a", #"{"a":…}"#, "redacted"), ("a", #"{"a":"and so on..."}"#, #""and so on...""#),
    ("a", #"{"a":<mask.hash: 'x=='>,"b":2}"#, "redacted"), ("b", #"{"a":<mask.hash: 'x=='>,"b":2}"#, "2"),
    // Anything may be among the members that were left out.
    ("a", #"{"a":1,...}"#, "1"), ("b", #"{"a":1,...}"#, "truncated"), ("b", #"{...,"b":2}"#, "2"),
    ("b", #"{…}"#, "truncated"),
    ("b.c", #"{"a":1,"b":{...}}"#, "truncated"), ("c", #"{"a":1,"b":{...}}"#, "absent"),
    ("a.c", #"{"a":<private>}"#, "redacted"), ("a.c", #"{"a":"<private>"}"#, "redacted"),
    ("a", #"{"a":[1,...]}"#, "[1|...]"), ("a.0", #"{"a":[1,...]}"#, "1"), ("a.1", #"{"a":[1,...]}"#, "redacted"),
    ("a.1", #"{"a":[...,3]}"#, "redacted"), ("a", #"{"a":["x","<private>"]}"#, "[x|...]"),
  ])
  func aHiddenPartHidesItselfAlone(_ path: String, _ text: String, _ value: String) {
    #expect(self.value(path, text) == value)
  }

  @Test(arguments: [
    ("a", #"{"a":01}"#, "malformed"), ("b", #"{"a":01,"b":2}"#, "malformed"), ("a", #"{"a":1,b:2}"#, "1"),
    ("b", #"{"a":1,-b:2}"#, "malformed"), ("a", #"{'a':1}"#, "malformed"), ("a", #"{"a" 1}"#, "malformed"),
    ("a", "{\"a\":\"x\ny\"}", "malformed"), ("b", #"{"a":{bad},"b":2}"#, "2"),
    ("a.c", #"{"a":{bad},"b":2}"#, "malformed"),
    ("a", #"{"a":1e999}"#, "1e999"),
  ])
  func whatIsNoJSONIsMalformed(_ path: String, _ text: String, _ value: String) {
    #expect(self.value(path, text) == value)
  }

  /// As JavaScript prints an object.
  @Test(arguments: [
    ("code", #"{ code: "NO", n: 2 }"#, #""NO""#), ("n", #"{ code: "NO", n: 2 }"#, "2"), ("a.b", "{a:{b:true}}", "true"),
    ("a", #"{a="x",b="y"}"#, #""x""#),
    ("a", "{a", "truncated"), ("c", "{a:1}", "absent"),
  ])
  func aKeyMayBeUnquoted(_ path: String, _ text: String, _ value: String) {
    #expect(self.value(path, text) == value)
  }

  @Test func damagedBytesMakeAValueUnknown() {
    #expect(value("a", "{\"a\":\"x\u{FFFD}\"}") == "truncated")
    #expect(value("b", "{\"a\":\"x\u{FFFD}\",\"b\":1}") == "1")
  }

  @Test func deepAndHugeObjectsAreReadWithoutRecursion() {
    let deep = #"{"a":"# + String(repeating: "[", count: 30_000) + String(repeating: "]", count: 30_000) + #","b":1}"#
    #expect(value("a", deep) == "malformed")
    #expect(value("b", deep) == "1")
    #expect(value("b", #"{"a":"# + String(repeating: "{", count: 60_000)) == "truncated")
    let many = "{" + (0..<5_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}"
    #expect(value("k4999", many) == "4999")
    #expect(value("k5000", many) == "absent")
    let strings = #"{"a":"# + String(repeating: #""{\"#, count: 10_000)
    #expect(value("a.b.c.d", strings) != "")
  }

  /// Whatever is cut off an object, a path into the rest leads to the value of the whole, or to a doubt.
  @Test func aCutNeverChangesAValue() {
    let whole = #"{"a":{"b":[1,2,{"c":"x\n"}],"d":null},"e":"{\"f\":true}","g":-1.25}"#
    let paths = ["a", "a.b", "a.b.0", "a.b.2.c", "a.d", "a.x", "e", "e.f", "g", "h"]
    for length in 1..<whole.utf8.count {
      let cut = String(decoding: Array(whole.utf8)[..<length], as: UTF8.self)
      for path in paths {
        let value = value(path, cut)
        if value == "truncated" || value.contains("...") { continue }
        // A container is as long as what is left of it.
        if path == "a", whole.contains(value) { continue }
        #expect(value == self.value(path, whole), "\(path) of \(cut)")
      }
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
