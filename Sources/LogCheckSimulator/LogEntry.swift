package import LogCheckModel

/// One thing that was logged, before any tool printed it: what every writer lays out in its own way.
package struct LogEntry: Hashable, Sendable {
  /// The time at which it was logged, in UTC.
  package var instant: LogInstant
  /// Time since the boot of the device, if the scenario states it.
  package var monotonic: LogDuration?
  package var level: LogLevel
  package var process: String
  package var processID: Int32
  package var threadID: UInt64
  /// The image that logged, where it is not the process itself.
  package var library: String?
  package var subsystem: String?
  package var category: String?
  /// The logcat tag; writers of logcat formats fall back to the category, then to the process.
  package var tag: String?
  /// May hold line ends.
  package var message: String
  package var sink: LogSink

  package init(
    instant: LogInstant, level: LogLevel = .notice, process: String, processID: Int32, threadID: UInt64 = 0x103,
    library: String? = nil, subsystem: String? = nil, category: String? = nil, tag: String? = nil, message: String,
    monotonic: LogDuration? = nil, sink: LogSink = .logSystem
  ) {
    self.instant = instant
    self.monotonic = monotonic
    self.level = level
    self.process = process
    self.processID = processID
    self.threadID = threadID
    self.library = library
    self.subsystem = subsystem
    self.category = category
    self.tag = tag
    self.message = message
    self.sink = sink
  }
}

/// The destination to which an app sent a line.
package enum LogSink: UInt8, Hashable, Sendable {
  /// The log system of the device (`os_log`, `NSLog`, `Log.i`).
  case logSystem
  /// `print`: only the console of the debugger shows it, as bare text.
  case standardOutput
  /// Nowhere: the tool that took the capture says that it dropped entries.
  case tool
}
