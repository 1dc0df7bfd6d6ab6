import LogCheckModel

extension LogFormat {
  /// Every readable format. The detector prefers an earlier one where two are equally sure.
  package static let all: [LogFormat] = [
    .appleNDJSON,
    .appleJSON,
    .appleDefault,
    .appleSyslog,
    .appleCompact,
    .pymobiledevice,
    .xcodeStructured,
    .xcodeConsole,
    .ideviceSyslog,
    .bsdSyslog,
    .sysdiagnoseText,
    .consoleApp,
    .androidStudioJSON,
    .androidThreadtime,
    .androidTime,
    .androidLong,
    .structuredEvents,
    .structuredList,
    .androidBrief,
    .taggedLines,
  ]

  /// The format of that id.
  package static func named(_ id: String) -> LogFormat? {
    all.first { $0.id.name == id }
  }
}
