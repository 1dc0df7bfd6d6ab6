import Foundation
import LogCheckTestSupport
import Testing

/// The path of a report, and the problems with it that are found before anything is read.
@Suite struct ReportPathTests {
  private static func isReport(_ text: String) -> Bool {
    text.hasPrefix("{\"schema\":\"dnp-logcheck/1\"") && text.hasSuffix("}\n")
  }

  @Test(arguments: ["the file is there", "nothing is there yet"])
  func aLinkStaysAndWhatItLeadsToIsReplaced(_ before: String) throws {
    let scratch = try Scratch()
    if before == "the file is there" { try scratch.folder.write("old\n", to: "far/real.json") }
    let run = try scratch.shell(
      "mkdir -p far; ln -s real.json far/near.json; ln -s far/near.json link.json; dnp-logcheck --report json=link.json night.log"
    )
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(try scratch.attributes("link.json").type == .typeSymbolicLink)
    #expect(try scratch.attributes("far/near.json").type == .typeSymbolicLink)
    #expect(Self.isReport(try scratch.text("far/real.json")))
    #expect(try scratch.names(in: "far") == ["near.json", "real.json"])
  }

  @Test func aPipeIsWrittenToAndStays() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "mkfifo pipe; cat pipe > read & dnp-logcheck --report json=pipe night.log; echo $?; wait")
    #expect(run.outputText == "0\n")
    #expect(Self.isReport(try scratch.text("read")))
    #expect(try scratch.names() == ["pipe", "read"])
  }

  /// By a link that a user made as well as by the system's own name.
  @Test(arguments: ["/dev/fd/1", "link", "/dev/fd/7", "far"])
  func aDescriptorIsWrittenToAndKeepsItsName(_ name: String) throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "ln -s /dev/fd/1 link; ln -s /dev/fd/7 far; dnp-logcheck --report json=\(name) night.log 7>seven; echo $? >code")
    #expect(try scratch.text("code") == "0\n")
    let isFirst = name == "/dev/fd/1" || name == "link"
    #expect(Self.isReport(isFirst ? run.outputText : try scratch.text("seven")))
    #expect(try scratch.names() == ["code", "far", "link", "seven"])
    #expect(try scratch.attributes("link").type == .typeSymbolicLink)
  }

  @Test func aProcessSubstitutionReceivesTheReport() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "mkfifo done; dnp-logcheck --report json=>(cat >read; echo x >done) night.log; cat done")
    #expect(run.outputText == "x\n")
    #expect(Self.isReport(try scratch.text("read")))
  }

  /// A link to a device is neither followed by a plain file nor replaced by one.
  @Test func aDeviceStaysADevice() throws {
    let scratch = try Scratch()
    let run = try scratch.shell("ln -s /dev/null hole; dnp-logcheck --report json=hole night.log; ls -lL hole")
    #expect(run.outputText.hasPrefix("c"))
    #expect(try scratch.attributes("hole").type == .typeSymbolicLink)
  }

  /// The capture is a pipe without a writer: a program that reads it first never comes to an end.
  @Test(
    .costly,
    arguments: [
      ("absent/report.json", "its folder is not there"), (".", "it is a folder"), ("folder/", "it is a folder"),
      ("night.log/report.json", "Not a directory"), ("new/", "no such folder"), ("round", "links lead round"),
      ("/dev/fd/8", "descriptor 8 is not open"), ("/dev/fd/6", "open for reading only"),
      (String(repeating: "x", count: 300), "too long"),
    ])
  func anUnwritableReportFailsBeforeAnythingIsRead(_ name: String, _ word: String) throws {
    let scratch = try Scratch()
    for command in ["check", "timeline"] {
      let run = try scratch.shell(
        "mkdir -p folder; ln -sf round round; [ -p capture ] || mkfifo capture; exec 6<night.log; "
          + "dnp-logcheck \(command) --report 'json=\(name)' capture")
      #expect(run.exitCode == 2, "\(command)")
      #expect(run.errorText.contains("cannot be written: ") && run.errorText.contains(word), "\(run.errorText)")
      #expect(run.outputText.isEmpty)
      #expect(try scratch.names() == ["capture", "folder", "round"])
    }
  }

  /// No permission stops the superuser.
  @Test(.enabled(if: geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
  func aForbiddenReportPathFailsBeforeAnythingIsRead() throws {
    let scratch = try Scratch()
    let tool = BuiltProduct.dnpLogCheck.path(percentEncoded: false)
    let prefix = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""
    for (name, word) in [
      ("closed/report.json", "its folder may not be written to"), ("kept.json", "may not be written"),
    ] {
      let run = try scratch.shell(
        "mkfifo capture; chmod 666 capture; chmod 755 . ; mkdir -p closed; chmod 555 closed; echo old > kept.json; chmod 444 kept.json; "
          + "\(prefix) \(tool) --report json=\(name) capture; code=$?; rm capture; exit $code")
      #expect(run.exitCode == 2)
      #expect(run.errorText.contains("cannot be written: ") && run.errorText.contains(word), "\(run.errorText)")
    }
    #expect(try scratch.text("kept.json") == "old\n")
  }

  @Test func aNameThatIsNoTextIsAFile() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      #"n=$(printf 'r\377.json'); touch "$n" || exit 9; dnp-logcheck --report json="$n" night.log && grep -c schema "$n""#
    )
    // Apple's file systems take no such name.
    #expect(run.outputText == "1\n" || run.exitCode == 9)
  }

  /// The output that a shell sends there would be lost with the file that the report replaces.
  @Test(arguments: [
    ("--report text --report json=both.json night.log > both.json", "standard output goes to both.json"),
    ("night.log >> night.log", "standard output is the capture"),
    ("< night.log >> night.log", "standard output is the capture"),
    ("--report text --report json=/dev/fd/1 night.log", "cannot share standard output"),
  ])
  func standardOutputIsNoSecondNameOfAFile(_ line: String, _ word: String) throws {
    let scratch = try Scratch()
    let before = try scratch.text("night.log")
    let run = try scratch.shell("dnp-logcheck " + line)
    #expect(run.exitCode == 64)
    #expect(run.errorText.contains(word))
    #expect(try scratch.text("night.log") == before)
  }
}
