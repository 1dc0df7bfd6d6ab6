/// Mails: their encodings, and the replies to them.
extension Carrier {
  static let mail: [Carrier] = [
    Carrier(.mail, "quoted-printable") { $0.flatMap(quotedPrintable) },
    Carrier(.mail, "quoted-printable, header") { lines in
      ["Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: quoted-printable", ""]
        + lines.flatMap(quotedPrintable)
    },
    Carrier(.mail, "format=flowed") { $0.flatMap { flowed($0, 72) } },
    Carrier(.mail, "format=flowed of 66") { $0.flatMap { flowed($0, 66) } },
    // Programs that take a blank at the end away lose the mark of a soft break.
    Carrier(.mail, "format=flowed, trimmed") { $0.flatMap { flowed($0, 72) }.map(trimmed) },
    Carrier(.mail, "format=flowed, quoted") {
      $0.flatMap { flowed($0, 72) }.map { $0.hasPrefix(">") ? ">" + $0 : "> " + $0 }
    },
    Carrier(.mail, "format=flowed, quoted twice") { $0.flatMap { flowed($0, 72) }.map { ">> " + $0 } },
    Carrier(.mail, "wrapped at 76") { $0.flatMap { words(of: $0, 76) } },
    Carrier(.mail, "quoted, wrapped at 72") { $0.flatMap { words(of: $0, 72) }.map { "> " + $0 } },
    Carrier(.mail, "quoted twice, wrapped at 72") { $0.flatMap { words(of: $0, 72) }.map { ">> " + $0 } },
    // The reply wraps the quote again, and the second piece has no mark.
    Carrier(.mail, "wrapped quote") { $0.flatMap { words(of: "> " + $0, 72) } },
    Carrier(.mail, "quote wrapped twice") { lines in
      lines.flatMap { words(of: $0, 78) }.map { "> " + $0 }.flatMap { words(of: $0, 76) }.map { "> " + $0 }
    },
    Carrier(.mail, "reply") { lines in
      ["On Sat, Nov 15, 2025 at 6:01 AM A <a@example.com> wrote:", ">"] + lines.map { "> " + $0 } + ["", "Thanks"]
    },
    Carrier(.mail, "Outlook, empty lines") { lines in lines.flatMap { words(of: $0, 76) + [""] } },
    Carrier(.mail, "no-break spaces, wrapped") { lines in
      lines.flatMap { words(of: $0, 76) }.map { replaced(" ", in: $0, by: "\u{A0}") }
    },
  ]

  /// RFC 2045: 76 columns, and `=` at the end of a piece. A break is never in an encoded byte.
  private static func quotedPrintable(_ line: String) -> [String] {
    var tokens: [String] = []
    for byte in line.utf8 {
      let isPlain = (33...126).contains(byte) && byte != UInt8(ascii: "=") || byte == UInt8(ascii: " ")
      let hex = String(byte, radix: 16, uppercase: true)
      tokens.append(isPlain ? String(UnicodeScalar(byte)) : "=" + (byte < 16 ? "0" : "") + hex)
    }
    if tokens.last == " " { tokens[tokens.count - 1] = "=20" }
    var (all, piece) = ([String](), "")
    for (index, token) in tokens.enumerated() {
      let room = index + 1 == tokens.count ? 76 : 75
      if piece.utf8.count + token.utf8.count > room {
        all.append(piece + "=")
        piece = ""
      }
      piece += token
    }
    return all + [piece]
  }

  /// RFC 3676: a line that goes on ends in a blank; one that starts with a blank, `>` or `From ` gets one more.
  private static func flowed(_ line: String, _ width: Int) -> [String] {
    let stuffed = folded(line, width).map { piece in
      piece.hasPrefix(" ") || piece.hasPrefix(">") || piece.hasPrefix("From ") ? " " + piece : piece
    }
    return stuffed.dropLast() + stuffed.suffix(1).map(trimmed)
  }
}
