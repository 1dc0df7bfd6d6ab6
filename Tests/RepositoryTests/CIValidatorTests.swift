import Foundation
import LogCheckTestSupport
import Testing

/// Third-party programs that know the files of CI systems. `.ci/validators.sh` installs them.
@Suite struct CIValidatorTests {
  /// A file that one of them must take.
  struct Check: CustomStringConvertible, Sendable {
    let program: String
    let arguments: [String]
    /// From the package's folder.
    let file: String
    /// One that it must not take: else it would not show that it looks.
    let broken: String

    var description: String { "\(program) \(file)" }
  }

  private static let action = ".github/actions/dnp-logcheck/"
  private static let release = ".github/workflows/release.yml"
  private static let scripts =
    [
      ".ci/dist.sh", ".ci/dist-test.sh", ".ci/links-statically.sh", action + "build.sh", action + "check.sh",
      action + "get.sh", action + "install.sh", "docs/examples/ci/ci_post_xcodebuild.sh",
    ]
    + ["all", "common", "containerfile", "deb", "formula", "installer", "test"].map { ".ci/package/\($0).sh" }
  private static let unpinned =
    "on: push\njobs: { x: { runs-on: x, steps: [{ uses: actions/checkout@main }] } }\n"
  private static let injection = """
    name: x
    description: x
    inputs: { x: { description: x } }
    runs:
      using: composite
      steps: [{ run: "echo ${{ inputs.x }}", shell: bash }]
    """

  private static func schema(_ name: String, _ file: String, not broken: String) -> Check {
    Check(
      program: "check-jsonschema", arguments: ["--builtin-schema", "vendor.\(name)"], file: file, broken: broken)
  }

  private static let checks =
    [
      schema("github-actions", action + "action.yml", not: "name: x\n"),
      schema("github-workflows", "docs/examples/ci/github-workflow.yml", not: "jobs: { x: { steps: [] } }\n"),
      schema("github-workflows", release, not: "jobs: { x: { steps: [] } }\n"),
      schema("circle-ci", "docs/examples/ci/circleci.yml", not: "version: 2.1\njobs: 5\n"),
      schema("gitlab-ci", "docs/examples/ci/gitlab-ci.yml", not: "x: { script: 5 }\n"),
      schema("azure-pipelines", "docs/examples/ci/azure-pipelines.yml", not: "steps: 5\n"),
      Check(program: "zizmor", arguments: zizmor, file: action + "action.yml", broken: injection),
      Check(
        program: "zizmor", arguments: zizmor, file: "docs/examples/ci/github-workflow.yml",
        broken: unpinned),
      Check(program: "zizmor", arguments: zizmor, file: release, broken: unpinned),
    ]
    + scripts.map {
      Check(program: "shellcheck", arguments: [], file: $0, broken: "#!/bin/bash\nrm $1\n")
    }

  private static let zizmor = ["--offline", "--no-progress", "--quiet"]

  private static let folder = RepositoryPaths.root.appending(path: ".build/validators/bin")
  private static let areRequired = ProcessInfo.processInfo.environment["LOGCHECK_REQUIRE_VALIDATORS"] == "1"

  private static func isThere(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: folder.appending(path: program).path(percentEncoded: false))
  }

  private static let usable = checks.filter { isThere($0.program) || areRequired }

  private func run(_ check: Check, on file: String) throws -> CommandRun {
    let program = Self.folder.appending(path: check.program)
    // A script names the interpreter by the path at which it was installed, which may have moved.
    guard check.program == "check-jsonschema" else { return try CommandRun(program, check.arguments + [file]) }
    return try CommandRun(
      Self.folder.appending(path: "python"), [program.path(percentEncoded: false)] + check.arguments + [file])
  }

  @Test(.enabled(if: !usable.isEmpty, ".ci/validators.sh installs them"), arguments: usable)
  func takesTheFileAsItIs(_ check: Check) throws {
    let run = try run(check, on: RepositoryPaths.root.appending(path: check.file).path(percentEncoded: false))
    #expect(run.exitCode == 0, "\(run.outputText)\(run.errorText)")
  }

  @Test(.enabled(if: !usable.isEmpty, ".ci/validators.sh installs them"), arguments: usable)
  func refusesWhatIsBroken(_ check: Check) throws {
    let folder = try TemporaryFolder()
    let name = check.file.split(separator: "/").last.map(String.init) ?? ""
    // Some look at where a file lies.
    let isWorkflow = name == "github-workflow.yml" || check.file == Self.release
    let target = isWorkflow ? ".github/workflows/x.yml" : name
    try folder.write(check.broken, to: target)
    #expect(try run(check, on: folder.path(target)).exitCode != 0)
  }
}
