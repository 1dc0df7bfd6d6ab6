import LogCheckModel

/// The facts that show what the captures of a source can hold.
extension Engine {
  mutating func apply(_ settings: SourceSettings, to id: SourceID) {
    with(id) { source, _ in
      source.state.coverage.isUnifiedLog = settings.isUnifiedLog
      source.state.coverage.isDeclaredComplete = settings.isDeclaredComplete
      source.state.coverage.isOver = settings.isOver
      source.state.coverage.isGroupingDoubtful = settings.isGroupingDoubtful
      source.state.coverage.beginsAtStart = settings.beginsAtStart
      source.state.coverage.platform = settings.platform
      if let level = settings.declaredLevel { source.state.coverage.lowestLevel = level }
      if settings.reportsEveryOutcome { source.state.reportAll() }
    }
  }

  /// Takes note of a component, an event type or a level. What waits for one of them is decided.
  mutating func noteSighting(
    _ component: Int?, _ type: EventTypeID?, _ level: LogLevel?, throughNSLog isNSLog: Bool, in id: SourceID
  ) {
    with(id) { source, _ in
      var isNew = false
      if let level, level != .notice { source.state.coverage.hasOneLevel = false }
      if let component, source.state.coverage.seenComponents.insert(component) { isNew = true }
      if let type, source.state.note(type) { isNew = true }
      if source.state.note(component, type, throughNSLog: isNSLog) { isNew = true }
      if let level, source.state.coverage.lowestLevel.map({ level < $0 }) ?? true {
        source.state.coverage.lowestLevel = level
        isNew = true
      }
      if isNew { source.state.settlePending(isFinal: false) }
    }
  }

  mutating func add(_ line: UnknownLineSeen, in id: SourceID) {
    var budget = unknownLineBudget
    with(id) { source, _ in source.state.unknownLines.add(line, &budget) }
    unknownLineBudget = budget
  }
}
