import LogCheckSource
import Testing

/// Files that hold tests, by their names.
@Suite struct TestFileTests {
  @Test(arguments: [
    "Tests/Fetch.swift", "/PluginTests/Fetch.swift", "ios/ui-tests/a.swift", "src/androidTest/java/a/Fetch.kt",
    "src/test/java/Fetch.java", "src/__tests__/fetch.ts", "FetchTests.swift", "a/FetchTest.kt", "fetch.spec.ts",
    "fetch.test.tsx", "FetchSpec.kt", "TESTS/a.swift",
  ])
  func aTestFileIsOneByItsName(_ path: String) { #expect(TestFiles.has(path)) }

  @Test(arguments: [
    "Fetch.swift", "src/main/java/Fetch.java", "contests/Fetch.swift", "TestApp/Fetch.swift", "Latest.swift", "Tests",
    "ios/Plugin/Testing.swift", "", "/", "spec.ts", "src/inspect/a.ts", "tests.swift",
  ])
  func otherFilesAreNone(_ path: String) { #expect(!TestFiles.has(path)) }
}
