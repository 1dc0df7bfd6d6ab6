import Foundation
import LogCheckTestSupport
import Testing

/// The completions of the three shells, made by the shells themselves from the scripts that the tool prints.
@Suite struct CompletionTests {
  private static let runs: [CompletingShell: Result<[[String]], any Error>] = Dictionary(
    uniqueKeysWithValues: CompletingShell.usable.map { shell in
      (
        shell,
        Result {
          let folder = try TemporaryFolder()
          for name in CompletionCase.files { try folder.write("x\n", to: name) }
          return try shell.candidates(CompletionCase.all.map(\.line), in: folder)
        }
      )
    })

  @Test(arguments: CompletingShell.usable, CompletionCase.all.indices)
  func everyShellOffersTheSame(_ shell: CompletingShell, _ index: Int) throws {
    let item = CompletionCase.all[index]
    let all = try #require(Self.runs[shell]).get()
    try #require(all.count == CompletionCase.all.count, "\(all)")
    let found = all[index].map { word in
      let word = word.hasPrefix(item.kept) ? word.dropFirst(item.kept.count) : word[...]
      return word.hasSuffix("/") ? String(word.dropLast()) : String(word)
    }
    for word in item.wanted { #expect(found.contains(word), "\(item.line): \(word) is not in \(found.prefix(40))") }
    for word in item.unwanted { #expect(!found.contains(word), "\(item.line): \(word) is offered") }
  }

  /// A Tab inserts a candidate that is the only one, with a blank where the word is complete.
  @Test(arguments: CompletingShell.usable.filter { $0 != .fish })
  func aTabPutsTheOnlyCandidateIn(_ shell: CompletingShell) throws {
    let folder = try TemporaryFolder()
    for name in ["HP a.log", "results/x"] { try folder.write("x\n", to: name) }
    let lines = [
      "--rep", "HP", "check --report html=HP", "explain one-compl", "--report ht", "rules va", "redact x --directory r",
    ]
    let found = try shell.typed(lines.map { "dnp-logcheck " + $0 }, key: "\\t", in: folder)
    #expect(
      found.map { $0.dropFirst("dnp-logcheck ".count) } == [
        "--report ", "HP\\ a.log ", "check --report html=HP\\ a.log ", "explain one-completion-per-run ",
        "--report html",
        "rules validate ", "redact x --directory results/",
      ])
  }

  /// Names of files may hold anything, and a program of the same name may answer with anything.
  @Test(arguments: CompletingShell.usable)
  func candidatesAreNoCode(_ shell: CompletingShell) throws {
    let folder = try TemporaryFolder()
    let names = ["a$(touch pwned)", "b`touch pwned`", "c d", "e;touch pwned", "f'\"g"]
    for name in names { try folder.write("x\n", to: name) }
    let program = try folder.write(
      """
      #!/bin/bash
      case " $* " in *" --own "*) printf '%s\\n' words '' 'w$(touch pwned)' 'x`touch pwned`' 'y;touch pwned' 'z${PATH}' ;; *) echo files ;; esac
      """, to: "bin/dnp-logcheck")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path(percentEncoded: false))
    let found = try shell.candidates(
      ["dnp-logcheck --own ", "dnp-logcheck a", "dnp-logcheck c"], in: folder, program: folder.path("bin"))
    #expect(Set(found[0]) == ["w$(touch pwned)", "x`touch pwned`", "y;touch pwned", "z${PATH}"])
    #expect(found[1] == [names[0]])
    #expect(found[2] == ["c d"])
    #expect(!FileManager.default.fileExists(atPath: folder.path("pwned")))
  }

  @Test(arguments: CompletingShell.usable)
  func theToolMayBeNamedByItsPath(_ shell: CompletingShell) throws {
    let folder = try TemporaryFolder()
    let path = BuiltProduct.dnpLogCheck.path(percentEncoded: false)
    let found = try shell.candidates(["~/dnp-logcheck --rep", "\(path) --rep", "true; dnp-logcheck --rep"], in: folder)
    #expect(found.map { $0.suffix(1) } == [["--report"], ["--report"], ["--report"]])
  }

  /// Files stay where the tool gives no answer, as one that knows no completions.
  @Test(arguments: CompletingShell.usable, ["exit 64", "echo error >&2; exit 2", "cat"])
  func withoutAnAnswerFilesStay(_ shell: CompletingShell, _ answer: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("x\n", to: "HP-a.log")
    let program = try folder.write("#!/bin/bash\n\(answer)\n", to: "bin/dnp-logcheck")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path(percentEncoded: false))
    let found = try shell.candidates(["dnp-logcheck HP-"], in: folder, program: folder.path("bin"))
    #expect(found == [["HP-a.log"]])
  }
}
