import LogCheckModel
import LogCheckRules

/// The words of a trace: lines that no event explains, and the components that spoke.
struct TraceVocabulary {
  /// Asks what lines that no event explains may be.
  var reader: LineReader
  private var spoken: Set<Int> = []

  init(_ measure: SharedMeasure) { reader = LineReader(measure) }

  mutating func note(_ component: Int?) {
    if let component { spoken.insert(component) }
  }

  /// The essential components that did not speak, by their names.
  func silentComponents(of ruleSet: RuleSet) -> [String] {
    ruleSet.components.indices.filter { ruleSet.components[$0].isEssential && !spoken.contains($0) }
      .map { ruleSet.components[$0].name }
  }
}
