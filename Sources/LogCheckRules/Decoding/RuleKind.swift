/// The kinds of rules. A new one needs a case here, a key table, and a file in Kinds/.
enum RuleKind: String, CaseIterable {
  case rate, overlap, machine
  case response, sequence, never, precedes, count, relate
  case domain, privacy

  var table: KeyTable {
    switch self {
    case .rate: .rate
    case .overlap: .overlap
    case .machine: .machine
    case .response: .response
    case .sequence: .sequence
    case .never: .never
    case .precedes: .precedes
    case .count: .count
    case .domain: .domain
    case .privacy: .privacy
    case .relate: .relate
    }
  }

  /// The kind's part of a rule; `nil` with a problem reported.
  func decode(_ reader: KindReader) -> RuleBody? {
    switch self {
    case .rate: RateDecoder(reader: reader).decode().map { .rate($0) }
    case .overlap: OverlapDecoder(reader: reader).decode().map { .overlap($0) }
    case .machine: MachineDecoder(reader: reader).decode().map { .machine($0) }
    case .response: ResponseDecoder(reader: reader).decode().map { .response($0) }
    case .sequence: SequenceDecoder(reader: reader).decode().map { .sequence($0) }
    case .never: NeverDecoder(reader: reader).decode().map { .never($0) }
    case .precedes: PrecedesDecoder(reader: reader).decode().map { .precedes($0) }
    case .count: CountDecoder(reader: reader).decode().map { .count($0) }
    case .domain: DomainDecoder(reader: reader).decode().map { .domain($0) }
    case .privacy: PrivacyDecoder(reader: reader).decode().map { .privacy($0) }
    case .relate: RelateDecoder(reader: reader).decode().map { .relate($0) }
    }
  }
}

/// What the decoder of a kind works with.
struct KindReader {
  let map: MapReader
  let selectors: SelectorDecoder
  let expressions: ExpressionDecoder
  let context: RuleContext
  /// What every expression of the rule can see.
  let scope: ExpressionScope

  var problems: RuleProblems { context.problems }

  /// The event of a key of the rule, with the rule's `where` as its guard where `isGuarded`.
  func selector(_ key: String, isGuarded: Bool = false, _ scope: ExpressionScope) -> EventSelector? {
    map.value(key).flatMap { selectors.selector($0, where: isGuarded ? map.value("where") : nil, scope) }
  }

  /// A duration of a key of the rule.
  func duration(_ key: String, _ scope: ExpressionScope) -> Expression? {
    map.value(key).flatMap { expressions.duration($0, scope) }
  }
}
