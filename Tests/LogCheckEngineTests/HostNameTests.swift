import LogCheckModel
import Testing

@testable import LogCheckEngine

/// The host of an address, as RFC 3986 divides it.
@Suite struct HostNameTests {
  private static func host(_ text: String) -> String? {
    HostName.of(Array(text.utf8).span).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("https://api.example.org", "api.example.org"), ("https://API.Example.org:8443/v1?x=a@b:c#d", "api.example.org"),
    ("http://user:secret@api.example.org/", "api.example.org"), ("http://a@b@api.example.org", "api.example.org"),
    ("api.example.org", "api.example.org"), ("api.example.org:443", "api.example.org"), ("localhost:3000", "localhost"),
    ("127.0.0.1:3000", "127.0.0.1"), ("http://[2001:DB8::1]:80/x", "2001:db8::1"), ("[::1]", "::1"),
    ("api.example.org.", "api.example.org"), ("api.example.org?x", "api.example.org"),
    ("api.example.org/go?to=https://other.example", "api.example.org"),
    ("https://api.example.org?to=http://other.example", "api.example.org"),
    ("bücher.example", "bücher.example"),
    ("https://api.example.org:/x", "api.example.org"),
  ])
  func anAddressHasAHost(_ text: String, _ host: String) { #expect(Self.host(text) == host) }

  @Test(arguments: [
    "", "://api.example.org", "https://", "https:///path", "/path", "two words", "https://[::1", "https://[]",
    "https://[::1]x",
    "https://[g::]",
    "https://api.example.org:port", "https://api<.example.org", "user@", ".", "mailto:jo@example.org:x",
  ])
  func anyOtherTextHasNone(_ text: String) { #expect(Self.host(text) == nil) }
}
