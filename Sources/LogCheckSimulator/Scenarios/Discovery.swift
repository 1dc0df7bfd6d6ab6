import LogCheckModel

extension Scenario {
  /// SCN-02.
  static let discovery = Scenario(
    "SCN-02", "the plugin is found: diagnostics at launch, and the test page", faults: discoveryFaults
  ) { device in
    let start = device.notification
    device.at(start) { $0.launch(diagnostics: true) }
    device.at(start + .seconds(2)) { $0.openPage() }
    device.at(start + .seconds(4)) { if $0.plugin.isDiscovered { $0.configure() } }
    device.quietTail(from: start + .seconds(6), .seconds(90))
  }

  private static let discoveryFaults: [Fault] = [
    Fault("SCN-02-M1", [18, 23], "Capacitor does not find the plugin", bearing: "page-lookup") {
      $0.plugin.isDiscovered = false
    },
    Fault("SCN-02-M2", [20], "the class is no bridged plugin", at: "bridged") { scene, _ in
      scene.set("bridged", "ok", .boolean(false))
      scene.reword("bridged", "Class conforms to CAPBridgedPlugin (using .self): NO")
    },
    Fault("SCN-02-M3", [21], "the class name has the module in front", at: "classname") { scene, _ in
      scene.set("classname", "name", .text("App.DailyNotificationPlugin"))
    },
    Fault("SCN-02-M4", [27], "the handler of the fetch task is registered twice", at: "registered") { scene, _ in
      scene.add(after: "registered", 150) { _ in }
    },
    Fault("SCN-02-X1", [19], "load() comes before the app delegate is called", at: "load") { scene, _ in
      scene.swap("appdelegate", "load")
    },
    Fault("SCN-02-X2", [24], "the list of methods lacks cancelAllNotifications", at: "page-methods") { scene, _ in
      let methods = Device.methods.filter { $0 != "cancelAllNotifications" }
      scene.reword("page-methods", "⚡️  [log] - \(Device.quoted(methods))")
      scene.set("page-methods", "methods", .list(methods))
    },
    Fault("SCN-02-X3", [25], "the page calls the plugin ready, although it was not found", bearing: "page-lookup") {
      $0.plugin.isDiscovered = false
      $0.host.insert(.claimsReady)
    },
  ]
}
