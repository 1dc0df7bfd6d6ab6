import Foundation
import LogCheckTestSupport
import Testing

/// One writer for all outputs: what `redact -o`, `redact -d`, `simulate --output`, `--truth` and `--state` do to what has their name.
@Suite struct OutputFileTests {
  private static let commands: [(line: String, start: String)] = [
    ("dnp-logcheck redact night.log -o OUT", "#"),
    ("dnp-logcheck simulate happy-path --truth OUT >sim.log", "{"),
    ("dnp-logcheck --report json=OUT night.log", "{"),
    ("dnp-logcheck timeline --report json=OUT night.log", "{"),
  ]

  private static func line(_ index: Int, _ name: String) -> String {
    commands[index].line.replacing("OUT", with: name)
  }

  @Test(arguments: commands.indices)
  func pipeIsWrittenToAndStays(_ index: Int) throws {
    let scratch = try Scratch()
    let run = try scratch.shell("mkfifo pipe; cat pipe >read & \(Self.line(index, "pipe")); echo $? >code; wait")
    #expect(try scratch.text("code") == "0\n", "\(run.errorText)")
    #expect(try !scratch.text("read").isEmpty)
    #expect(try scratch.shell("test -p pipe").exitCode == 0)
  }

  @Test(arguments: commands.indices)
  func deviceIsWrittenToAndStays(_ index: Int) throws {
    let scratch = try Scratch()
    let run = try scratch.shell("ln -s /dev/null hole; \(Self.line(index, "hole")) && test -c /dev/null -a -h hole")
    #expect(run.exitCode == 0, "\(run.errorText)")
  }

  @Test(arguments: commands.indices)
  func linkStaysAndItsTargetIsReplaced(_ index: Int) throws {
    let scratch = try Scratch()
    try scratch.folder.write("old\n", to: "far/real")
    let run = try scratch.shell("ln -s far/real link; \(Self.line(index, "link")) && test -h link")
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(try scratch.text("far/real") != "old\n")
    #expect(try scratch.names(in: "far") == ["real"])
  }

  @Test(arguments: commands.indices)
  func replacedFileKeepsItsMode(_ index: Int) throws {
    let scratch = try Scratch()
    let run = try scratch.shell("touch out; chmod 640 out; \(Self.line(index, "out"))")
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(try scratch.attributes("out").mode == 0o640)
    #expect(try !scratch.text("out").isEmpty)
  }

  @Test(.costly, arguments: commands.indices, ["folder", "absent/out", "socket", "/dev/fd/9"])
  func whatCannotBeWrittenIsRefusedBeforeAnythingIsRead(_ index: Int, _ name: String) throws {
    let scratch = try Scratch()
    // The name of the capture leads to a pipe without a writer: a run that reads first would wait.
    let line = Self.line(index, name).replacing("night.log", with: "never")
    let run = try scratch.shell(
      "mkdir folder; mkfifo never; perl -MIO::Socket::UNIX -e 'IO::Socket::UNIX->new(Local => \"socket\", Listen => 1)'; \(line)"
    )
    #expect(run.exitCode == 2, "\(run.errorText)")
    #expect(run.errorText.contains("cannot be written: "), "\(run.errorText)")
    #expect(try scratch.names(in: "folder").isEmpty)
  }

  /// Another user may have put the name there: it is not the user's.
  @Test(arguments: [
    "dnp-logcheck redact night.log -d out", "dnp-logcheck simulate happy-path --output out",
  ])
  func linksAndPipesInsideAnOutputFolderAreRefused(_ line: String) throws {
    for make in ["ln -s ../precious", "ln -s nowhere; true", "mkfifo", "mkdir"] {
      let scratch = try Scratch()
      try scratch.folder.write("precious\n", to: "precious")
      let name = line.contains("redact") ? "night.log" : "device-1.log"
      let made = make.hasSuffix("; true") ? "ln -s nowhere out/\(name)" : "\(make) out/\(name)"
      let run = try scratch.shell("mkdir out; \(made); \(line)")
      #expect(run.exitCode == 2, "\(make): \(run.errorText)")
      #expect(run.errorText.contains("out/\(name) cannot be written: "), "\(run.errorText)")
      #expect(try scratch.text("precious") == "precious\n")
      #expect(try scratch.names(in: "out") == (name == "night.log" ? [] : [name]))
      #expect(try scratch.names() == ["out", "precious"])
    }
  }

  /// A capture that was cut off would look like one of a plugin that went silent.
  @Test func captureOfAStoppedSimulationIsNotWritten() throws {
    let scratch = try Scratch()
    try scratch.folder.write("old\n", to: "out/device-1.log")
    // Without --foreground the process gets the signal twice, once with its group, and a second one ends it at once.
    let run = try scratch.shell(
      "timeout --foreground -s INT 1 dnp-logcheck simulate bench --megabytes 100000 --output out; echo $? >code; ls -A out"
    )
    #expect(run.outputText == "device-1.log\n")
    #expect(try scratch.text("out/device-1.log") == "old\n")
  }

  @Test func newRedactedCaptureIsReadableByItsOwnerOnly() throws {
    let scratch = try Scratch()
    #expect(try scratch.shell("umask 022; dnp-logcheck redact night.log -o out.log").exitCode == 0)
    #expect(try scratch.attributes("out.log").mode == 0o600)
  }
}
