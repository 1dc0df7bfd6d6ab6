package import LogCheckIngest
package import LogCheckModel

/// Something that is to be said of a capture when it has been read, where it does not hold what was logged as it was logged.
package struct CaptureNote: Sendable {
  let code: String
  /// The message, which follows the name of the capture, and the remedy; `nil` if there is nothing to report.
  let report: @Sendable (ReadCapture) -> (message: String, hint: String?)?

  /// Said of each file when it has been read, also of those that are read one after the other under one name.
  package static let ofFiles: [Self] = [
    Self(code: "I008") { read in
      let counts = read.counts
      guard counts.leftOutBytes > 0 else { return nil }
      return (
        ": the \(counts.leftOutBytes) bytes from byte \(counts.leftOutOffset) on follow the end of its gzip data and were "
          + "left out",
        "if log lines belong there, part of the file was not compressed: unpack it and join the parts"
      )
    },
    Self(code: "I038") { read in
      read.formatAfterPrefix.map {
        (
          ": its lines look like \($0) after a prefix on each of them",
          "remove the prefix of the lines (as in a quoted mail or a listing), or give the log as it was written"
        )
      }
    },
    Self(code: "I067") { read in
      guard let found = read.capture.contradictingFormat, let named = read.capture.format else { return nil }
      return (
        ": its lines look like \(found), not like \(named), the format that was named",
        "leave out --format, or give --format \(found)"
      )
    },
    Self(code: "I064") { read in
      guard read.leavesTimes else { return nil }
      return (
        ": its only times are those of what is around its lines (\(read.capture.wrappers.joined(separator: ", "))), which were not used",
        "give --trust-wrapper-time if each line got its time when it was logged"
      )
    },
    Self(code: "I054") { read in
      read.guess.map {
        (
          ": its format \($0.format) is a guess, since only \($0.lines) of \($0.of) inspected lines "
            + ($0.lines == 1 ? "is one of that format" : "are of that format"),
          "name the format with --format"
        )
      }
    },
    Self(code: "I039") { read in
      guard let stamps = read.counts.foreignStamps, stamps.kind == .date else { return nil }
      return (
        ": its lines look like \(stamps.format) with dates of another language or form: when they were written is not known",
        "let the tool that prints the log write it in English, as with LC_ALL=C in its environment"
      )
    },
    Self(code: "I040") { read in
      guard let stamps = read.counts.foreignStamps, stamps.kind == .twelveHours else { return nil }
      return (
        ": its lines look like \(stamps.format) with a clock of twelve hours, which is not read",
        "let the tool that prints the log write 24 hours, as with LC_ALL=C in its environment"
      )
    },
    Self(code: "I059") { read in read.zone?.suggestion },
    Self(code: "I060") { read in read.zone?.contradiction },
    Self(code: "I057") { read in
      guard read.early.count > 0 else { return nil }
      return (
        ":\(read.early.line): more than \(ReorderBuffer.limit) lines of the plugin within two seconds: \(read.early.count) were judged "
          + "before all that may be earlier was read; verdicts that depend on the order of a line that came later are inconclusive (late)",
        "sort the lines by time before they are judged"
      )
    },
    Self(code: "I037") { read in
      read.disorder.map {
        $0.steps == 1
          ? (
            ":\($0.line): time goes back by \(TimeText.duration($0.by)) from the line before: parts of a log were joined in a wrong order, or "
              + "the clock was set; what spans the two is inconclusive (clock)",
            "if parts were joined, put those from line \($0.line) on first, or give each part as a file"
          )
          : (
            ":\($0.line): disorder: time goes back \($0.steps) times, here by \(TimeText.duration($0.by)); verdicts that depend on the order "
              + "of such lines are inconclusive (late)",
            "the lines were sorted, or joined from several logs: sort them by time, or give each log as a file"
          )
      }
    },
  ]

  /// Said once of all that was read under one name.
  package static let ofCaptures: [Self] = [
    Self(code: "I009") { read in
      read.capture.overflowLine.map {
        (
          ":\($0): more than \(TraceSources.limit) devices or boots: the others are not distinguished, and verdicts that depend "
            + "on them are inconclusive (evicted); judge them in several runs", nil
        )
      }
    },
    Self(code: "I063") { read in
      read.capture.mixture.map { mixture in
        (
          ":\(mixture.line): the processes \(mixture.processes.map(String.init).joined(separator: " and ")) log in turn as the app, so that two "
            + "devices or two apps are in this capture; verdicts that depend on the order of their lines are inconclusive (grouping)",
          "give the lines of each process in a separate file"
        )
      }
    },
    Self(code: "I031") { read in
      guard let line = read.capture.beyondLimitLines.first else { return nil }
      let more = others(read.capture.beyondLimit)
      return (
        ":\(line): text of the plugin follows the first \(RecordLimits.bytes) bytes of a record\(more): the rest "
          + "is not kept, and verdicts that depend on it are inconclusive", nil
      )
    },
    Self(code: "I053") { read in
      guard let line = read.capture.embeddedLines.first else { return nil }
      let more = others(read.capture.embedded)
      return (
        ":\(line): text of the plugin is in the middle of this line\(more): it is not read as an event, and what it may be is not "
          + "taken for missing",
        "if a program puts a prefix before each line of the plugin, remove it; if the line quotes another log, ignore this"
      )
    },
    Self(code: "I032") { read in
      guard let block = read.capture.nulBlocks.first else { return nil }
      let count = read.capture.nulBlockCount
      let more = count > 1 ? ", the first of \(count) such blocks" : ""
      return (
        ":\(block.line): \(block.length) bytes of NUL from byte \(block.offset) on\(more): a file system leaves them "
          + "after a power failure; the lines logged there are missing", nil
      )
    },
  ]

  /// The number of positions other than the named one.
  private static func others(_ count: Int) -> String { count > 1 ? ", and in \(count - 1) more" : "" }
}

/// A format that few lines speak for.
struct FormatGuess {
  var format: FormatID
  var lines: Int
  var of: Int

  /// `nil` where the format is no guess.
  init?(_ detection: Detection) {
    guard detection.isGuess, let format = detection.format?.id,
      let vote = detection.votes.first(where: { $0.format == format })
    else { return nil }
    (self.format, lines, of) = (format, vote.lines, detection.lines)
  }
}

/// A capture, or one file of it, at its end.
package struct ReadCapture {
  var capture: CaptureSummary
  var counts = ReadingCounts()
  var formatAfterPrefix: FormatID?
  var leavesTimes = false
  var disorder: LateEvents.Disorder?
  var early = LateEvents.Early()
  var guess: FormatGuess?
  package var zone: ZoneNotes?

  /// Takes what the assembler found in a file; asked once for each, at its end.
  package init(_ capture: CaptureSummary, _ counts: ReadingCounts, _ assembler: inout TraceAssembler) {
    self.capture = capture
    self.counts = counts
    formatAfterPrefix = assembler.current.formatAfterPrefix
    leavesTimes = assembler.current.leavesTimes
    guess = assembler.current.formatGuess
    zone = ZoneNotes(assembler.clock.zones, assembler.clock.model)
    disorder = assembler.sources.takeDisorder()
    early = assembler.sources.takeEarly()
  }

  package init(_ capture: CaptureSummary) { self.capture = capture }

  package func diagnostics(_ notes: [CaptureNote]) -> [Diagnostic] {
    notes.compactMap { note in
      note.report(self).map {
        Diagnostic(code: note.code, severity: .warning, message: capture.path + $0.message, hint: $0.hint)
      }
    }
  }
}
