import LogCheckModel

extension Scenario {
  /// SCN-03.
  static let permissions = Scenario(
    "SCN-03", "permission: asked for, granted, asked for again; the channel and its settings", faults: permissionFaults
  ) { device in
    let start = device.notification
    device.at(start - .seconds(8)) { $0.launch() }
    device.at(start - .seconds(5)) {
      $0.app?.isForeground = true
      $0.configure()
    }
    device.at(start) { $0.checkPermission("before") }
    device.at(start + .seconds(1)) { $0.askUser(as: "first") }
    device.at(start + .seconds(5)) { $0.checkPermission("after") }
    device.at(start + .seconds(6)) { $0.askChannel() }
    device.at(start + .seconds(8)) { $0.askUser(as: "second") }
    device.at(start + .seconds(20)) { $0.openSettings() }
    device.quietTail(from: start + .seconds(30), .seconds(90))
  }

  private static let permissionFaults: [Fault] = [
    Fault("SCN-03-M1", [42], "the second request asks the user again", bearing: "request-second") {
      $0.plugin.habits.insert(.asksAgain)
    },
    Fault("SCN-03-M2", [44], "the channel is called disabled after the permission was granted", at: "answer-channel") {
      scene, _ in
      scene.set("answer-channel", "enabled", .boolean(false))
    },
    Fault("SCN-03-M3", [30], "an answer comes from a background thread", at: "answer-channel") { scene, _ in
      scene.change("answer-channel") { $0.threadID = 0x3C91 }
    }
    .needing(.threadID),
    Fault("SCN-03-X1", [45], "the settings are requested, without a result", at: "opened") { scene, _ in
      scene.drop("opened", "answer-settings-page")
    }
    .seen(by: "call-settings-page"),
    Fault("SCN-03-X2", [31, 200], "a method is called that the plugin does not have", bearing: "answer-unknown") {
      $0.at($0.notification + .seconds(30)) {
        let call = $0.beginCall("doBackflip", "unknown")
        $0.wait(10)
        $0.rejectAsUnimplemented(call)
      }
    },
  ]
}
