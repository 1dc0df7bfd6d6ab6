package import LogCheckModel

/// What somebody who watches a run asks for and is told between reads. The clock is theirs.
package struct RunWatch {
  /// Takes the bytes that were read of an input, as they lie in the file.
  package var read: (Int) -> Void = { _ in }
  /// Whether the state is to be shown now; asked after each read, and several times a second while a stream is silent.
  package var wantsState: () -> Bool = { false }
  package var show: (LiveState) -> Void = { _ in }
  /// How long nothing has come, less the time that lines take on their way: by so much the deadlines of a silent stream are let pass.
  /// Without it only the stamps of the log move time on.
  package var silence: (() -> LogDuration)?
  /// How long a stream had been silent when it ended; asked once at the end of each.
  package var silenceAtEnd: (() -> StreamSilence?)?

  /// The time by the clock of this machine, as a silence of no length; `nil` where the caller has no clock.
  package var now: (() -> StreamSilence)?

  package init() {}
}
