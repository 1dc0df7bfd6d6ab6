/// Everything that can be wrong with rule files: one case per kind of problem.
///
/// The code of a case is part of the tool's interface and is never given to another case.
package enum RuleProblem: Hashable, Sendable {
  // Reading the file.
  case fileTooLarge(bytes: Int)
  case foreignEncoding(String)
  case notYAML(details: String, cause: YAMLFault)
  case alias(name: String)
  case anchor
  case tag
  case tooDeep
  case tooManyNodes
  case severalDocuments
  case emptyDocument
  case keyIsNotText(found: String)
  case duplicateKey(String, firstLine: Int)

  // The shape of the tree.
  case unknownSchema(found: String)
  case unknownConfigurationSchema(found: String)
  case unknownKey(String, of: String, nearest: String?, elsewhere: String?)
  case reservedKey(String)
  case missingKey(String, of: String, meaning: String? = nil)
  case wrongType(expected: String, found: String)
  case ambiguousPlainText(String, readAs: String)
  case emptyText
  case emptyList(String)
  case tooMany(String, limit: Int)
  case unknownWord(String, allowed: [String], nearest: String?)
  case conflictingKeys([String])
  case neededTogether(String, needs: String)
  case repeatedEntry(String)

  // Names.
  case badName(String, of: NameKind)
  case reservedName(String, of: NameKind)
  case duplicateName(String, of: NameKind, first: String)
  case badRequirement(String)

  // Values.
  case bareNumberForDuration(String)
  case badDuration(String)
  case durationOutOfRange(String, isSigned: Bool)
  case badInteger(String)
  case countOutOfRange(String, allowed: ClosedRange<Int>)
  case badValue(String, type: String)
  case unquotedParameter(String)

  // References.
  case unknownEvent(String, nearest: String?)
  /// `fields` are those that the event has, where the reader of the message may not see them.
  case unknownField(String, of: String, nearest: String?, fields: [String] = [])
  case unknownComponent(String, nearest: String?)
  case unknownAlias(String, nearest: String?)
  case unknownParameter(String, nearest: String?)
  case unknownSet(String, nearest: String?)
  case unknownRule(String, nearest: String?)
  case unknownRequirement(String)
  case unknownProfile(String, nearest: String?)
  case fieldNeedsAlias(String)
  case duplicateAlias(String)
  case badSelector(String)
  case differingTypes(field: String, first: String, second: String)
  /// A value of the right type that a rule cannot work with.
  case unusableParameter(String, rule: String, because: String)

  // Settings.
  case unknownChoice(String, nearest: String?)
  case profilesOfOneAspect(String, String, aspect: String)
  case unusablePath(String, because: String)
  case badPattern(String)

  // Events.
  case badTemplate(String)
  case templateWithoutText
  case unrecognisableEvent(String)
  case unfilledField(String)

  // Rules.
  case unboundedRule(String)
  case unusable(String, because: String)
  case missingTest(verdict: String)
  case noInconclusiveTest
  /// A form of a rule that is still read, though another one says better what it means.
  case olderForm(String, now: String)

  // Expressions.
  case badExpression(String)
  case mismatchedTypes(operation: String, left: String, right: String)
  /// A path after something that has no members.
  case noMembers(String)
  case wrongOperand(operation: String, expected: String, found: String)
  case wrongResult(expected: String, found: String)
  case unknownFunction(String, nearest: String?)
  case wrongArgumentCount(function: String, expected: String, found: Int)

  // Tests.
  case badTestLine(String)
  case unbindableExpectation(String)
  case badReason(String)

  /// The reason why a text is not YAML, as far as the hint needs it.
  package enum YAMLFault: Sendable { case syntax, tab, encoding, controlCharacter }

  /// The kind of item that a name stands for, with the rule for its letters.
  package enum NameKind: String, Sendable {
    case event, field, component, rule, profile, alias, parameter, tag, test, state, requirement, circumstance, evidence
    case structuredName = "structured event name"
    case lane, metric, outcome, condition
    case timelineEntry = "timeline entry"
    case metricLabel = "metric label"
    case secretSort = "sort of secrets"
    case memberName = "member"
    case wordSet = "set of words"
    case format = "capture format"
    case levelWord = "word for a level"

    var shape: String {
      switch self {
      case .event: "lower-case words joined by dots, with underscores inside, as in `fetch.task_started`"
      case .field, .alias, .parameter, .metric, .metricLabel, .wordSet:
        "a lower-case letter, then lower-case letters, digits and underscores"
      case .component, .state: "letters, digits, hyphens and underscores, beginning with a letter"
      case .rule, .profile, .tag, .circumstance, .evidence, .lane, .timelineEntry, .secretSort, .outcome, .condition,
        .format:
        "words of lower-case letters joined by hyphens, without digits"
      case .levelWord: "letters"
      case .memberName: "letters, digits, hyphens, underscores and dots"
      case .requirement: "`REQ-` and three digits"
      case .test, .structuredName: "one line of text"
      }
    }
  }
}
