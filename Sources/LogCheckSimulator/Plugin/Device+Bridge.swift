import LogCheckModel

/// A call of JavaScript that waits for its outcome.
struct BridgeCall: Sendable {
  var method: String
  var label: String
  /// The method and the number by which the bridge knows the call.
  var fields: PluginLog.Fields
}

/// Calls over the bridge and their outcomes.
extension Device {
  /// JavaScript calls a method. The lines of the call and of its outcome have the labels `call-` and `answer-` followed
  /// by `label`.
  mutating func beginCall(_ method: String, _ label: String, args: String? = nil, arguments: String = "") -> BridgeCall
  {
    plugin.calls += 1
    let head: PluginLog.Fields = [("method", .text(method)), ("callback_id", .text(String(plugin.calls)))]
    let rest = args == nil ? arguments.isEmpty ? "" : ", \(arguments)" : ", args={args}"
    say(
      "call-\(label)", .js, "js.call", "call {method} (callback_id={callback_id}\(rest))",
      head + (args.map { [("args", .text($0))] } ?? []), level: .info)
    return BridgeCall(method: method, label: label, fields: head)
  }

  /// The bridge gives back a result: `words` with `fields` in them.
  mutating func resolve(
    _ call: BridgeCall, _ words: String = "success={success}",
    _ fields: PluginLog.Fields = [("success", .boolean(true))]
  ) {
    say(
      "answer-\(call.label)", .js, "js.resolve", "resolve {method} (callback_id={callback_id}, \(words))",
      call.fields + fields, level: .info)
  }

  /// The bridge gives back an error.
  mutating func reject(_ call: BridgeCall, _ code: String, _ message: String) {
    say(
      "answer-\(call.label)", .js, "js.reject",
      "reject {method} (callback_id={callback_id}, code={code}, message=\"{message}\")",
      call.fields + [("code", .text(code)), ("message", .text(message))], level: .info)
  }

  /// The bridge knows the method, and the plugin does not implement it.
  mutating func rejectAsUnimplemented(_ call: BridgeCall) {
    reject(call, "UNIMPLEMENTED", "not implemented on ios")
  }

  /// JavaScript calls a method; `answer` is what the bridge gives back.
  mutating func call(
    _ method: String, _ label: String, args: String? = nil, arguments: String = "",
    answer words: String = "success={success}", _ fields: PluginLog.Fields = [("success", .boolean(true))],
    _ work: Action
  ) {
    let call = beginCall(method, label, args: args, arguments: arguments)
    wait(3)
    if plugin.habits.contains(.crashesAfterAnError), plugin.store.lastError != nil { return crash("store is nil") }
    work(&self)
    wait(3)
    resolve(call, words, fields)
  }
}
