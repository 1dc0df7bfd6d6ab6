import CFuzzer
import Foundation
import LogCheckFuzz

/// One target under libFuzzer: `logcheck-fuzz TARGET [options of libFuzzer] [folders]`; without arguments the list of targets.
///
/// SwiftPM names the entry point of an executable after its target, and libFuzzer brings another `main`: so both names
/// are given.
enum Fuzzer {
  nonisolated(unsafe) static var check: FuzzTarget.Check?

  static func run(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
    guard count > 1, let arguments = unsafe arguments, let name = unsafe arguments[1] else {
      for target in FuzzTarget.all { print("\(target.id)\t\(target.executions)\t\(target.summary)") }
      return 0
    }
    guard let found = unsafe FuzzTarget.named(String(cString: name)) else {
      print("logcheck-fuzz: there is no target \(unsafe String(cString: name)); without arguments it lists them")
      return 64
    }
    unsafe check = found.prepare()
    // libFuzzer does not know the name: it goes, and the caller's name replaces it.
    unsafe arguments[1] = arguments[0]
    var rest = count - 1
    var begin: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe arguments + 1
    return unsafe LLVMFuzzerRunDriver(&rest, &begin) { data, size in
      let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
      if let problem = unsafe Fuzzer.check?(bytes) { fatalError(problem) }
      return 0
    }
  }
}

@_cdecl("logcheck_fuzz_main")
func logcheckFuzzMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
  unsafe Fuzzer.run(count, arguments)
}

/// Asked for by libFuzzer's own entry point, which is not used.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOne(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 { 0 }
