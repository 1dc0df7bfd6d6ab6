import Testing

@testable import LogCheckRules

@Suite struct UnknownNameTests {
  private static let names = [
    "apple-default", "apple-json", "android-threadtime", "HP-M9", "HP-M1", "prefetch-lead-is-five-minutes",
    "ios-device",
    "ios-simulator", "app.job-started",
  ]

  @Test(arguments: [
    ("apple-defalt", "apple-default"), ("M9", "HP-M9"), ("hp_m9", "HP-M9"), ("threadtime", "android-threadtime"),
    ("prefetch-lead", "prefetch-lead-is-five-minutes"), ("job started", "app.job-started"),
  ])
  func theNameThatWasProbablyMeantIsSuggested(_ word: String, _ meant: String) {
    #expect(Suggestion.meant(by: word, in: Self.names) == [meant])
  }

  @Test func upToThreeNamesThatContainTheWordAreSuggested() {
    #expect(Suggestion.meant(by: "ios", in: Self.names) == ["ios-device", "ios-simulator"])
    #expect(Suggestion.meant(by: "ios", in: ["ios-a", "ios-b", "ios-c", "ios-d"]).isEmpty)
    let message = UnknownName("profile", "ios", in: Self.names, listedBy: "profiles").message
    #expect(message == "there is no profile \"ios\"; did you mean \"ios-device\" or \"ios-simulator\"?")
  }

  /// A part of a word is no word of the name.
  @Test(arguments: ["", "x", "fault", "device", "quite-another-name", String(repeating: "HP-M9", count: 30)])
  func aFarNameGetsTheCommandThatListsAll(_ word: String) {
    let found = Suggestion.meant(by: word, in: ["apple-default", "ios-devices"])
    #expect(found.isEmpty, "\(found)")
    let message = UnknownName("fault", word, of: "story", in: ["apple-default"], listedBy: "simulate list").message
    #expect(message.hasSuffix(" of story; `dnp-logcheck simulate list` lists them"))
  }

  @Test func namesThatNoCommandListsAreListed() {
    let message = UnknownName("profile", "windows", in: ["a", "b"]).message
    #expect(message == "there is no profile \"windows\"; known are: a, b")
  }
}
