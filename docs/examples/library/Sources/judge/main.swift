import LogCheckKit

let capture = Capture.file(CommandLine.arguments.dropFirst().first ?? "night.log")
let judgement = try Rules.builtIn().judge(capture)
for finding in judgement.findings where finding.countsAsFailure { print(finding) }
print("\(capture.name): \(judgement.verdict)")
