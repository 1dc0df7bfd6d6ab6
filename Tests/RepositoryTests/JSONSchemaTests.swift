import Foundation
import LogCheckTestSupport
import Testing

/// The checker of schemas finds what is wrong: a test with it can fail.
@Suite struct JSONSchemaTests {
  private func violations(_ value: String, _ schema: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = try folder.write(schema, to: "schema.json")
    return try JSONSchema(file).violations(JSONTree(value))
  }

  @Test(arguments: [
    ("1", #"{"type": "string"}"#), ("true", #"{"type": "number"}"#), ("1", #"{"type": "boolean"}"#),
    ("1.5", #"{"type": "integer"}"#), ("null", #"{"type": "object"}"#), ("{}", #"{"type": "array"}"#),
    (#""b""#, #"{"const": "a"}"#), (#""b""#, #"{"enum": ["a", "c"]}"#), ("-1", #"{"minimum": 0}"#),
    (#""x1""#, #"{"pattern": "^\\d$"}"#), ("{}", #"{"required": ["a"]}"#),
    (#"{"b": 1}"#, #"{"properties": {"a": {}}}"#), (#"{"a": "x"}"#, #"{"properties": {"a": {"type": "number"}}}"#),
    (#"{"a": "x"}"#, #"{"additionalProperties": {"type": "number"}}"#),
    (#"[1, "x"]"#, #"{"items": {"type": "number"}}"#),
    ("1", ##"{"$ref": "#/$defs/t", "$defs": {"t": {"type": "string"}}}"##), ("1", ##"{"$ref": "#/$defs/none"}"##),
    ("1", #"{"anyOf": [{"type": "string"}, {"type": "boolean"}]}"#),
    ("1", #"{"oneOf": [{"type": "number"}, {"minimum": 0}]}"#),
    ("1", #"{"maximum": 5}"#),
  ])
  func finds(_ value: String, _ schema: String) throws {
    #expect(try violations(value, schema).count == 1)
  }

  @Test(arguments: [
    (
      #"{"a": [1, 2.5], "b": true}"#,
      #"{"type": "object", "required": ["a"], "properties": {"a": {"items": {"type": "number"}}, "b": {"const": true}}}"#
    ),
    ("3", #"{"oneOf": [{"type": "integer"}, {"type": "string"}]}"#),
  ])
  func leavesAlone(_ value: String, _ schema: String) throws {
    #expect(try violations(value, schema) == [])
  }
}
