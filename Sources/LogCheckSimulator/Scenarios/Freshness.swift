import LogCheckModel

/// Content that outlives its time, that has not changed, and that belongs to another user.
extension Scenario {
  /// SCN-85.
  static let expiry = Scenario(
    "SCN-85", "content outlives its time before it is shown; the default replaces it",
    faults: [
      Fault("SCN-85-M1", [116], "the expired content is shown", bearing: "delivered", evidence: ["saved"]) {
        $0.plugin.habits.insert(.showsStaleContent)
      },
      Fault("SCN-85-M2", [116], "fresh content is thrown away", at: "outlived") { scene, _ in
        scene.set("outlived", "age_s", .integer(45))
      },
      Fault(
        "SCN-85-M3", [125], "the same content is found expired at two more entries", bearing: "swept",
        evidence: ["outlived"]
      ) {
        $0.plugin.habits.insert(.leavesStaleContent)
      },
    ]
  ) { device in
    device.system.lifetime = .seconds(90)
    device.plugin.extras = [.lifetime]
    device.scheduleAhead()
    device.at(device.notification - .seconds(10)) { $0.open() }
    device.at(device.notification + .seconds(30)) { $0.leave() }
    for minutes in [11, 21] as [Int64] {
      device.at(device.notification + .minutes(minutes)) { $0.open() }
      device.at(device.notification + .minutes(minutes) + .seconds(20)) { $0.leave() }
    }
    device.quietTail(from: device.notification + .minutes(22), .minutes(10))
  }

  /// SCN-86.
  static let taggedContent = Scenario(
    "SCN-86", "the server answers the second day that nothing has changed",
    faults: [
      Fault("SCN-86-M1", [215], "the second request names no tag", bearing: "fetch", evidence: ["response"]) {
        $0.plugin.habits.insert(.sendsNoTag)
      },
      Fault(
        "SCN-86-M2", [216], "the server says that nothing has changed, and the cache was cleared", bearing: "response",
        evidence: ["identity-cleared"]
      ) { device in
        device.system.answers = [.status(200), .status(304)]
        device.at(device.notification + .minutes(360)) { $0.changeIdentity("9f01") }
      },
      Fault(
        "SCN-86-X1", [218], "a build of the first phase uses tags", bearing: "fetch",
        hiddenBecause: "no capture shows that a build is of the first phase"
      ) { _ in },
    ]
  ) { device in
    device.system.serverTag = "v7"
    device.system.lifetime = .minutes(72 * 60)
    device.scheduleAhead()
    device.liveThrough(2)
    device.quietTail(from: device.notification + Device.day + .seconds(60))
  }

  /// SCN-87.
  static let anotherIdentity = Scenario(
    "SCN-87", "another person uses the app: nothing of the former one is sent or shown",
    faults: [
      Fault("SCN-87-M1", [217], "the tag of the old identity is sent", bearing: "fetch", evidence: ["identity"]) {
        $0.plugin.habits.insert(.keepsTheTag)
      },
      Fault(
        "SCN-87-M2", [217], "the content of the old identity is shown", bearing: "delivered",
        evidence: ["identity-cleared"]
      ) {
        $0.plugin.habits.insert(.keepsTheContent)
      },
    ]
  ) { device in
    device.system.serverTag = "v7"
    device.scheduleAhead()
    device.liveThrough(2)
    device.at(device.notification + .minutes(360)) { $0.open() }
    device.at(device.notification + .minutes(361)) { $0.changeIdentity("9f01", serverTag: "w1") }
    device.at(device.notification + .minutes(362)) { $0.leave() }
    device.quietTail(from: device.notification + Device.day + .seconds(60))
  }

  /// SCN-88.
  static let tokens = Scenario(
    "SCN-88", "requests carry a token, which is renewed when it has ended",
    faults: [
      Fault("SCN-88-M1", [213], "the token is signed in another way", bearing: "token-made") {
        $0.plugin.identity.algorithm = "HS256"
      },
      Fault("SCN-88-M2", [214], "a token is used after its end", bearing: "token") {
        $0.plugin.habits.insert(.keepsItsToken)
      },
      Fault("SCN-88-M3", [227], "the line shows the token", at: "token-made") { scene, _ in
        scene.reword("token-made", "JWT generated (token={token}, alg={alg}, exp={exp})")
        scene.set("token-made", "token", .text(sampleToken))
      },
      Fault(
        "SCN-88-X1", [218], "a build of the first phase uses tokens", bearing: "token",
        hiddenBecause: "no capture shows that a build is of the first phase"
      ) { _ in },
    ]
  ) { device in
    device.plugin.identity.usesTokens = true
    device.scheduleAhead()
    device.liveThrough(2)
    device.quietTail(from: device.notification + Device.day + .seconds(60))
  }

  /// An invented token, which opens nothing.
  static let sampleToken =
    "eyJhbGciOiJFUzI1NksiLCJ0eXAiOiJKV1QifQ.eyJpc3MiOiJkaWQ6ZXRocjoweDAwMDAifQ.c2lnbmF0dXJlLW9mLW5vYm9keQ"
}

extension Device {
  /// The app is set up and a notification scheduled in good time; then the user leaves.
  mutating func scheduleAhead() {
    let call = notification - .minutes(22) + .milliseconds(800)
    firstRun(before: call)
    at(call) { $0.schedule($0.notification) }
    at(call + .seconds(51)) { $0.leave() }
  }
}
