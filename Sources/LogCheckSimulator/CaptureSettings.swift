/// The way in which a capture was taken: the text that the tool and the device put around the entries.
package struct CaptureSettings: Hashable, Sendable {
  /// Seconds east of UTC of the clock whose local time is printed.
  package var offsetSeconds: Int
  package var deviceName: String
  /// The name of the computer whose own syslog is printed.
  package var hostName: String
  /// The serial of the device as the relay tools print it.
  package var deviceID: String
  /// The boot session as `log` prints it.
  package var bootID: String
  /// The package or bundle that is under test, for exports that name it.
  package var applicationID: String
  /// The environment of the app, which the paths of images and the description of the device show.
  package var environment: CaptureEnvironment
  /// The predicate that the capture was filtered by; `log` prints it before its column header.
  package var predicate: String?
  /// True if the lines before the first entry (column header, `[connected:…]`, buffer banner) are printed.
  package var header: Bool
  /// True if the capture ends as the tool ends it when it is done (totals, closing bracket), and not as it ends when it is
  /// stopped.
  package var footer: Bool

  package init(
    offsetSeconds: Int = 0, deviceName: String = "Sample-iPhone", hostName: String = "Sample-Mac",
    deviceID: String = "00008120-001A2B3C4D5E601E",
    bootID: String = "7D1C5A86-3E0B-4F6D-9A52-C48E10B7F3D9", applicationID: String = "com.example.app",
    environment: CaptureEnvironment = .unsaid, predicate: String? = nil, header: Bool = true, footer: Bool = true
  ) {
    self.offsetSeconds = offsetSeconds
    self.deviceName = deviceName
    self.hostName = hostName
    self.deviceID = deviceID
    self.bootID = bootID
    self.applicationID = applicationID
    self.environment = environment
    self.predicate = predicate
    self.header = header
    self.footer = footer
  }
}

/// The environment in which the app under test ran.
package enum CaptureEnvironment: String, Hashable, Sendable, CaseIterable {
  case device, simulator
  /// The capture does not show it.
  case unsaid
}
