/// Content and its time, limits, migrations, and what the test app and a build server leave behind.
///
/// Not played on a device: the record of a test run and the exported results of SCN-94 (REQ-005, REQ-006) and the export of
/// SCN-95 with lines of somebody else (REQ-007), which are files of their own and no log.
extension Scenario {
  static let keeping: [Scenario] = [
    .expiry, .taggedContent, .anotherIdentity, .tokens, .pendingLimit, .coordination, .migration, .failedMigration,
    .interruptedMigration, .snapshot, .privacy, .testScreen, .buildServer,
  ]
}
