#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line of a file with results.
package enum ResultLine: Sendable {
  case record(AuditRecord)
  case merged(MergedResults)

  /// Reads a line. The problem is a sentence without the position of the line.
  package init(_ bytes: [UInt8]) throws(ResultProblem) {
    do {
      self = try JSONDecoder().decode(Form.self, from: Data(bytes)).line
    } catch let problem as ResultProblem {
      throw problem
    } catch let error as DecodingError {
      throw ResultProblem(error)
    } catch {
      throw ResultProblem(sentence: "it is not JSON")
    }
  }

  /// The sum that it adds.
  package var results: MergedResults {
    switch self {
    case .record(let record): MergedResults(record)
    case .merged(let results): results
    }
  }

  /// The result as one line, without its end.
  package var line: String {
    switch self {
    case .record(let record): record.line
    case .merged(let results): results.line
    }
  }

  private struct Form: Decodable {
    let line: ResultLine

    init(from decoder: any Decoder) throws {
      let schema = try Members(decoder).textIfPresent("schema") ?? ""
      switch schema {
      case AuditRecord.schema: line = .record(try AuditRecord(from: decoder))
      case MergedResults.schema: line = .merged(try MergedResults(from: decoder))
      case _ where schema.hasPrefix("dnp-logcheck-audit/") || schema.hasPrefix("dnp-logcheck-merged/"):
        throw ResultProblem(
          sentence: "`\(schema)` is another version of the form than this tool reads: "
            + "\(AuditRecord.schema) and \(MergedResults.schema)")
      case "": throw ResultProblem(sentence: "it has no member `schema`, so it is not a result of `audit` or `merge`")
      default: throw ResultProblem(sentence: "`\(schema)` is not a result of `audit` or `merge`")
      }
    }
  }
}

/// The reason why a line is not a result, as a sentence with untrusted text in it.
package struct ResultProblem: Error, Hashable, Sendable {
  package var sentence: String

  package init(sentence: String) { self.sentence = sentence }

  init(_ error: DecodingError) {
    func words(_ path: [any CodingKey]) -> String {
      path.map { $0.intValue.map { "\($0 + 1)" } ?? $0.stringValue }.joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context):
      sentence = "the member `\(words(context.codingPath + [key]))` is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      sentence = "the member `\(words(context.codingPath))` has another type than expected"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: sentence = "it is not JSON"
    case .dataCorrupted(let context): sentence = "\(words(context.codingPath)): \(context.debugDescription)"
    @unknown default: sentence = "it is not a result"
    }
  }
}
