extension LogWriter {
  /// Every writer; the first of a format writes the layout that its tool has by default.
  package static let all: [LogWriter] = [
    .appleDefault,
    .appleCompact,
    .appleSyslog,
    .appleJSON,
    .appleNDJSON,
    .xcodeConsole,
    .xcodeStructured,
    .consoleApp,
    .consoleAppTypeFirst,
    .idevicesyslog,
    .idevicesyslogRelay,
    .idevicesyslogRelayHost,
    .pymobiledevice3,
    .pymobiledevice3Label,
    .bsdSyslog,
    .iosSysdiagnoseText,
    .androidThreadtime,
    .androidThreadtimeYear,
    .androidThreadtimeFull,
    .androidTime,
    .androidTimeFull,
    .androidTimeShort,
    .androidBrief,
    .androidBriefShort,
    .androidLong,
    .androidStudioJSON,
    .dnpEvents,
    .taggedLines,
  ]

  /// The writer of that id.
  package static func named(_ id: String) -> LogWriter? {
    all.first { $0.id == id }
  }
}
