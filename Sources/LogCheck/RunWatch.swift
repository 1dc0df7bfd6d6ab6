package import LogCheckModel
package import LogCheckTrace

/// The requests of a user who watches a run, and the answers between reads. The clock is the user's.
package struct RunWatch {
  /// Takes the bytes that were read of an input, as they lie in the file.
  package var read: (Int) -> Void = { _ in }
  /// True if the state is to be shown now; asked after each read, and several times a second while a stream is silent.
  package var wantsState: () -> Bool = { false }
  package var show: (LiveState) -> Void = { _ in }
  /// The time for which nothing has come, less the time that lines take on their way: the deadlines of a silent stream
  /// pass by so much. Without it only the stamps of the log move time on.
  package var silence: (() -> LogDuration)?
  /// The time for which a stream had been silent when it ended; asked once at the end of each.
  package var silenceAtEnd: (() -> StreamSilence?)?

  /// The time by the clocks of this machine; without it no stream counts as being written now.
  package var now: (() -> ReadingMoment)?

  package init() {}
}
