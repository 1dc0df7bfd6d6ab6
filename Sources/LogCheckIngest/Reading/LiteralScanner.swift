internal import CLineScan
import LogCheckModel

/// Finds any of a set of texts in bytes, in one pass. Which texts is for the caller to say; matching is by exact bytes.
@safe
package struct LiteralScanner: Sendable {
  private let storage: Storage

  /// An occurrence of a text.
  package struct Hit: Hashable, Sendable {
    package var start: Int
    /// Index among the texts as they were given.
    package var literal: Int
  }

  /// Texts of fewer than three bytes cannot be searched for and are refused. Another `way` than the processor's fastest
  /// is for tests.
  package init?(_ texts: [[UInt8]], way: ScanWay = .fastest) {
    guard !texts.isEmpty, texts.allSatisfy({ $0.count >= 3 }) else { return nil }
    storage = Storage(texts, way)
  }

  /// True if one of the texts occurs in `bytes`.
  package func finds(in bytes: Span<UInt8>) -> Bool {
    unsafe bytes.withUnsafeBytes { unsafe next(in: $0, from: 0, to: $0.count) != nil }
  }

  /// The first text that begins at or after `from` and ends before `end`, the earliest first; among several at one
  /// position, the one given first.
  package func next(in bytes: UnsafeRawBufferPointer, from: Int, to end: Int) -> Hit? {
    guard from < end, let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
    var start = 0
    let index = unsafe cls_next_literal(storage.way.cValue, storage.scan, base, end, from, &start)
    return index < 0 ? nil : Hit(start: start, literal: Int(index))
  }

  /// The first text at or after `from`, by the way of this scanner.
  package func next(in bytes: Span<UInt8>, from: Int) -> Hit? {
    unsafe bytes.withUnsafeBytes { unsafe next(in: $0, from: from, to: $0.count) }
  }

  /// The tables of the scan, which C code reads: made once, never changed, freed with the last scanner.
  @safe
  private final class Storage: @unchecked Sendable {
    let scan: UnsafeMutablePointer<CLSScan>
    let way: ScanWay
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let literals: UnsafeMutableBufferPointer<CLSLiteral>

    init(_ texts: [[UInt8]], _ way: ScanWay) {
      self.way = way
      let all = texts.flatMap(\.self)
      unsafe bytes = UnsafeMutableBufferPointer.allocate(capacity: all.count)
      _ = unsafe bytes.initialize(from: all)
      unsafe literals = UnsafeMutableBufferPointer.allocate(capacity: texts.count)
      unsafe scan = UnsafeMutablePointer.allocate(capacity: 1)
      unsafe scan.initialize(to: CLSScan())
      let scanned = ScanWindows(texts, for: way)
      let windows = scanned.positions
      unsafe cls_literal_set_make(
        &scan.pointee.windows, scanned.bytes, scanned.lengths, scanned.groups, scanned.lengths.count)
      var offset = 0
      for (index, text) in texts.enumerated() {
        let window = windows[index]
        unsafe literals.initializeElement(
          at: index,
          to: CLSLiteral(
            offset: offset, length: UInt32(text.count), window: UInt32(window),
            word: (text[window], text[window + 1], text[window + 2]), first: text[0], last: text[text.count - 1],
            next: -1))
        offset += text.count
      }
      unsafe cls_scan_link(scan, literals.baseAddress, texts.count)
      unsafe scan.pointee.bytes = UnsafePointer(bytes.baseAddress)
      unsafe scan.pointee.longest_window = UInt32(windows.max() ?? 0)
    }

    deinit {
      unsafe bytes.deallocate()
      unsafe literals.deallocate()
      unsafe scan.deallocate()
    }
  }
}

/// The number of line ends (LF) in `bytes`.
package func newlineCount(_ bytes: UnsafeRawBufferPointer) -> Int {
  guard let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
  return unsafe Int(cls_count_newlines(base, bytes.count))
}

/// The first index of a byte at or after `from`.
func memoryIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from: Int) -> Int? {
  guard let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
  let found = unsafe Int(cls_find_byte(base, bytes.count, from, byte))
  return found < bytes.count ? found : nil
}
