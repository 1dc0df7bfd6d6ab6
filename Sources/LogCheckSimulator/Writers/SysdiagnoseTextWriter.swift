import LogCheckModel

extension LogWriter {
  /// Text logs of a sysdiagnose in the style of logd: whole seconds with the offset glued on, no level.
  static let iosSysdiagnoseText = LogWriter(
    id: "ios-sysdiagnose-text", summary: "text logs of a sysdiagnose, in the style of logd",
    traits: WriterTraits([.date, .year, .zone, .process, .processID], granularity: .seconds(1))
  ) { entry, context, bytes in
    let moment = context.local(entry.instant)
    bytes.appendISODate(moment)
    bytes.append(0x20)
    bytes.appendClock(moment)
    bytes.appendOffset(context.settings.offsetSeconds)
    bytes.append(0x20)
    bytes.append(entry.process)
    bytes.append(0x5B)
    bytes.append(decimal: Int(entry.processID))
    bytes.append("]: ")
    bytes.append(entry.message)
    bytes.appendNewline()
  }
}
