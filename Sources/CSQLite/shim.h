#include <sqlite3.h>

/// Binds bytes that SQLite copies; its own constant for that is a macro. Nothing is bound as an empty text.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  return sqlite3_bind_text(statement, index, count > 0 ? (const char *)bytes : "", count, SQLITE_TRANSIENT);
}

static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  return sqlite3_bind_blob(statement, index, count > 0 ? bytes : "", count, SQLITE_TRANSIENT);
}

/// Makes a file that another program wrote harmless: its schema calls no function that does more than compute, no statement changes the
/// schema's own table, and a name in double quotes is never a text. The functions of SQLite take a list of arguments of any length.
static inline int csqlite_harden(sqlite3 *connection) {
  int code = sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  if (code == SQLITE_OK) code = sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  if (code == SQLITE_OK) code = sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
  if (code == SQLITE_OK) code = sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
  return code;
}
