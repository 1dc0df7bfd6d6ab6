import ArgumentParser
import Foundation
import LogCheckTestSupport
import Testing

@testable import dnp_logcheck

@Suite struct RepeatedOptionTests {
  /// The parser's description of itself, which is compared here.
  @Test(.costly) func everyOptionOfOneValueIsKnownAsOne() throws {
    var seen = 0
    func walk(_ command: [String: Any], _ path: [String]) {
      for case let option as [String: Any] in command["arguments"] as? [Any] ?? []
      where option["kind"] as? String == "option" {
        let names = (option["names"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
        for name in names {
          seen += 1
          let dashed = (name.count == 1 ? "-" : "--") + name
          let first = RepeatedOptions.first(in: path + ["\(dashed)=a", "\(dashed)=b"])
          #expect((first == nil) == (option["isRepeating"] as? Bool), "\(path) \(dashed)")
        }
      }
      for case let sub as [String: Any] in command["subcommands"] as? [Any] ?? [] {
        walk(sub, path + [sub["commandName"] as? String ?? "?"])
      }
    }
    let all = try JSONSerialization.jsonObject(with: Data(DNPLogCheck._dumpHelp().utf8)) as? [String: Any]
    walk(try #require(all?["command"] as? [String: Any]), [])
    #expect(seen > 80)
  }
}
