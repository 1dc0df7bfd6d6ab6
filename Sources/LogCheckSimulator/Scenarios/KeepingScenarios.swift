/// Content and its time, limits, migrations, and the traces of the test app and a build server.
///
/// Not played on a device: the record of a test run and the exported results of SCN-94 (REQ-005, REQ-006) and the
/// export of SCN-95 with foreign lines (REQ-007), which are separate files and not logs.
extension Scenario {
  static let keeping: [Scenario] = [
    .expiry, .taggedContent, .anotherIdentity, .tokens, .pendingLimit, .coordination, .migration, .failedMigration,
    .interruptedMigration, .snapshot, .privacy, .testScreen, .buildServer,
  ]
}
