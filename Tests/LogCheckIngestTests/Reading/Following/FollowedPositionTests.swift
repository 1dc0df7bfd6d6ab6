import Testing

@testable import LogCheckIngest

/// The decisions from inspections of a followed name, without a file.
@Suite struct FollowedPositionTests {
  private static let first = FileMark(device: 1, number: 10)
  private static let second = FileMark(device: 1, number: 20)

  /// A position that has read these bytes of ``first``.
  private static func position(read bytes: [UInt8], isPassing: Bool = false) -> FollowedPosition {
    var position = FollowedPosition()
    position.begin(first, isPassing: isPassing)
    position.advance(over: bytes)
    return position
  }

  /// A look at a file that still holds what was read.
  private static func sight(_ position: FollowedPosition, size: Int? = nil, _ mark: FileMark = first) -> FileSight {
    FileSight(mark: mark, size: size ?? position.offset, remembered: position.memory)
  }

  private static let logLines = Array("one\ntwo\nthr".utf8)

  @Test func aFileThatIsThereIsOpened() {
    var position = FollowedPosition()
    #expect(position.poll(path: FileSight(mark: Self.first, size: 5), open: nil, at: 0) == .open)
  }

  @Test func aMissingFileIsReportedOnceEachTime() {
    var position = FollowedPosition()
    #expect((0..<3).map { position.poll(path: nil, open: nil, at: $0) } == [.missing, .wait, .wait])
    #expect(position.poll(path: FileSight(mark: Self.first, size: 0), open: nil, at: 4) == .open)
    #expect(position.poll(path: nil, open: nil, at: 5) == .missing)
  }

  @Test func whatIsNoRegularFileIsMissing() {
    var position = FollowedPosition()
    #expect(position.poll(path: FileSight(mark: Self.first, size: 5, isRegular: false), open: nil, at: 0) == .missing)
  }

  @Test(arguments: [1, 100, 1 << 40])
  func whatCameIsReadFromWhereReadingStopped(more: Int) {
    var position = Self.position(read: Self.logLines)
    let sight = Self.sight(position, size: Self.logLines.count + more)
    #expect(position.poll(path: sight, open: sight, at: 0) == .read(upTo: Self.logLines.count + more))
    #expect(position.offset == Self.logLines.count)
  }

  @Test func aFileWithNothingNewIsWaitedFor() {
    var position = Self.position(read: Self.logLines)
    let sight = Self.sight(position)
    for time in [0, 10_000, 1_000_000] { #expect(position.poll(path: sight, open: sight, at: time) == .wait) }
  }

  @Test(arguments: [0, 1, 10])
  func aTruncatedFileIsReadFromTheStart(size: Int) {
    var position = Self.position(read: Self.logLines)
    let sight = FileSight(mark: Self.first, size: size, remembered: Array(Self.logLines.prefix(size)))
    #expect(position.poll(path: sight, open: sight, at: 0) == .restart)
  }

  /// Emptied and written past the position where reading stopped, between two inspections.
  @Test(arguments: [0, 5, 10])
  func aFileWithOtherContentIsReadFromTheStart(changed: Int) {
    var position = Self.position(read: Self.logLines)
    var sight = Self.sight(position, size: 4000)
    sight.remembered[changed] ^= 1
    #expect(position.poll(path: sight, open: sight, at: 0) == .restart)
    position.restart()
    #expect(position.offset == 0)
    #expect(position.memory == [])
    sight.remembered = []
    #expect(position.poll(path: sight, open: sight, at: 0) == .read(upTo: 4000))
  }

  /// The beginning is the same, as with a log that greets; the bytes at the end are not.
  @Test func theLastBytesAreRememberedNextToTheFirst() {
    let bytes = (0..<9000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    var position = FollowedPosition()
    position.begin(Self.first)
    for start in stride(from: 0, to: bytes.count, by: 700) {
      position.advance(over: Array(bytes[start...].prefix(700)))
    }
    #expect(position.remembered == [0..<1024, 9000 - 1024..<9000])
    #expect(position.memory == Array(bytes[..<1024] + bytes[(9000 - 1024)...]))
    var sight = Self.sight(position, size: 9500)
    sight.remembered[2047] ^= 1
    #expect(position.poll(path: sight, open: sight, at: 0) == .restart)
  }

  @Test func aRenamedFileIsLeftWhenItWasSilentLongEnough() {
    var position = Self.position(read: Self.logLines)
    let new = FileSight(mark: Self.second, size: 3)
    let old = Self.sight(position)
    #expect(position.poll(path: new, open: old, at: 1000) == .wait)
    #expect(position.poll(path: new, open: old, at: 2999) == .wait)
    #expect(position.poll(path: new, open: old, at: 3000) == .leave)
  }

  /// The writer may learn of the new file late.
  @Test func whatIsStillWrittenToARenamedFileIsRead() {
    var position = Self.position(read: Self.logLines)
    let new = FileSight(mark: Self.second, size: 3)
    #expect(position.poll(path: new, open: Self.sight(position), at: 0) == .wait)
    #expect(position.poll(path: new, open: Self.sight(position, size: 14), at: 1900) == .read(upTo: 14))
    position.advance(over: Array("ee\n".utf8))
    #expect(position.poll(path: new, open: Self.sight(position), at: 2100) == .wait)
    #expect(position.poll(path: new, open: Self.sight(position), at: 4099) == .wait)
    #expect(position.poll(path: new, open: Self.sight(position), at: 4100) == .leave)
  }

  @Test func aFileThatLostItsNameIsReadOnUntilThereIsAnother() {
    var position = Self.position(read: Self.logLines)
    let old = Self.sight(position)
    #expect((0..<3).map { position.poll(path: nil, open: old, at: $0 * 5000) } == [.vanished, .wait, .wait])
    #expect(position.poll(path: nil, open: Self.sight(position, size: 20), at: 20_000) == .read(upTo: 20))
    // A file that is still empty means nothing: the writer may continue in the old one.
    #expect(position.poll(path: FileSight(mark: Self.second, size: 0), open: old, at: 25_000) == .wait)
    #expect(position.poll(path: FileSight(mark: Self.second, size: 0), open: old, at: 29_000) == .wait)
    let new = FileSight(mark: Self.second, size: 1)
    #expect(position.poll(path: new, open: old, at: 30_000) == .wait)
    #expect(position.poll(path: new, open: old, at: 32_000) == .leave)
  }

  /// Renamed and back: nothing happened.
  @Test func aNameThatComesBackLeadsToTheSameFile() {
    var position = Self.position(read: Self.logLines)
    let old = Self.sight(position)
    #expect(position.poll(path: nil, open: old, at: 0) == .vanished)
    #expect(position.poll(path: old, open: old, at: 9000) == .wait)
    #expect(position.poll(path: nil, open: old, at: 9200) == .vanished)
  }

  @Test func aFileOnTheWayIsLeftAtItsEnd() {
    var position = Self.position(read: Self.logLines, isPassing: true)
    let new = FileSight(mark: Self.second, size: 3)
    #expect(position.poll(path: new, open: Self.sight(position, size: 20), at: 0) == .read(upTo: 20))
    #expect(position.poll(path: new, open: Self.sight(position), at: 0) == .leave)
    position.leave()
    #expect(position.mark == nil)
    #expect(position.poll(path: new, open: nil, at: 0) == .open)
  }

  /// The same number is given to another file when the one before is gone: no open file is mistaken for another.
  @Test func aReusedInodeIsDetectedByItsContent() {
    var position = Self.position(read: Self.logLines)
    let reused = FileSight(mark: Self.first, size: 500, remembered: Array("other rows ".utf8))
    #expect(reused.remembered.count == position.memory.count / 2)
    #expect(position.poll(path: reused, open: reused, at: 0) == .restart)
  }
}
