import Foundation
import LogCheckModel
import LogCheckRules
import Testing

/// The schema for editors, docs/schemas/dnp-rules-1.schema.json, against what the decoder accepts.
@Suite struct SchemaTests {
  private typealias Object = [String: Any]

  private let schema: Object
  private let definitions: Object

  init() throws {
    let url = testFolder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "docs/schemas/dnp-rules-1.schema.json")
    schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? Object)
    definitions = try #require(schema["$defs"] as? Object)
  }

  private func definition(_ name: String) throws -> Object {
    name == KeyTable.file.name ? schema : try #require(definitions[name] as? Object, "\(name) is missing")
  }

  private func property(_ path: String) throws -> Object {
    let parts = path.split(separator: ".").map(String.init)
    let properties = try #require(try definition(parts[0])["properties"] as? Object)
    return try #require(properties[parts[1]] as? Object)
  }

  @Test func everyKeyOfTheDecoderIsInTheSchemaAndTheOtherWayRound() throws {
    for table in KeyTable.all {
      let definition = try definition(table.name)
      let properties = try #require(definition["properties"] as? Object, "\(table.name)")
      #expect(Set(properties.keys) == Set(table.keys.map(\.name)), "\(table.name)")
      let required = definition["required"] as? [String] ?? []
      #expect(Set(required) == Set(table.keys.filter(\.isRequired).map(\.name)), "\(table.name)")
    }
  }

  @Test func theSchemaDescribesEachKeyInTheWordsOfTheTable() throws {
    for table in KeyTable.all {
      for key in table.keys {
        #expect(try property("\(table.name).\(key.name)")["description"] as? String == key.summary)
      }
    }
  }

  @Test func noOtherKeysAreAllowedAnywhere() throws {
    let kinds = Set(RuleKinds.all.map { $0.kind })
    for table in KeyTable.all where !kinds.contains(table.name) {
      let definition = try definition(table.name)
      let closing = table.name == KeyTable.rule.name ? "unevaluatedProperties" : "additionalProperties"
      #expect(definition[closing] as? Bool == false, "\(table.name)")
    }
  }

  @Test func aRuleIsCheckedByItsKind() throws {
    let branches = try #require(try definition("rule")["allOf"] as? [Object])
    let kinds = branches.compactMap { branch in
      (((branch["if"] as? Object)?["properties"] as? Object)?["kind"] as? Object)?["const"] as? String
    }
    #expect(kinds == RuleKinds.all.map { $0.kind })
    #expect(branches.compactMap { ($0["then"] as? Object)?["$ref"] as? String } == kinds.map { "#/$defs/\($0)" })
  }

  @Test func theWordsOfEnumerationsAreThoseOfTheDecoder() throws {
    #expect(try property("rule.kind")["enum"] as? [String] == RuleKinds.all.map { $0.kind })
    #expect(try property("rule.severity")["enum"] as? [String] == Severity.allCases.map(\.rawValue))
    #expect(try property("rule.status")["enum"] as? [String] == Rule.Status.allCases.map(\.rawValue))
    #expect(try property("test.platform")["enum"] as? [String] == Platform.allCases.map(\.rawValue))
    #expect(try property("test.environment")["enum"] as? [String] == RunEnvironment.allCases.map(\.rawValue))
    #expect(
      try property("expectation.inconclusive")["enum"] as? [String] == InconclusiveReason.allCases.map(\.rawValue))
    #expect(try definition("level")["enum"] as? [String] == LogLevel.allCases.map { "\($0)" })
    #expect(try definition("fieldType")["enum"] as? [String] == FieldType.allCases.map(\.rawValue))
    #expect(try property("timelineEntry.mark")["enum"] as? [String] == TimelineMark.allCases.map(\.rawValue))
    #expect(try property("metric.type")["enum"] as? [String] == MetricFamily.Kind.allCases.map(\.rawValue))
    #expect(try property("file.schema")["const"] as? String == RuleLoader.schema)
  }

  @Test func everyReferenceLeadsSomewhere() {
    var references: Set<String> = []
    func collect(_ value: Any) {
      if let object = value as? Object {
        if let reference = object["$ref"] as? String { references.insert(reference) }
        object.values.forEach(collect)
      } else if let list = value as? [Any] {
        list.forEach(collect)
      }
    }
    collect(schema)
    #expect(references.subtracting(definitions.keys.map { "#/$defs/\($0)" }) == [])
    let used = Set(references.map { String($0.dropFirst("#/$defs/".count)) })
    #expect(Set(definitions.keys).subtracting(used) == [])
  }
}
