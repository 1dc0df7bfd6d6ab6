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

  /// The platform whose tools write it; `nil` for formats that apps of both print themselves.
  package var platform: CapturePlatform? {
    if traits.parts.contains(.structuredOnly) || traits.granularity == nil { return nil }
    return id.hasPrefix("android") ? .android : .ios
  }

  /// The one that carries the most.
  package static func fullest(on platform: CapturePlatform) -> LogWriter {
    platform == .android ? .androidThreadtimeFull : .appleDefault
  }

  /// The writer of that id.
  package static func named(_ id: String) -> LogWriter? {
    all.first { $0.id == id }
  }
}
