import LogCheckModel

/// The instances that an event concerns, where one instance stands for one key and lives on from event to event.
struct Holders {
  var numbers: [Int]
  /// The reason why it may not concern them.
  var doubt: InconclusiveReason?
  /// The event's key where it is whole: an instance may be opened for it.
  var key: InstanceKey?

  /// The instances to which the event may add one. An event whose type has no such field goes with the only instance
  /// there is; one that hides it may be of a key that was not seen yet.
  init<Instance>(of event: Event, in table: InstanceTable<Instance>, by key: CompiledKey) {
    self.init(of: event, in: table, by: key, isForAll: false)
  }

  /// The instances that the event resets. An event whose type has no such field concerns all.
  init<Instance>(resetBy event: Event, in table: InstanceTable<Instance>, by key: CompiledKey) {
    self.init(of: event, in: table, by: key, isForAll: true)
  }

  private init<Instance>(
    of event: Event, in table: InstanceTable<Instance>, by key: CompiledKey, isForAll: Bool
  ) {
    let values = key.values(of: event)
    numbers = table.candidates(values).map(\.number)
    guard !values.isWhole else {
      self.key = values
      return
    }
    if key.isHidden(in: event) || (!isForAll && numbers.count > 1) { doubt = .ambiguous }
  }
}
