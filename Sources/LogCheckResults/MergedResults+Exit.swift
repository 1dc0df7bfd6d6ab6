/// The end of a run of `merge`, as that of `check` over the same captures (docs/exit-codes.md).
extension MergedResults {
  /// 2 before 1 before 3 before 0.
  package var exitCode: Int32 {
    if runs.errors > 0 { return 2 }
    if runs.fails > 0 { return 1 }
    return runs.isOpen ? 3 : 0
  }
}

extension RunCounts {
  /// Runs that left something open that had to be decided, or that decided nothing.
  package var undecided: Int { inconclusive + nothingDecided }

  /// True if a run is undecided, or if nothing was decided in all of them.
  package var isOpen: Bool { undecided > 0 || (passes == 0 && fails == 0 && errors == 0) }
}
