import LogCheckModel
import Testing

@testable import LogCheckRules

@Suite struct TemplateParserTests {
  private let id = FieldDefinition(name: "id", type: .word)

  @Test(
    arguments: [
      ("Oven loaded", [.text("Oven"), .blank, .text("loaded")]),
      ("a \t  b", [.text("a"), .blank, .text("b")]),
      ("f() → x", [.text("f()"), .blank, .arrow, .blank, .text("x")]),
      ("a->b=>c", [.text("a"), .arrow, .text("b"), .arrow, .text("c")]),
      ("id={id}.", [.text("id="), .field(0, .word), .text(".")]),
      ("{id:text} x", [.field(0, .text), .blank, .text("x")]),
      ("{yes|no}", [.words(["yes", "no"], field: nil)]),
      ("{id=yes|not yet}", [.words(["yes", "not yet"], field: 0)]),
      ("{one=a}", [.words(["a"], field: 1)]),
      ("x[[ by {id}]]", [.text("x"), .optional([.blank, .text("by"), .blank, .field(0, .word)])]),
      ("x[[a[[b]]]]", [.text("x"), .optional([.text("a"), .optional([.text("b")])])]),
      ("x{*}", [.text("x"), .rest]),
      ("x[[: {*}]]", [.text("x"), .optional([.text(":"), .blank, .rest])]),
      (
        #"\{x\} \[\[y\]\] \| \\ \->"#,
        [
          .text("{x}"), .blank, .text("[[y]]"), .blank, .text("|"), .blank, .text("\\"), .blank, .text("->"),
        ]
      ),
      ("[x] y]] z", [.text("[x]"), .blank, .text("y]]"), .blank, .text("z")]),
      (#"{a\|b|c\}}"#, [.words(["a|b", "c}"], field: nil)]),
      ("größer {id}", [.text("größer"), .blank, .field(0, .word)]),
    ] as [(String, [TemplatePiece])])
  func templatesAreCutIntoPieces(text: String, pieces: [TemplatePiece]) throws {
    #expect(try TemplateParser.parse(text, fields: [id]).pieces == pieces)
  }

  @Test func fieldsWithATypeAreDeclaredInTheTemplate() throws {
    let parsed = try TemplateParser.parse("x {at:instant} {state=on|off} {n:integer}", fields: [id])
    #expect(
      parsed.fields == [
        id, FieldDefinition(name: "at", type: .instant), FieldDefinition(name: "state", type: .word),
        FieldDefinition(name: "n", type: .integer),
      ])
  }

  @Test(arguments: [
    ("", 0), ("x {id", 2), ("x {", 2), ("x {}", 2), ("x }", 2), ("x {nope}", 2), ("x {id:date}", 2),
    ("x {id:integer}", 2),
    ("x {a:word}{b:word}", 10), ("x {id} {id}", 7), ("x {*} y", 2), ("x [[{*}]] y", 4), ("{id}", 0), ("[[x]]", 0),
    ("{*}", 0), ("→", 0), ("x {a|}", 2), ("x {|a}", 2), ("x {a|a}", 2), (#"x \y"#, 2), (#"x \"#, 2), ("x [[", 4),
    ("x [[y", 5), ("x [[]]", 2), ("x {time:instant}", 2), ("x {Id:word}", 2), ("x {=a}", 2), ("x {id=}", 2),
    ("x {:word}", 2),
  ])
  func anErrorNamesItsOffset(text: String, offset: Int) {
    do throws(TemplateError) {
      let parsed = try TemplateParser.parse(text, fields: [id])
      Issue.record("\(text) was read as \(parsed.pieces)")
    } catch {
      #expect(error.offset == offset, "\(error.problem.message)")
    }
  }

  @Test(arguments: ["[[", "{", "{*}", "\\{", "]]", "[[x]]", "{a|b}"])
  func endlessRepetitionNeitherCrashesNorHangs(piece: String) {
    let text = "x" + String(repeating: piece, count: 50_000)
    _ = try? TemplateParser.parse(text, fields: [])
  }
}
