import LogCheckModel

extension LogWriter {
  /// The array of `log --style json`; without a footer it stays open, as a stream that was stopped leaves it.
  static let appleJSON = LogWriter(
    id: "apple-json", summary: "`log show` and `log stream` with `--style json`", traits: .appleRecord,
    begin: { context, bytes in
      bytes.appendPredicateLine(context)
      bytes.append(0x5B)
    },
    end: { context, bytes in
      if context.settings.footer { bytes.append("]\n") }
    }
  ) { entry, context, bytes in
    bytes.append(context.entries == 0 ? "{" : ",{")
    AppleRecord(entry: entry, context: context).append(.indented, to: &bytes)
    bytes.append("\n}")
  }

  /// The lines of `log --style ndjson`; with a footer the count that `log show` ends with.
  static let appleNDJSON = LogWriter(
    id: "apple-ndjson", summary: "`log show` and `log stream` with `--style ndjson`", traits: .appleRecord,
    begin: { context, bytes in bytes.appendPredicateLine(context) },
    end: { context, bytes in
      guard context.settings.footer else { return }
      bytes.append("{\"count\":")
      bytes.append(decimal: context.entries)
      bytes.append(",\"finished\":1}\n")
    }
  ) { entry, context, bytes in
    bytes.append(0x7B)
    AppleRecord(entry: entry, context: context).append(.oneLine, to: &bytes)
    bytes.append("}\n")
  }
}

extension WriterTraits {
  fileprivate static let appleRecord = WriterTraits(
    [
      .date, .year, .zone, .process, .processID, .threadID, .library, .subsystem, .category, .boot, .monotonic,
    ],
    granularity: .microsecond, levels: .unified)
}
