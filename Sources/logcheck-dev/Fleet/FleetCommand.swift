import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the captures of a simulated fleet.
struct FleetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fleet",
    abstract: "Write simulated captures of many devices over many nights, with planted regressions.",
    discussion: """
      The captures are DAY/BUILD/DEVICE/NUMBER.log below the folder; planted.json lists the regressions. The same options write the \
      same bytes on every machine.
      """)

  @Option(help: "The folder, which must be empty or missing.")
  var output: String

  @Option(help: "Devices, from 8 to 100,000; every fifth runs Android.")
  var devices = 200

  @Option(help: "Nights, from 10 to 60.")
  var nights = 30

  @Option(help: "Captures of all devices and nights; without it, ten of three nights.")
  var captures: Int?

  @Option(help: "The seed of everything random.")
  var seed: UInt64 = 1

  @Option(help: "Entries of other processes before each entry of the app's story.")
  var noise = 2.0

  func validate() throws {
    guard (8...100_000).contains(devices) else { throw ValidationError("--devices must be from 8 to 100,000") }
    guard (10...60).contains(nights) else { throw ValidationError("--nights must be from 10 to 60") }
    guard (devices * nights...10_000_000).contains(plan.captures) else {
      throw ValidationError("--captures must be at least devices times nights, and at most 10,000,000")
    }
    guard (0...1000).contains(noise) else { throw ValidationError("--noise must be from 0 to 1000") }
  }

  private var plan: FleetPlan {
    FleetPlan(devices: devices, nights: nights, captures: captures ?? devices * nights * 10 / 3, seed: seed)
  }

  func run() async throws {
    let files = FileManager.default
    if let names = try? files.contentsOfDirectory(atPath: output), !names.isEmpty {
      throw ValidationError("\(output) is not empty; remove it or choose another folder")
    }
    try files.createDirectory(atPath: output, withIntermediateDirectories: true)
    let plan = plan
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let bytes = try await withThrowingTaskGroup(of: Int.self) { group in
      for core in 0..<cores {
        group.addTask { [self] in
          var bytes = 0
          for device in plan.devices where device.number % cores == core {
            for night in 1...plan.nights { bytes += try write(plan.captures(of: device, night: night)) }
          }
          return bytes
        }
      }
      return try await group.reduce(0, +)
    }
    // The last file: with it, the fleet is complete.
    try Data(PlantedRegressions.json(plan).utf8).write(to: URL(filePath: output).appending(path: "planted.json"))
    print("wrote \(plan.captures) captures of \(devices) devices and \(nights) nights, \(bytes >> 20) MiB")
  }

  /// Writes captures of one folder; gives their size.
  private func write(_ captures: [FleetCapture]) throws -> Int {
    var size = 0
    for capture in captures {
      guard let bytes = capture.bytes(noise: noise) else {
        throw ValidationError("the simulator has no \(capture.story) or no \(capture.writer)")
      }
      let file = URL(filePath: output).appending(path: capture.path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      size += bytes.count
    }
    return size
  }
}
