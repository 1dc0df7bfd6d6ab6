import Foundation
import LogCheckFuzz
import LogCheckTestSupport
import Testing

/// A short form of `make mutants`.
@Suite struct MutantTests {
  /// A sanitizer's own memory is beyond the bound.
  @Test(.costly, .enabled(if: !CommandRun.isSanitized)) func aFewHundredMutantsOfTheSamplesAreJudgedWithinTheBounds()
    throws
  {
    let edited = SampleCaptures.folder.path(percentEncoded: false)
    let run = try CommandRun(
      BuiltProduct.named("logcheck-mutants"), ["--count", "300", "--seed", "5", "SampleLogs", edited])
    #expect(run.exitCode == 0, "\(run.outputText)\(run.errorText)")
    #expect(run.outputText.contains("300 mutants of "))
    #expect(run.outputText.contains(": 0 with a problem"))
  }

  @Test func aMutantIsTheSameEachTimeAndAnotherWithAnotherSeed() {
    let bytes = Array("2025-11-15 06:00:25 one\ntwo\nthree\n".utf8)
    var mutants: Set<[UInt8]> = []
    for seed in UInt64(1)...50 {
      var first = ByteMutator(seed: seed)
      var second = ByteMutator(seed: seed)
      let mutant = first.mutant(of: bytes, other: bytes)
      #expect(mutant == second.mutant(of: bytes, other: bytes))
      mutants.insert(mutant)
    }
    #expect(mutants.count > 40)
  }

  @Test func anEmptyCaptureCanBeDamagedToo() {
    for seed in UInt64(0)..<200 {
      var mutator = ByteMutator(seed: seed)
      _ = mutator.mutant(of: [], other: [])
    }
  }
}
