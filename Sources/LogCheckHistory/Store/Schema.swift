/// A step that brings the tables of a history from one version to the next.
struct Migration: Sendable {
  /// The version that the file has afterwards; from 1, without gaps.
  var version: Int
  /// It ends by setting `user_version` to the version.
  var sql: StaticString

  /// All steps, in order. A step that was released never changes.
  static let all: [Migration] = [.first, .notifications]
}

/// The marks by which a file is known as a history.
enum HistoryFile {
  /// "dnph", in SQLite's `application_id`.
  static let application = 0x646E_7068
}

/// The days of results are whole days since 1970.
enum StoredDay {
  /// The number for a result whose day is not known; a day would be NULL otherwise, and unique indexes do not compare NULL.
  static let unknown = -1_000_000
}

extension Migration {
  /// Names and sentences occur once in `text`, and so do the sets of rules that results have. `passes` has one byte for each rule of the
  /// set, in its order: the number of passes of a rule that only passed. It is 0 for the others, which are database rows of `outcome`.
  static let first = Migration(
    version: 1,
    sql: """
      CREATE TABLE text (id INTEGER PRIMARY KEY, value TEXT NOT NULL UNIQUE) STRICT;

      CREATE TABLE rule_set (id INTEGER PRIMARY KEY, rules BLOB NOT NULL UNIQUE) STRICT;

      CREATE TABLE rule_set_rule (
        rule_set INTEGER NOT NULL REFERENCES rule_set, position INTEGER NOT NULL,
        rule INTEGER NOT NULL REFERENCES text, severity INTEGER NOT NULL,
        PRIMARY KEY (rule_set, position)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE result (
        id INTEGER PRIMARY KEY, day INTEGER NOT NULL,
        folder INTEGER NOT NULL REFERENCES text, name INTEGER NOT NULL REFERENCES text,
        device INTEGER REFERENCES text, build INTEGER REFERENCES text, profile INTEGER REFERENCES text,
        tool INTEGER NOT NULL REFERENCES text, digest INTEGER NOT NULL REFERENCES text,
        verdict INTEGER, exit_code INTEGER NOT NULL, is_error INTEGER NOT NULL, problem INTEGER REFERENCES text,
        captures INTEGER NOT NULL, bytes INTEGER NOT NULL, lines INTEGER NOT NULL, events INTEGER NOT NULL,
        findings_not_listed INTEGER NOT NULL,
        rule_set INTEGER NOT NULL REFERENCES rule_set, passes BLOB NOT NULL
      ) STRICT;
      CREATE UNIQUE INDEX result_key ON result (day, folder, name);

      CREATE TABLE outcome (
        result INTEGER NOT NULL REFERENCES result, rule INTEGER NOT NULL REFERENCES text,
        verdict INTEGER NOT NULL, severity INTEGER NOT NULL, is_experimental INTEGER NOT NULL,
        passes INTEGER NOT NULL, fails INTEGER NOT NULL, inconclusive INTEGER NOT NULL, cancelled INTEGER NOT NULL,
        accepted INTEGER NOT NULL,
        PRIMARY KEY (result, rule)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE measure (
        result INTEGER NOT NULL REFERENCES result, metric INTEGER NOT NULL REFERENCES text,
        count INTEGER NOT NULL, sum INTEGER NOT NULL, least INTEGER, median INTEGER, greatest INTEGER,
        buckets BLOB NOT NULL,
        PRIMARY KEY (result, metric)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE finding (
        result INTEGER NOT NULL REFERENCES result, position INTEGER NOT NULL,
        rule INTEGER NOT NULL REFERENCES text, severity INTEGER NOT NULL,
        fingerprint INTEGER NOT NULL REFERENCES text, message INTEGER NOT NULL REFERENCES text,
        PRIMARY KEY (result, position)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE evidence (
        result INTEGER NOT NULL REFERENCES result, finding INTEGER NOT NULL, position INTEGER NOT NULL,
        capture INTEGER REFERENCES text, line INTEGER NOT NULL, time TEXT, text TEXT NOT NULL,
        PRIMARY KEY (result, finding, position)
      ) STRICT, WITHOUT ROWID;

      CREATE VIEW results AS
        SELECT r.id AS result, CASE WHEN r.day = -1000000 THEN NULL ELSE date(r.day * 86400, 'unixepoch') END AS day,
          folder.value || name.value AS path, device.value AS device, build.value AS build, profile.value AS profile,
          CASE r.verdict WHEN 0 THEN 'pass' WHEN 1 THEN 'fail' WHEN 2 THEN 'inconclusive' WHEN 3 THEN 'nothingDecided' END
            AS verdict,
          r.exit_code, CASE r.is_error WHEN 0 THEN 'judged' ELSE 'error' END AS status, problem.value AS problem,
          tool.value AS tool, digest.value AS rules_digest, r.captures, r.bytes, r.lines, r.events,
          r.findings_not_listed
        FROM result r JOIN text folder ON folder.id = r.folder JOIN text name ON name.id = r.name
          JOIN text tool ON tool.id = r.tool JOIN text digest ON digest.id = r.digest
          LEFT JOIN text device ON device.id = r.device LEFT JOIN text build ON build.id = r.build
          LEFT JOIN text profile ON profile.id = r.profile LEFT JOIN text problem ON problem.id = r.problem;

      CREATE VIEW rule_results AS
        SELECT r.id AS result, rule.value AS rule, 'pass' AS verdict,
          CASE s.severity WHEN 0 THEN 'note' WHEN 1 THEN 'warning' ELSE 'error' END AS severity, 0 AS experimental,
          16 * instr('123456789ABCDEF', substr(hex(substr(r.passes, s.position, 1)), 1, 1))
            + instr('123456789ABCDEF', substr(hex(substr(r.passes, s.position, 1)), 2, 1)) AS passes,
          0 AS fails, 0 AS inconclusive, 0 AS cancelled, 0 AS accepted
        FROM result r JOIN rule_set_rule s ON s.rule_set = r.rule_set JOIN text rule ON rule.id = s.rule
        WHERE substr(r.passes, s.position, 1) <> x'00'
        UNION ALL
        SELECT o.result, rule.value,
          CASE o.verdict WHEN 0 THEN 'pass' WHEN 1 THEN 'fail' WHEN 2 THEN 'inconclusive' WHEN 3 THEN 'notExercised'
            ELSE 'notApplicable' END,
          CASE o.severity WHEN 0 THEN 'note' WHEN 1 THEN 'warning' ELSE 'error' END, o.is_experimental,
          o.passes, o.fails, o.inconclusive, o.cancelled, o.accepted
        FROM outcome o JOIN text rule ON rule.id = o.rule;

      CREATE VIEW measures AS
        SELECT m.result, metric.value AS metric, m.count, m.sum AS sum_ms, m.least AS min_ms, m.median AS median_ms,
          m.greatest AS max_ms
        FROM measure m JOIN text metric ON metric.id = m.metric;

      CREATE VIEW findings AS
        SELECT f.result, f.position AS finding, rule.value AS rule,
          CASE f.severity WHEN 0 THEN 'note' WHEN 1 THEN 'warning' ELSE 'error' END AS severity,
          fingerprint.value AS fingerprint, message.value AS message
        FROM finding f JOIN text rule ON rule.id = f.rule JOIN text fingerprint ON fingerprint.id = f.fingerprint
          JOIN text message ON message.id = f.message;

      CREATE VIEW evidence_lines AS
        SELECT e.result, e.finding, e.position, coalesce(capture.value, folder.value || name.value) AS capture, e.line,
          e.time, e.text
        FROM evidence e JOIN result r ON r.id = e.result JOIN text folder ON folder.id = r.folder
          JOIN text name ON name.id = r.name LEFT JOIN text capture ON capture.id = e.capture;

      PRAGMA application_id = 1684959336;
      PRAGMA user_version = 1;
      """)
}
