import LogCheckModel

/// All calls that write log lines. A new one is a line here.
enum LogCalls {
  private static let swift: Set<SourceLanguage> = [.swift]
  private static let objectiveC: Set<SourceLanguage> = [.objectiveC]
  private static let apple: Set<SourceLanguage> = [.swift, .objectiveC]
  private static let android: Set<SourceLanguage> = [.kotlin, .java]
  private static let web: Set<SourceLanguage> = [.typeScript, .javaScript]

  static let all: [LogCall] = [
    LogCall("print", swift, nil, .items),
    LogCall("debugPrint", swift, nil, .quotedItems),
    LogCall("NSLog", apple, .notice, .format),
    LogCall("os_log", swift, .notice, .unified),
    LogCall("os_log", objectiveC, .notice, .unifiedMacro(1)),
    LogCall("os_log_with_type", objectiveC, .notice, .unifiedMacro(2)),
    LogCall("os_log_debug", objectiveC, .debug, .unifiedMacro(1)),
    LogCall("os_log_info", objectiveC, .info, .unifiedMacro(1)),
    LogCall("os_log_error", objectiveC, .error, .unifiedMacro(1)),
    LogCall("os_log_fault", objectiveC, .fault, .unifiedMacro(1)),
    LogCall("Logger.log", swift, .notice, .logger),
    LogCall("Logger.trace", swift, .debug, .logger),
    LogCall("Logger.debug", swift, .debug, .logger),
    LogCall("Logger.info", swift, .info, .logger),
    LogCall("Logger.notice", swift, .notice, .logger),
    LogCall("Logger.warning", swift, .warning, .logger),
    LogCall("Logger.error", swift, .error, .logger),
    LogCall("Logger.critical", swift, .fault, .logger),
    LogCall("Logger.fault", swift, .fault, .logger),
    LogCall("CAPLog.print", swift, nil, .items),

    LogCall("Log.v", android, .debug, .tagged),
    LogCall("Log.d", android, .debug, .tagged),
    LogCall("Log.i", android, .info, .tagged),
    LogCall("Log.w", android, .warning, .tagged),
    LogCall("Log.e", android, .error, .tagged),
    LogCall("Log.wtf", android, .fault, .tagged),
    LogCall("Log.println", android, .notice, .prioritised),
    LogCall("Timber.v", android, .debug, .timber),
    LogCall("Timber.d", android, .debug, .timber),
    LogCall("Timber.i", android, .info, .timber),
    LogCall("Timber.w", android, .warning, .timber),
    LogCall("Timber.e", android, .error, .timber),
    LogCall("Timber.wtf", android, .fault, .timber),
    LogCall("Logger.verbose", android, .debug, .capacitor),
    LogCall("Logger.debug", android, .debug, .capacitor),
    LogCall("Logger.info", android, .info, .capacitor),
    LogCall("Logger.warn", android, .warning, .capacitor),
    LogCall("Logger.error", android, .error, .capacitor),
    LogCall("println", [.kotlin], nil, .items),
    LogCall("System.out.println", android, nil, .items),
    LogCall("System.err.println", android, nil, .items),

    LogCall("console.log", web, .info, .console),
    LogCall("console.info", web, .info, .console),
    LogCall("console.debug", web, .debug, .console),
    LogCall("console.trace", web, .debug, .console),
    LogCall("console.warn", web, .warning, .console),
    LogCall("console.error", web, .error, .console),
    LogCall("console.assert", web, .error, .assertion),
  ]

  /// The calls of a language by the name of the function or method.
  static func named(in language: SourceLanguage) -> [String: [LogCall]] {
    Dictionary(grouping: all.filter { $0.languages.contains(language) }, by: \.method)
  }
}
