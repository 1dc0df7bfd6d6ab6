import Testing

@testable import LogCheckIngest

/// The files between two files of a name, by the names in their folder.
@Suite struct RotationTrailTests {
  private static let old: UInt64 = 1
  private static let new: UInt64 = 2

  /// A folder of `name: number of the file, time of the last write`.
  private static func trail(_ folder: [(String, UInt64, Int64)], changed: Int64 = 100) -> RotationTrail {
    RotationTrail(
      of: Array("device.log".utf8), from: FileMark(device: 7, number: old), changed: changed,
      to: FileMark(device: 7, number: new),
      in: folder.map { FolderEntry(name: Array($0.0.utf8), mark: FileMark(device: 7, number: $0.1), changed: $0.2) })
  }

  private static func names(_ trail: RotationTrail) -> [String] {
    trail.between.map { String(decoding: $0, as: UTF8.self) }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var folder: [(String, UInt64, Int64)]
    var between: [String] = []
    var isSure: Bool
  }

  private static let cases = [
    Case(
      testDescription: "one step of numbers", folder: [("device.log", 2, 110), ("device.log.1", 1, 100)], isSure: true),
    Case(
      testDescription: "counted from 0", folder: [("device.log", 2, 110), ("device.log.0", 1, 100)], isSure: true),
    Case(
      testDescription: "older parts come after",
      folder: [("device.log", 2, 110), ("device.log.1", 1, 100), ("device.log.2", 9, 90), ("device.log.3.gz", 8, 80)],
      isSure: true),
    Case(
      testDescription: "three steps, the middle ones are there, one packed",
      folder: [
        ("device.log", 2, 130), ("device.log.3", 1, 100), ("device.log.2.gz", 5, 110), ("device.log.1", 6, 120),
      ],
      between: ["device.log.2.gz", "device.log.1"], isSure: true),
    Case(
      testDescription: "a packed part next to the plain one is not read twice",
      folder: [
        ("device.log", 2, 130), ("device.log.2", 1, 100), ("device.log.1.gz", 5, 110), ("device.log.1", 6, 120),
      ],
      between: ["device.log.1"], isSure: true),
    Case(
      testDescription: "three steps, one of the middle ones is gone",
      folder: [("device.log", 2, 130), ("device.log.3", 1, 100), ("device.log.1", 6, 120)],
      between: ["device.log.1"], isSure: false),
    Case(
      testDescription: "the old one is gone: the number of rotations is unknown",
      folder: [("device.log", 2, 130), ("device.log.1", 6, 120)], isSure: false),
    Case(testDescription: "the folder shows nothing", folder: [], isSure: false),
    Case(
      testDescription: "a day in the name", folder: [("device.log", 2, 110), ("device.log-20251115", 1, 100)],
      isSure: true),
    Case(
      testDescription: "a day in the name, with those of earlier days",
      folder: [("device.log", 2, 110), ("device-1115.log", 1, 100), ("device-1114.log", 4, 60)], isSure: true),
    Case(
      testDescription: "two days, one of them written to since",
      folder: [("device.log", 2, 120), ("device-1115.log", 1, 100), ("device-1116.log", 4, 110)], isSure: false),
    Case(
      testDescription: "one written to in the same moment is no earlier one",
      folder: [("device.log", 2, 120), ("device-1115.log", 1, 100), ("device-1116.log", 4, 100)], isSure: false),
    Case(
      testDescription: "other logs of the folder do not matter",
      folder: [("device.log", 2, 120), ("device-1115.log", 1, 100), ("system.log", 4, 190)], isSure: true),
    Case(
      testDescription: "after a link that leads to another day",
      folder: [("app-1115.log", 1, 100), ("app-1116.log", 2, 120), ("app-1114.log", 3, 90)], isSure: true),
    Case(
      testDescription: "after a link past a day",
      folder: [("app-1115.log", 1, 100), ("app-1117.log", 2, 120), ("app-1116.log", 3, 110)], isSure: false),
    Case(
      testDescription: "names with nothing in common tell nothing",
      folder: [("device.log", 2, 110), ("old", 1, 100)], isSure: false),
    Case(
      testDescription: "four digits are no number of a part",
      folder: [("device.log", 2, 110), ("device.log.2025", 1, 100), ("device.log.1", 5, 110)], isSure: false),
  ]

  @Test(arguments: cases) func reportsTheFilesBetweenTwoRotations(_ one: Case) {
    let trail = Self.trail(one.folder)
    #expect(Self.names(trail) == one.between)
    #expect(trail.isSure == one.isSure)
  }

  /// A second name of the followed file does not mean a rotation.
  @Test func aFileUnderItsOldNameIsNoRotation() {
    #expect(!Self.trail([("device.log", 1, 100)]).isSure)
  }
}
