import LogCheckRuleLibrary
import LogCheckRules
import Testing

@testable import LogCheckRedaction

/// The built-in search of `redact`: each pattern of each sort finds the texts it was written for, and skips similar
/// ones.
@Suite struct ShippedSecretSortTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var sort: String
    var text: String
    /// The part that is found; `nil` if there is nothing of this sort.
    var secret: String?

    init(_ sort: String, _ text: String, _ secret: String?) {
      self.sort = sort
      self.text = text
      self.secret = secret
    }

    var testDescription: String { "\(sort): \(text)" }
  }

  /// Letters and digits of a made-up token.
  private static func body(_ count: Int) -> String {
    String(String(repeating: "a7Qk2Zr9", count: count / 8 + 1).prefix(count))
  }

  private static func upper(_ count: Int) -> String { body(count).uppercased() }

  private static let hook = "T" + upper(10) + "/B" + upper(10) + "/" + body(24)

  private static let uuid = "3f2a9c1e-77b0-4d51-9e6a-0c5d2b8f4a17"
  private static let hex = "9c1e3f2a77b04d519e6a0c5d2b8f4a17"
  private static let phrase = "abandon ability brisk candy damage eager fabric gadget habit icon jazz kidney"

  /// The names are those of the services, the forms those of docs/redaction.md.
  static let named = [
    Example("named-keys", "smtp_pass=Hunter!x", "Hunter!x"),
    Example("named-keys", "keystorePass: 'Hunter!x'", "Hunter!x"),
    Example("named-keys", "the wpa_psk is hop-over-it", "hop-over-it"),
    Example("named-keys", "braze_key=" + uuid, uuid),
    Example("named-keys", #"{"sdkKey":"\#(uuid)"}"#, uuid),
    Example("named-keys", "PD-ROUTING-KEY: " + hex, hex),
    Example("named-keys", "mnemonic: " + phrase + ", saved", phrase),
    Example("named-keys", "code_verifier=fLYsl5fkbf2mv_stH0zgz508H", "fLYsl5fkbf2mv_stH0zgz508H"),
    Example("named-keys", "plaid access-production-" + uuid, uuid),
    Example("named-keys", "with HRKU-AA" + body(58) + " now", "HRKU-AA" + body(58)),
    Example("named-keys", "with u+" + body(18) + " now", "u+" + body(18)),
    Example("named-keys", "with pat" + body(14) + "." + hex + hex, "pat" + body(14) + "." + hex + hex),
    Example("named-keys", "with abc8Q~" + body(33) + " now", "abc8Q~" + body(33)),
    Example("named-keys", "with cflt" + body(60) + " now", "cflt" + body(60)),
    Example("named-keys", "with CFPAT-" + body(43) + " now", "CFPAT-" + body(43)),
    Example("named-keys", "/IncomingWebhook/\(hex)/\(uuid) done", "\(hex)/\(uuid)"),
    Example("named-keys", "/webhooks/123456789012345678/" + body(68) + " done", body(68)),
    Example("named-keys", "a?sv=2021-06-08&sig=" + body(42) + "%3D", body(42) + "%3D"),
    Example("named-keys", "cacheKey=" + uuid, nil),
    Example("named-keys", "notification_key: " + uuid, nil),
    Example("named-keys", "monkey=" + uuid, nil),
    Example("named-keys", "pass=12, fail=0", nil),
    Example("named-keys", "bypass: enabled-by-policy", nil),
    Example("named-keys", "api-v2 and sdk-34 are there", nil),
    Example("personal-numbers", "passport: X12345678 checked", "X12345678"),
    Example("personal-numbers", "patientId is 445 123 9876", "445 123 9876"),
    Example("personal-numbers", "number 123-45-6789 given", "123-45-6789"),
    Example("personal-numbers", "number QQ 12 34 56 C given", "QQ 12 34 56 C"),
    Example("personal-numbers", "number 000-45-6789 given", nil),
    Example("personal-numbers", "vin was fine at 12:34:56", nil),
    Example("birth-dates", "dateOfBirth=1984-07-19, id=5", "1984-07-19"),
    Example("birth-dates", "date=1984-07-19, id=5", nil),
    Example("coordinates", "lat=52.520008, lng=13", "52.520008"),
    Example("coordinates", "lastLocation: 52.520008,13.404954", "52.520008,13.404954"),
    Example("coordinates", "at <+52.52000800,+13.40495400> +/- 5.00m", "+52.52000800,+13.40495400"),
    Example("coordinates", "Location[gps 52.520008,13.404954 hAcc=20.0]", "52.520008,13.404954"),
    Example("coordinates", "open geo:52.5,13.4", "52.5,13.4"),
    Example("coordinates", "flat=52.520008, location: 5,6", nil),
  ]

  static let examples =
    named + [
      Example("tokens", "appSpecificPassword: abcd-efgh-ijkl-mnop", "abcd-efgh-ijkl-mnop"),
      Example("tokens", "password=abc&x=1", "abc"),
      Example("tokens", #"password: "two words", id=5"#, "two words"),
      Example("tokens", "{'password': 'two words'}", "two words"),
      Example("tokens", "password 'incorrect' was refused", nil),
      Example("tokens", "apiKey=k3y-0123456789 sent", "k3y-0123456789"),
      Example("tokens", "token: expired", nil),
      Example("tokens", #"token: Optional("s3cr3tValue")"#, "s3cr3tValue"),
      Example("tokens", #"token: Optional("secretValue")"#, "secretValue"),
      Example("tokens", "sessionToken: k3y-012345", "k3y-012345"),
      Example("tokens", "sessionToken: abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyz"),
      Example("tokens", "authToken=correct-horse", "correct-horse"),
      Example("tokens", "the password is hunterX!", "hunterX!"),
      Example("tokens", "x-amz-security-token: IQoJb3JpZ2/abc+DEF/9", "IQoJb3JpZ2/abc+DEF/9"),
      Example("tokens", "got <740f4707 bebcf74f 9b7c25d4> now", "740f4707 bebcf74f 9b7c25d4"),
      Example(
        "tokens", "{length = 32, bytes = 0x740f4707 bebcf74f ... 462c7eaf 61bb78ad }",
        "0x740f4707 bebcf74f ... 462c7eaf 61bb78ad"),
      Example(
        "tokens", "to fJ3kd9XQ0aZ:APA91b" + String(repeating: "aB3-", count: 25),
        "fJ3kd9XQ0aZ:APA91b" + String(repeating: "aB3-", count: 25)),
      Example(
        "tokens", "AKIAIOSFODNN7EXAMPLE wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
        "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
      Example("tokens", "got q83v+Zz01/abCDefGHijKLmn== now", "q83v+Zz01/abCDefGHijKLmn=="),
      Example("tokens", "-----BEGIN PRIVATE KEY----- MIIEvQIBADANBgkq hkiG -----END", "MIIEvQIBADANBgkq hkiG "),
      Example("tokens", "SpringBoard: token: scheduled", nil),
      Example("tokens", "token: notification refused", nil),
      Example("tokens", "password is incorrect", nil),
      Example("tokens", "token=(null), secret=<redacted>, password=<private> and more", nil),
      Example("one-time-codes", "otp: 482913", "482913"),
      Example("one-time-codes", "your verification code is 482 913.", "482 913"),
      Example("one-time-codes", "482913 is your login code", "482913"),
      Example("one-time-codes", "exit code 482913", nil),
      Example("prefixed-tokens", "used npm_" + body(36) + " now", "npm_" + body(36)),
      Example("prefixed-tokens", "used sk-ant-" + body(40) + " now", "sk-ant-" + body(40)),
      Example("prefixed-tokens", "used ya29." + body(60) + " now", "ya29." + body(60)),
      Example("prefixed-tokens", "used AIza" + body(35) + " now", "AIza" + body(35)),
      Example("prefixed-tokens", "to ExponentPushToken[" + body(22) + "]", body(22)),
      Example("prefixed-tokens", "hook T" + upper(10) + "/B" + upper(10) + "/" + body(24) + " set", hook),
      Example("prefixed-tokens", "npm_config_cache_lock_stale_and_more is set", nil),
      Example("prefixed-tokens", "task-ant-" + body(40), nil),
      Example("devices", "on Ann Miller’s iPhone", "Ann Miller"),
      Example("devices", "serial number is F2LXK7Q9ABCD", "F2LXK7Q9ABCD"),
      Example("devices", "serial: queue", nil),
      Example("tokens", "tokens=123", nil),
      Example("phone-numbers", "card 4000 1234 5678 9010 used", "4000 1234 5678 9010"),
      Example("phone-numbers", "to XX12 3456 7890 1234 56", "XX12 3456 7890 1234 56"),
      Example("phone-numbers", "took 4000 ms, then 1234 ms", nil),
      Example("notification-texts", "title=Good morning, id=5", "Good morning"),
      Example("notification-texts", #"{"body":"Milk \"fresh\" now"}"#, #"Milk \"fresh\" now"#),
      Example("notification-texts", "{'title': 'Coffee'}", "Coffee"),
      Example("notification-texts", "title=<private>, id=5", nil),
      Example("address-queries", "https://host.example/a?user=nora77&page=2", "nora77"),
      Example("address-queries", "https://host.example/a?page=2", nil),
      Example("network-addresses", "peer 10.47.113.29 left", "10.47.113.29"),
      Example("network-addresses", "peer 2001:db8:aa:bb::7 left", "2001:db8:aa:bb::7"),
      Example("network-addresses", "peer 2001:db8:aa:bb:1:2:3:7 left", "2001:db8:aa:bb:1:2:3:7"),
      Example("network-addresses", "on 02:9c:41:d7:aa:10 now", "02:9c:41:d7:aa:10"),
      Example("network-addresses", "at 127.0.0.1 and 12:34:56", nil),
      Example("network-addresses", "version 1.2.3.4.5", nil),
      Example("devices", "on Nora's iPhone", "Nora"),
      Example("devices", "from Noras-iPhone", "Noras"),
      Example("devices", "serial=F2LXK7Q9ABCD", "F2LXK7Q9ABCD"),
      Example("devices", "udid 00008120-001A2B3C4D5E6789 seen", "00008120-001A2B3C4D5E6789"),
      Example(
        "devices", "udid 0a1b2c3d4e5f60718293a4b5c6d7e8f901234567 seen", "0a1b2c3d4e5f60718293a4b5c6d7e8f901234567"),
      Example("devices", "deviceName=Kitchen, model=iPhone15", "Kitchen"),
      Example("devices", "serial=unknown", nil),
      Example("home-folders", "file /Users/nora/Library/x.log", "nora"),
      Example("home-folders", #"file C:\Users\nora\x.log"#, "nora"),
      Example("home-folders", "file /home/runner/work", nil),
    ]

  private static func finds(in text: String, by sort: SecretSort) throws -> [String] {
    var ruleSet = RuleSet()
    ruleSet.secretSorts = [sort]
    let bytes = Array(text.utf8)
    let finds = try #require(try SecretFinder(ruleSet).finds(in: bytes.span))
    return finds.map { String(decoding: bytes[$0.secret], as: UTF8.self) }
  }

  private static func sort(_ id: String) throws -> SecretSort {
    try #require(Shipped.rules.get().ruleSet.secretSorts.first { $0.id == id })
  }

  @Test(arguments: examples) func aSortFindsWhatItIsFor(_ example: Example) throws {
    let finds = try Self.finds(in: example.text, by: Self.sort(example.sort))
    if let secret = example.secret {
      #expect(finds.contains(secret), "\(finds)")
    } else {
      #expect(finds.isEmpty, "\(finds)")
    }
  }

  /// Without the pattern, its example would be left in: no pattern is superfluous. Built-in detectors (`email`) have
  /// other tests, and the patterns of services come from a public set.
  @Test func eachPatternHasAnExampleThatItAloneFinds() throws {
    for sort in try Shipped.rules.get().ruleSet.secretSorts where sort.id != "service-tokens" {
      for detector in sort.detectors {
        guard case .pattern(let source) = detector else { continue }
        var alone = sort
        alone.detectors = [detector]
        alone.names = []
        var others = sort
        others.detectors.removeAll { $0 == detector }
        let isNeeded = try Self.examples.contains { example in
          guard example.sort == sort.id, let secret = example.secret else { return false }
          return try Self.finds(in: example.text, by: alone).contains(secret)
            && !Self.finds(in: example.text, by: others).contains(secret)
        }
        #expect(isNeeded, "\(sort.id): no example needs \(source)")
      }
    }
  }

  /// The words after a value are no part of it.
  @Test(arguments: [
    "GET https://host.example/a?secret=k3y-012345 was refused by the server",
    "Client_Secret: k3y-012345 was refused by the server",
    "client_secret=k3y-012345 was refused by the server", "password is k3y-012345 and was refused by the server",
  ])
  func theRestOfTheSentenceStays(_ text: String) throws {
    let ruleSet = try Shipped.rules.get().ruleSet
    let bytes = Array(text.utf8)
    let finds = try #require(try SecretFinder(ruleSet).finds(in: bytes.span))
    let texts = Set(finds.map { String(decoding: bytes[$0.secret], as: UTF8.self) })
    #expect(texts == ["k3y-012345"])
  }

  @Test func eachNameOfAValueIsKnown() throws {
    for sort in try Shipped.rules.get().ruleSet.secretSorts {
      for name in sort.names {
        #expect(try Self.finds(in: "\(name)=Aunt Ada, id=5", by: sort).contains("Aunt Ada"), "\(sort.id): \(name)")
      }
    }
  }
}
