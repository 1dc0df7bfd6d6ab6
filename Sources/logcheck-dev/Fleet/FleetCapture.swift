import LogCheckModel
import LogCheckSimulator

/// One capture of a simulated fleet, before it is written.
struct FleetCapture: Sendable {
  /// `2026-10-01/1.3.0/device-001/1.log`: the day, the app's build, the device.
  let path: String
  let device: FleetDevice
  let story: Scenario.ID
  let writer: String
  let options: Scenario.Options

  /// Its bytes, with so many entries of other processes before each entry; `nil` if there is no such story or format.
  func bytes(noise density: Double) -> [UInt8]? {
    guard let story = Scenario.named(story), let writer = LogWriter.named(writer) else { return nil }
    let run = story.run(options)
    let noise = ForeignNoise(platform: device.platform, seed: SeededGenerator.seed(of: 2, from: options.seed))
    var settings = CaptureSettings(
      offsetSeconds: device.zone * 60, deviceName: device.name, environment: run.environment)
    settings.deviceID = "00008120-001A2B3C4D" + String(0x500000 + device.number, radix: 16).uppercased()
    return writer.write(NoisyEntries(run, noise: noise, density: density).lazy.filter(writer.holds), settings)
  }
}
