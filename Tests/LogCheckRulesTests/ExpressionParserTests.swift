import LogCheckModel
import Testing

@testable import LogCheckRules

@Suite struct ExpressionParserTests {
  @Test(arguments: [
    ("a || b && c", "(|| a (&& b c))"),
    ("a && b || c", "(|| (&& a b) c)"),
    ("a || b || c", "(|| (|| a b) c)"),
    ("a == b && c != d", "(&& (== a b) (!= c d))"),
    ("a + b * c", "(+ a (* b c))"),
    ("(a + b) * c", "(* (+ a b) c)"),
    ("a - b - c", "(- (- a b) c)"),
    ("a / b * c", "(* (/ a b) c)"),
    ("a + b < c - d", "(< (+ a b) (- c d))"),
    ("!a && b", "(&& (! a) b)"),
    ("!a == b", "(== (! a) b)"),
    ("!!a", "(! (! a))"),
    ("-a + b", "(+ (- a) b)"),
    ("a - -b", "(- a (- b))"),
    ("a ?? b == c", "(== (?? a b) c)"),
    ("a ?? b + c", "(?? a (+ b c))"),
    ("a ?? b ?? c", "(?? a (?? b c))"),
    ("a in [b, c + d]", "(in a [b (+ c d)])"),
    ("a in [b] && c", "(&& (in a [b]) c)"),
    ("a in b && c", "(&& (in a b) c)"),
    (#"a =~ "x" || b"#, #"(|| (=~ a "x") b)"#),
    ("s.time - time <= 5m", "(<= (- s.time time) 5m)"),
    ("abs(a - b) <= $tolerance", "(<= (abs (- a b)) $tolerance)"),
    ("min(a, b)", "(min a b)"),
    ("f()", "(f)"),
    ("true && false", "(&& true false)"),
    ("trueish", "trueish"),
    ("1m30s + 0.5 * 3", "(+ 1m30s (* 0.5 3))"),
    (#"instant("1970-01-01T00:00:01Z")"#, "@1000000000"),
    (#"a == "q\"\\\n\tö""#, "(== a \"q\"\\\n\tö\")"),
    ("a\n  &&\tb", "(&& a b)"),
    ("a.b.c", "a.b/c"), ("a.b.c.d == 1", "(== a.b/c/d 1)"), ("a[0]", "a/0"), ("a.b[2].c", "a.b/2/c"),
    (#"a["x-y"].z"#, "a/x-y/z"), (#"a["\""]"#, "a/\""), ("(a ?? b).c", "(?? a b)/c"),
    ("a in [b.c.d]", "(in a [b.c/d])"),
    ("!a.b.c", "(! a.b/c)"), ("type(a.b.c) == \"text\"", "(== (type a.b/c) \"text\")"),
  ])
  func precedenceIsTheDocumentedOne(text: String, tree: String) throws {
    #expect(try ExpressionParser.parse(text).shape == tree)
  }

  @Test(arguments: [
    (#"a =~ "\d+\.\\""#, #"\d+\.\\"#), (#"a =~ "say \"hi\"""#, #"say "hi""#), (#"a =~ "\\\"""#, #"\\""#),
  ])
  func patternsKeepTheirBackslashes(text: String, pattern: String) throws {
    guard case .matches(_, let found) = try ExpressionParser.parse(text).kind else {
      Issue.record("not a match")
      return
    }
    #expect(found == pattern)
  }

  @Test(arguments: [
    ("", 0), ("a ==", 4), ("== a", 0), ("a b", 2), ("(a", 2), ("a)", 1), ("a < b < c", 6), ("a == b in [c]", 7),
    ("a,b", 1),
    ("a in 7", 5), ("a in []", 5), ("a in [b", 7), ("a =~ b", 5), (#"a =~ """#, 5), ("a = b", 2), ("a & b", 2),
    ("a | b", 2), ("a.", 2), ("a.1", 2), ("$", 0), ("$1x", 0), ("'a'", 0), (#""a"#, 0), (#""\q""#, 0), ("1 s", 2),
    ("1.2.3", 0), ("1_000", 0), ("0x10", 0), ("1e9", 0), ("012", 0), ("9223372036854775808", 0), ("367d", 0),
    ("a.b.", 4), ("a.b.1", 4), ("a[", 2), ("a[]", 2), ("a[b]", 2), ("a[0", 3), ("a[-1]", 2), ("a[0.5]", 2),
    ("a[0].", 5),
    (String(repeating: "a.", count: 18) + "a", 36), ("(a).1", 4),
    ("a == ö", 5), ("a @ b", 2), ("f(a", 3), ("f(a,)", 4), ("f(,a)", 2), ("in [a]", 0), ("instant(a)", 8),
    (#"instant("2025-11-15T05:30:00")"#, 8), ("!", 1),
  ])
  func anErrorNamesItsOffset(text: String, offset: Int) {
    do throws(ExpressionError) {
      let node = try ExpressionParser.parse(text)
      // `$1x` is a parameter whose name cannot be declared; everything else must not parse.
      #expect(text == "$1x", "\(text) was read as \(node.shape)")
    } catch {
      #expect(error.offset == offset, "\(error.problem.message)")
    }
  }

  @Test(arguments: ["(", "!", "-", "a(", "[", "a in [", "\"", "$", "a.", "1"])
  func endlessRepetitionEndsInAnError(piece: String) {
    let text = String(repeating: piece, count: 100_000)
    #expect(throws: ExpressionError.self) { try ExpressionParser.parse(text) }
  }

  @Test func aLongChainIsRefusedBeforeItGrowsDeep() {
    let text = Array(repeating: "a", count: 50_000).joined(separator: " + ")
    #expect(throws: ExpressionError.self) { try ExpressionParser.parse(text) }
  }
}

extension ExpressionNode {
  /// The tree in brackets, operators first.
  var shape: String {
    switch kind {
    case .literal(.integer(let value)): "\(value)"
    case .literal(.number(let value)): "\(value)"
    case .literal(.boolean(let value)): "\(value)"
    case .literal(.text(let value)): "\"\(value)\""
    case .literal(.duration(let value)): DurationParser.spelled(value)
    case .literal(.instant(let value)): "@\(value.nanoseconds)"
    case .parameter(let name): "$\(name)"
    case .field(let alias, let name): alias.map { "\($0).\(name)" } ?? name
    case .not(let inner): "(! \(inner.shape))"
    case .negate(let inner): "(- \(inner.shape))"
    case .binary(let symbol, let left, let right): "(\(symbol.rawValue) \(left.shape) \(right.shape))"
    case .isOneOf(let left, let choices): "(in \(left.shape) [\(choices.map(\.shape).joined(separator: " "))])"
    case .isOfSet(let left, let name, _): "(in \(left.shape) \(name))"
    case .matches(let left, let pattern): "(=~ \(left.shape) \"\(pattern)\")"
    case .call(let name, let arguments): "(\(([name] + arguments.map(\.shape)).joined(separator: " ")))"
    case .fallback(let left, let right): "(?? \(left.shape) \(right.shape))"
    case .nested(let base, let steps):
      base.shape
        + steps.map { step in
          switch step {
          case .member(let name): "/\(name)"
          case .item(let index): "/\(index)"
          }
        }.joined()
    }
  }
}
