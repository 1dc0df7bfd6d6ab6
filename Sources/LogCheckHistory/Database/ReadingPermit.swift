internal import CSQLite

/// The permission of each step of a statement that a user wrote.
enum ReadingPermit {
  /// Pragmas that only report. Most others change the connection or the file when they have a value.
  private static let reporting: Set<String> = [
    "application_id", "collation_list", "compile_options", "encoding", "foreign_key_list", "freelist_count",
    "function_list", "index_info", "index_list", "index_xinfo", "integrity_check", "page_count", "page_size",
    "pragma_list", "quick_check", "table_info", "table_list", "table_xinfo", "user_version",
  ]
  /// Reporting pragmas whose value names a table or an index and changes nothing.
  private static let takingNames: Set<String> = [
    "foreign_key_list", "index_info", "index_list", "index_xinfo", "integrity_check", "quick_check", "table_info",
    "table_list", "table_xinfo",
  ]
  /// Functions that reach outside of the database.
  private static let forbidden: Set<String> = ["load_extension", "readfile", "writefile", "edit", "fts3_tokenizer"]

  /// `first` and `second` are what SQLite says of the action: the pragma and its value, or the function's name as the second.
  static func permits(_ action: Int32, _ first: String?, _ second: String?) -> Bool {
    switch action {
    case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: true
    case SQLITE_FUNCTION: !forbidden.contains(second ?? "")
    case SQLITE_PRAGMA:
      reporting.contains(first ?? "") && (second == nil || takingNames.contains(first ?? ""))
    default: false
    }
  }
}
