package import LogCheckModel

extension RuleProblem {
  /// The number of the problem in reports and documents.
  package var code: String {
    switch self {
    case .fileTooLarge: "R001"
    case .foreignEncoding: "R002"
    case .notYAML: "R003"
    case .alias: "R004"
    case .anchor: "R005"
    case .tag: "R006"
    case .tooDeep: "R007"
    case .tooManyNodes: "R008"
    case .severalDocuments: "R009"
    case .emptyDocument: "R010"
    case .keyIsNotText: "R011"
    case .duplicateKey: "R012"
    case .unknownSchema: "R020"
    case .unknownConfigurationSchema: "R033"
    case .unknownKey: "R021"
    case .reservedKey: "R022"
    case .missingKey: "R023"
    case .wrongType: "R024"
    case .ambiguousPlainText: "R025"
    case .emptyText: "R026"
    case .emptyList: "R027"
    case .unknownWord: "R028"
    case .conflictingKeys: "R029"
    case .neededTogether: "R030"
    case .repeatedEntry: "R031"
    case .tooMany: "R032"
    case .badName: "R040"
    case .reservedName: "R041"
    case .duplicateName: "R042"
    case .badRequirement: "R043"
    case .bareNumberForDuration: "R050"
    case .badDuration: "R051"
    case .durationOutOfRange: "R052"
    case .badInteger: "R053"
    case .countOutOfRange: "R054"
    case .badValue: "R055"
    case .unquotedParameter: "R056"
    case .unknownEvent: "R060"
    case .unknownField: "R061"
    case .unknownComponent: "R062"
    case .unknownAlias: "R063"
    case .unknownParameter: "R064"
    case .unknownRule: "R065"
    case .fieldNeedsAlias: "R066"
    case .duplicateAlias: "R067"
    case .badSelector: "R068"
    case .differingTypes: "R069"
    case .unknownRequirement: "R110"
    case .unknownProfile: "R111"
    case .unusableParameter: "R112"
    case .unknownChoice: "R113"
    case .profilesOfOneAspect: "R114"
    case .unusablePath: "R115"
    case .badPattern: "R116"
    case .unknownSet: "R117"
    case .badTemplate: "R070"
    case .templateWithoutText: "R071"
    case .unrecognisableEvent: "R072"
    case .unfilledField: "R073"
    case .unboundedRule: "R080"
    case .unusable: "R081"
    case .missingTest: "R082"
    case .noInconclusiveTest: "R083"
    case .olderForm: "R084"
    case .badExpression: "R090"
    case .mismatchedTypes: "R091"
    case .wrongOperand: "R092"
    case .wrongResult: "R093"
    case .unknownFunction: "R094"
    case .wrongArgumentCount: "R095"
    case .noMembers: "R096"
    case .badTestLine: "R100"
    case .unbindableExpectation: "R101"
    case .badReason: "R102"
    }
  }

  package var severity: Diagnostic.Severity {
    switch self {
    case .noInconclusiveTest, .unfilledField, .unknownRequirement, .olderForm: .warning
    default: .error
    }
  }

  /// The description of the problem.
  package var message: String {
    switch self {
    case .fileTooLarge(let bytes):
      "the file has \(bytes) bytes; a rule file may have \(RuleFileLimits.bytes)"
    case .foreignEncoding(let name): "the file is \(name)"
    case .notYAML(let details, _): "this is not YAML: \(details)"
    case .alias(let name): "the alias `*\(name.shortened)` is not allowed in rule files"
    case .anchor: "anchors (`&…`) are not allowed in rule files"
    case .tag: "YAML tags (`!…`) are not allowed in rule files"
    case .tooDeep: "lists and maps are nested deeper than \(RuleFileLimits.depth)"
    case .tooManyNodes: "the file contains more than \(RuleFileLimits.nodes) values"
    case .severalDocuments: "a second YAML document begins here"
    case .emptyDocument: "the file is empty"
    case .keyIsNotText(let found): "a key must be a text, this is \(found)"
    case .duplicateKey(let key, let line): "the key `\(key.shortened)` occurs here again, first in line \(line)"
    case .unknownSchema(let found): "the schema `\(found.shortened)` is not known"
    case .unknownConfigurationSchema(let found): "the schema `\(found.shortened)` is not known"
    case .unknownKey(let key, let owner, _, _): "\(owner) has no key `\(key.shortened)`"
    case .reservedKey(let key): "`\(key)` is not yet supported"
    case .missingKey(let key, let owner, _): "\(owner) lacks the key `\(key)`"
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .ambiguousPlainText(let text, let readAs):
      "a text is meant here, but YAML may take `\(text.shortened)` for \(readAs)"
    case .emptyText: "the text is empty"
    case .tooMany(let what, let limit): "there are more \(what) than \(limit)"
    case .emptyList(let what): "the list of \(what) is empty"
    case .unknownWord(let word, _, _): "`\(word.shortened)` is not a word that is known here"
    case .conflictingKeys(let keys): "\(Self.listed(keys, "and")) cannot be combined"
    case .neededTogether(let key, let needs): "`\(key)` has no meaning without `\(needs)`"
    case .repeatedEntry(let entry): "`\(entry.shortened)` is in the list twice"
    case .badName(let name, let kind): "`\(name.shortened)` cannot be the name of \(Self.article(kind))"
    case .reservedName(let name, let kind): "`\(name)` is reserved and cannot name \(Self.article(kind))"
    case .duplicateName(let name, let kind, let first):
      "the \(kind.rawValue) `\(name.shortened)` is defined twice, first at \(first)"
    case .badRequirement(let text): "`\(text.shortened)` is not the id of a requirement"
    case .bareNumberForDuration(let text): "a duration is meant here, `\(text.shortened)` is a number without a unit"
    case .badDuration(let text): "`\(text.shortened)` is not a duration"
    case .durationOutOfRange(let text, _): "the duration `\(text.shortened)` is out of range"
    case .badInteger(let text): "`\(text.shortened)` is not a whole number"
    case .countOutOfRange(let text, let allowed):
      "`\(text.shortened)` is out of range: \(allowed.lowerBound) to \(allowed.upperBound)"
    case .badValue(let text, let type): "`\(text.shortened)` is not \(type)"
    case .unquotedParameter(let text):
      "`\(text.shortened)` is neither a duration nor a number, true, false or an instant"
    case .unknownEvent(let name, _): "no event is called `\(name.shortened)`"
    case .unknownField(let name, let owner, _, _): "\(owner.shortened) has no field `\(name.shortened)`"
    case .unknownComponent(let name, _): "no component is called `\(name.shortened)`"
    case .unknownAlias(let name, _): "no event is named `\(name.shortened)` here"
    case .unknownParameter(let name, _): "the rule has no parameter `\(name.shortened)`"
    case .unknownSet(let name, _): "no set of words is called `\(name.shortened)`"
    case .unknownRule(let name, _): "no rule is called `\(name.shortened)`"
    case .unknownProfile(let id, _): "no profile is called `\(id.shortened)`"
    case .unknownRequirement(let id): "`requirements` of no file declare `\(id.shortened)`"
    case .unusableParameter(let name, let rule, let reason):
      "the rule `\(rule.shortened)` cannot work with this value of `\(name.shortened)`: \(reason)"
    case .unknownChoice(let name, _): "no rule has the id, tag or requirement `\(name.shortened)`"
    case .profilesOfOneAspect(let first, let second, let aspect):
      "the profiles `\(first.shortened)` and `\(second.shortened)` exclude each other: both name the \(aspect)"
    case .unusablePath(let path, let reason): "`\(path.shortened)` cannot be used: \(reason)"
    case .badPattern(let reason): "the pattern cannot be read: \(reason)"
    case .fieldNeedsAlias(let name): "it is not clear whose field `\(name.shortened)` is"
    case .duplicateAlias(let name): "the name `\(name.shortened)` is given to two events of the rule"
    case .badSelector(let text): "`\(text.shortened)` does not name an event"
    case .differingTypes(let field, let first, let second):
      "the field `\(field.shortened)` is \(first) in one of these events and \(second) in another"
    case .badTemplate(let reason): "the template cannot be read: \(reason)"
    case .templateWithoutText: "the template has no text that every message must contain"
    case .unrecognisableEvent(let reason): "no line can be recognised as this event: \(reason)"
    case .unfilledField(let name): "no part of the event's text fills the field `\(name.shortened)`"
    case .unboundedRule(let what): "\(what) has no end: it needs a deadline or an event that ends it"
    case .unusable(let key, let because): "`\(key)` cannot be used here: \(because)"
    case .missingTest(let verdict): "the rule has no test that expects `\(verdict)`"
    case .noInconclusiveTest: "the rule has no test that expects `inconclusive`"
    case .olderForm(let form, _): "\(form) is an older form of a rule"
    case .badExpression(let reason): "the expression cannot be read: \(reason)"
    case .mismatchedTypes(let operation, let left, let right):
      "`\(operation)` does not work between \(left) and \(right)"
    case .noMembers(let found): "a path only leads into an object, and this is \(found)"
    case .wrongOperand(let operation, let expected, let found): "`\(operation)` needs \(expected), found \(found)"
    case .wrongResult(let expected, let found): "the expression must give \(expected), it gives \(found)"
    case .unknownFunction(let name, _): "there is no function `\(name.shortened)`"
    case .wrongArgumentCount(let function, let expected, let found):
      "`\(function)` takes \(expected), found \(found)"
    case .badTestLine(let reason): "the test line cannot be read: \(reason)"
    case .unbindableExpectation(let reason): "the expectation can never be met: \(reason)"
    case .badReason(let text): "`\(text.shortened)` does not name the principle by which the change makes no difference"
    }
  }

  /// The remedy, if it is not plain from the message.
  package var hint: String? {
    switch self {
    case .fileTooLarge: "split it into several files of one folder"
    case .foreignEncoding: "save it as UTF-8"
    case .notYAML(_, let cause):
      switch cause {
      case .syntax: "put texts that contain `: `, ` #`, `{` or `[` in quotes and check the indentation"
      case .tab: "indent with blanks, not with tabs"
      case .encoding: "save the file as UTF-8"
      case .controlCharacter: "remove the character, or write it as an escape in double quotes, as in \"\\0\""
      }
    case .alias, .anchor: "write the value out each time, or put a text that begins with `&` or `*` in quotes"
    case .tag: "remove it, or put a text that begins with `!` in quotes"
    case .tooDeep, .tooManyNodes, .keyIsNotText, .duplicateKey: nil
    case .severalDocuments: "remove the line `---`, or move the rest into a separate file"
    case .emptyDocument: "begin it with `schema: \(RuleLoader.schema)`"
    case .unknownSchema: "write `schema: \(RuleLoader.schema)` as the first key"
    case .unknownConfigurationSchema: "write `schema: \(Configuration.schema)` as the first key"
    case .unknownKey(_, _, let nearest, let elsewhere):
      nearest.map { "did you mean `\($0)`?" } ?? elsewhere
    case .reservedKey: "remove it"
    case .missingKey(let key, _, let meaning): meaning.map { "`\(key)` is \($0)" }
    case .wrongType, .emptyText, .emptyList, .tooMany, .repeatedEntry: nil
    case .ambiguousPlainText(let text, _): "write it in quotes: \"\(text.shortened)\""
    case .unknownWord(_, let allowed, let nearest):
      nearest.map { "did you mean `\($0)`?" } ?? "use \(Self.listed(allowed, "or"))"
    case .conflictingKeys: "keep one of them"
    case .neededTogether(_, let needs): "add `\(needs)`"
    case .badName(_, let kind): "a name of this kind is \(kind.shape)"
    case .reservedName: "choose another name"
    case .duplicateName: "rename or remove one of them"
    case .badRequirement: "requirements are written `REQ-` and three digits, as in `REQ-052`"
    case .bareNumberForDuration(let text):
      "give it a unit: `\(text.shortened)s`, `\(text.shortened)ms`, `\(text.shortened)m`"
    case .badDuration: "write it as in `250ms`, `30s`, `15m`, `2h`, `1d` or `1m30s`"
    case .durationOutOfRange(_, let isSigned):
      isSigned
        ? "it must lie within \(DurationParser.longestDays) days"
        : "it must be longer than nothing and at most \(DurationParser.longestDays) days"
    case .badInteger: "write it with decimal digits only, without quotes"
    case .countOutOfRange, .badValue: nil
    case .unquotedParameter: "put a text in quotes"
    case .unknownField(_, _, let nearest, let fields):
      Self.sentence(
        nearest.map { "did you mean `\($0)`?" }, fields.isEmpty ? nil : "its fields are \(Self.some(of: fields))")
    case .unknownEvent(_, let nearest), .unknownComponent(_, let nearest),
      .unknownParameter(_, let nearest), .unknownRule(_, let nearest), .unknownFunction(_, let nearest),
      .unknownProfile(_, let nearest), .unknownChoice(_, let nearest), .unknownSet(_, let nearest):
      nearest.map { "did you mean `\($0)`?" }
    case .unknownAlias(let name, let nearest):
      nearest.map { "did you mean `\($0)`?" } ?? "name an earlier event of the rule with `… as \(name.shortened)`"
    case .unusableParameter, .unusablePath, .badPattern: nil
    case .profilesOfOneAspect: "keep one of them"
    case .unknownRequirement: "declare it there, or correct the number"
    case .fieldNeedsAlias(let name): "name the event with `… as e` and write `e.\(name.shortened)`"
    case .duplicateAlias: "choose another name for one of them"
    case .badSelector: "write `event.name`, `event.name as e` or `first.name | second.name as e`"
    case .differingTypes: "give them one type, or name the events one by one"
    case .badTemplate: nil
    case .templateWithoutText: "add words of the message outside of `[[ … ]]`, or use `regex:`"
    case .unrecognisableEvent: nil
    case .unfilledField(let name):
      "write `{\(name.shortened)}` in a template, or add it to `pairs` or `set`; with `json:` it may come from there alone"
    case .unboundedRule: "add `within: 30s`, `by:` with an instant, or `until:` with an event"
    case .unusable: nil
    case .missingTest, .noInconclusiveTest: "add one under `tests:`"
    case .olderForm(_, let now): "write \(now)"
    case .badExpression: nil
    case .noMembers: "declare the field as `object` in its event"
    case .mismatchedTypes, .wrongOperand, .wrongResult: nil
    case .wrongArgumentCount: nil
    case .badTestLine: nil
    case .unbindableExpectation: nil
    case .badReason: "begin it with the principle, as in `V3: lines may be missing`; docs/rule-mutation.md lists them"
    }
  }

  private static func article(_ kind: NameKind) -> String {
    kind == .event || kind == .alias ? "an \(kind.rawValue)" : "a \(kind.rawValue)"
  }

  /// The available ones of two parts, in one line.
  private static func sentence(_ first: String?, _ second: String?) -> String? {
    let parts = [first, second].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Names, of very many the first ones.
  private static func some(of names: [String]) -> String {
    guard names.count > 24 else { return listed(names, "and") }
    return names.prefix(24).map { "`\($0)`" }.joined(separator: ", ") + " and \(names.count - 24) more"
  }

  /// `a`, `b` and `c`.
  private static func listed(_ words: [String], _ conjunction: String) -> String {
    let quoted = words.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
