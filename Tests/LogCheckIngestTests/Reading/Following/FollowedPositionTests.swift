import Testing

@testable import LogCheckIngest

/// What is decided from looks at a followed name, without a file.
@Suite struct FollowedPositionTests {
  private static let first = FileMark(device: 1, number: 10)
  private static let second = FileMark(device: 1, number: 20)

  /// A place that has read these bytes of ``first``.
  private static func place(read bytes: [UInt8], isPassing: Bool = false) -> FollowedPlace {
    var place = FollowedPlace()
    place.begin(first, isPassing: isPassing)
    place.advance(over: bytes)
    return place
  }

  /// A look at a file that still holds what was read.
  private static func sight(_ place: FollowedPlace, size: Int? = nil, _ mark: FileMark = first) -> FileSight {
    FileSight(mark: mark, size: size ?? place.offset, remembered: place.memory)
  }

  private static let rows = Array("one\ntwo\nthr".utf8)

  @Test func aFileThatIsThereIsOpened() {
    var place = FollowedPlace()
    #expect(place.look(path: FileSight(mark: Self.first, size: 5), open: nil, at: 0) == .open)
  }

  @Test func aMissingFileIsReportedOnceEachTime() {
    var place = FollowedPlace()
    #expect((0..<3).map { place.look(path: nil, open: nil, at: $0) } == [.missing, .wait, .wait])
    #expect(place.look(path: FileSight(mark: Self.first, size: 0), open: nil, at: 4) == .open)
    #expect(place.look(path: nil, open: nil, at: 5) == .missing)
  }

  @Test func whatIsNoRegularFileIsMissing() {
    var place = FollowedPlace()
    #expect(place.look(path: FileSight(mark: Self.first, size: 5, isRegular: false), open: nil, at: 0) == .missing)
  }

  @Test(arguments: [1, 100, 1 << 40])
  func whatCameIsReadFromWhereReadingStopped(more: Int) {
    var place = Self.place(read: Self.rows)
    let sight = Self.sight(place, size: Self.rows.count + more)
    #expect(place.look(path: sight, open: sight, at: 0) == .read(upTo: Self.rows.count + more))
    #expect(place.offset == Self.rows.count)
  }

  @Test func aFileWithNothingNewIsWaitedFor() {
    var place = Self.place(read: Self.rows)
    let sight = Self.sight(place)
    for time in [0, 10_000, 1_000_000] { #expect(place.look(path: sight, open: sight, at: time) == .wait) }
  }

  @Test(arguments: [0, 1, 10])
  func aTruncatedFileIsReadFromTheStart(size: Int) {
    var place = Self.place(read: Self.rows)
    let sight = FileSight(mark: Self.first, size: size, remembered: Array(Self.rows.prefix(size)))
    #expect(place.look(path: sight, open: sight, at: 0) == .restart)
  }

  /// Emptied and written past the place where reading stopped, between two looks.
  @Test(arguments: [0, 5, 10])
  func aFileWithOtherContentIsReadFromTheStart(changed: Int) {
    var place = Self.place(read: Self.rows)
    var sight = Self.sight(place, size: 4000)
    sight.remembered[changed] ^= 1
    #expect(place.look(path: sight, open: sight, at: 0) == .restart)
    place.restart()
    #expect(place.offset == 0)
    #expect(place.memory == [])
    sight.remembered = []
    #expect(place.look(path: sight, open: sight, at: 0) == .read(upTo: 4000))
  }

  /// The beginning is the same, as with a log that greets; what stood at the end is not.
  @Test func theLastBytesAreRememberedNextToTheFirst() {
    let bytes = (0..<9000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    var place = FollowedPlace()
    place.begin(Self.first)
    for start in stride(from: 0, to: bytes.count, by: 700) { place.advance(over: Array(bytes[start...].prefix(700))) }
    #expect(place.remembered == [0..<1024, 9000 - 1024..<9000])
    #expect(place.memory == Array(bytes[..<1024] + bytes[(9000 - 1024)...]))
    var sight = Self.sight(place, size: 9500)
    sight.remembered[2047] ^= 1
    #expect(place.look(path: sight, open: sight, at: 0) == .restart)
  }

  @Test func aRenamedFileIsLeftWhenItWasSilentLongEnough() {
    var place = Self.place(read: Self.rows)
    let new = FileSight(mark: Self.second, size: 3)
    let old = Self.sight(place)
    #expect(place.look(path: new, open: old, at: 1000) == .wait)
    #expect(place.look(path: new, open: old, at: 2999) == .wait)
    #expect(place.look(path: new, open: old, at: 3000) == .leave)
  }

  /// Who writes it may hear of the new one late.
  @Test func whatIsStillWrittenToARenamedFileIsRead() {
    var place = Self.place(read: Self.rows)
    let new = FileSight(mark: Self.second, size: 3)
    #expect(place.look(path: new, open: Self.sight(place), at: 0) == .wait)
    #expect(place.look(path: new, open: Self.sight(place, size: 14), at: 1900) == .read(upTo: 14))
    place.advance(over: Array("ee\n".utf8))
    #expect(place.look(path: new, open: Self.sight(place), at: 2100) == .wait)
    #expect(place.look(path: new, open: Self.sight(place), at: 4099) == .wait)
    #expect(place.look(path: new, open: Self.sight(place), at: 4100) == .leave)
  }

  @Test func aFileThatLostItsNameIsReadOnUntilThereIsAnother() {
    var place = Self.place(read: Self.rows)
    let old = Self.sight(place)
    #expect((0..<3).map { place.look(path: nil, open: old, at: $0 * 5000) } == [.vanished, .wait, .wait])
    #expect(place.look(path: nil, open: Self.sight(place, size: 20), at: 20_000) == .read(upTo: 20))
    // One that is still empty tells nothing: who writes may go on in the old one.
    #expect(place.look(path: FileSight(mark: Self.second, size: 0), open: old, at: 25_000) == .wait)
    #expect(place.look(path: FileSight(mark: Self.second, size: 0), open: old, at: 29_000) == .wait)
    let new = FileSight(mark: Self.second, size: 1)
    #expect(place.look(path: new, open: old, at: 30_000) == .wait)
    #expect(place.look(path: new, open: old, at: 32_000) == .leave)
  }

  /// Renamed and back: nothing happened.
  @Test func aNameThatComesBackLeadsToTheSameFile() {
    var place = Self.place(read: Self.rows)
    let old = Self.sight(place)
    #expect(place.look(path: nil, open: old, at: 0) == .vanished)
    #expect(place.look(path: old, open: old, at: 9000) == .wait)
    #expect(place.look(path: nil, open: old, at: 9200) == .vanished)
  }

  @Test func aFileOnTheWayIsLeftAtItsEnd() {
    var place = Self.place(read: Self.rows, isPassing: true)
    let new = FileSight(mark: Self.second, size: 3)
    #expect(place.look(path: new, open: Self.sight(place, size: 20), at: 0) == .read(upTo: 20))
    #expect(place.look(path: new, open: Self.sight(place), at: 0) == .leave)
    place.leave()
    #expect(place.mark == nil)
    #expect(place.look(path: new, open: nil, at: 0) == .open)
  }

  /// The same number is given to another file when the one before is gone: no open file is mistaken for another.
  @Test func aReusedInodeIsDetectedByItsContent() {
    var place = Self.place(read: Self.rows)
    let reused = FileSight(mark: Self.first, size: 500, remembered: Array("other rows ".utf8))
    #expect(reused.remembered.count == place.memory.count / 2)
    #expect(place.look(path: reused, open: reused, at: 0) == .restart)
  }
}
