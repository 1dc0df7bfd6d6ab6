import ArgumentParser
import LogCheckReporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A private folder in which redacted captures wait until they have been compared.
final class RedactionFolder {
  private let path: [UInt8]
  private var folders: [[UInt8]]
  private var files: [[UInt8]] = []

  /// Creates it in the folder of the outputs, so that they can be renamed to their final paths; complains and ends with
  /// 2 if that fails.
  init(in folder: [UInt8]) throws {
    let name = ".dnp-logcheck-\(getpid())-\(UInt64.random(in: .min ... .max))"
    path = folder + (folder.last == 0x2F ? [] : [0x2F]) + Array(name.utf8)
    folders = [path]
    guard unsafe mkdir(cName(path), 0o700) == 0 else {
      let reason = Descriptors.words(errno)
      let shown = CleanText.line(String(decoding: folder, as: UTF8.self))
      StandardStreams.complain("dnp-logcheck: nothing can be written to the folder \(shown): \(reason)")
      throw ExitCode(2)
    }
  }

  /// Makes the file in which the copy of a capture waits. Captures of one folder lie in one, since parts of one log are known by their
  /// names.
  func make(_ input: RedactionInput) throws(OutputProblem) -> (path: [UInt8], draft: OutputDraft) {
    let source = input.path.lastIndex(of: 0x2F).map { Array(input.path[..<$0]) } ?? []
    let name = source.reduce(into: "f") { $0 += String($1, radix: 16) }
    // A file's name has its limit.
    let folder = path + Array("/\(name.count > 200 ? "f\(name.hashValue)" : name)".utf8)
    if !folders.contains(folder) {
      guard unsafe mkdir(cName(folder), 0o700) == 0 else { throw OutputProblem(Descriptors.words(errno)) }
      folders.append(folder)
    }
    let file = folder + [0x2F] + input.name
    files.append(file)
    return (file, try OutputDraft(.plain(file: file, kept: nil), newMode: 0o600))
  }

  /// Removes it with what is still in it.
  func remove() {
    for file in files { _ = unsafe unlink(cName(file)) }
    for folder in folders.reversed() { _ = unsafe rmdir(cName(folder)) }
  }

  deinit { remove() }

  /// Makes a folder and those it lies in, where they do not exist; complains and ends with 2 where that fails.
  static func makeFolder(_ folder: [UInt8]) throws {
    for end in folder.indices.dropFirst() where folder[end] == 0x2F {
      _ = unsafe mkdir(cName(Array(folder[..<end])), 0o777)
    }
    var status = stat()
    if unsafe mkdir(cName(folder), 0o777) == 0 { return }
    let code = errno
    if code == EEXIST, unsafe stat(cName(folder), &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
    let shown = CleanText.line(String(decoding: folder, as: UTF8.self))
    StandardStreams.complain("dnp-logcheck: the folder \(shown) cannot be made: \(Descriptors.words(code))")
    throw ExitCode(2)
  }
}
