package import LogCheckRules
import LogCheckVocabulary

/// The measure of some rules, made for the first line that asks: most captures have none, and it takes some ten milliseconds.
///
/// Traces that are judged one after the other share it. Like the matchers it is not shared between threads.
package final class SharedMeasure {
  let ruleSet: RuleSet
  private(set) lazy var value = LineMeasure(ruleSet)

  package init(_ ruleSet: RuleSet) { self.ruleSet = ruleSet }
}
