extension Migration {
  /// The outcomes of notifications. `ending` is 2 if they stopped, 1 if they lost their content, and `leading` the position of the cause.
  static let notifications = Migration(
    version: 2,
    sql: """
      CREATE TABLE notification (
        result INTEGER PRIMARY KEY REFERENCES result,
        kept INTEGER NOT NULL, late INTEGER NOT NULL, not_fresh INTEGER NOT NULL, not_shown INTEGER NOT NULL,
        unknown INTEGER NOT NULL, unproved INTEGER NOT NULL, not_due INTEGER NOT NULL, omitted INTEGER NOT NULL,
        last_kept INTEGER, last_shown INTEGER, ending INTEGER NOT NULL, since INTEGER,
        ending_notifications INTEGER NOT NULL, leading INTEGER, causes_not_listed INTEGER NOT NULL
      ) STRICT;

      CREATE TABLE cause (
        result INTEGER NOT NULL REFERENCES result, position INTEGER NOT NULL,
        kind INTEGER NOT NULL REFERENCES text, side INTEGER NOT NULL REFERENCES text,
        certainty INTEGER NOT NULL REFERENCES text, title INTEGER NOT NULL REFERENCES text,
        stage INTEGER NOT NULL REFERENCES text, first_day INTEGER, last_day INTEGER,
        kept INTEGER NOT NULL, late INTEGER NOT NULL, not_fresh INTEGER NOT NULL, not_shown INTEGER NOT NULL,
        unknown INTEGER NOT NULL, ending INTEGER NOT NULL, capture INTEGER REFERENCES text, line INTEGER,
        PRIMARY KEY (result, position)
      ) STRICT, WITHOUT ROWID;

      CREATE VIEW notifications AS
        SELECT n.result, n.kept, n.late, n.not_fresh, n.not_shown, n.unknown, n.unproved, n.not_due, n.omitted,
          date(n.last_kept * 86400, 'unixepoch') AS last_kept, date(n.last_shown * 86400, 'unixepoch') AS last_shown,
          CASE n.ending WHEN 2 THEN 'stopped' WHEN 1 THEN 'lostContent' END AS ending,
          date(n.since * 86400, 'unixepoch') AS since, n.ending_notifications, n.leading AS cause,
          n.causes_not_listed
        FROM notification n;

      CREATE VIEW notification_causes AS
        SELECT c.result, c.position AS cause, kind.value AS kind, side.value AS side, certainty.value AS certainty,
          title.value AS title, stage.value AS stage, date(c.first_day * 86400, 'unixepoch') AS first_day,
          date(c.last_day * 86400, 'unixepoch') AS last_day, c.kept, c.late, c.not_fresh, c.not_shown, c.unknown,
          c.ending AS ending_notifications, coalesce(capture.value, folder.value || name.value) AS capture, c.line
        FROM cause c JOIN result r ON r.id = c.result JOIN text folder ON folder.id = r.folder
          JOIN text name ON name.id = r.name JOIN text kind ON kind.id = c.kind JOIN text side ON side.id = c.side
          JOIN text certainty ON certainty.id = c.certainty JOIN text title ON title.id = c.title
          JOIN text stage ON stage.id = c.stage LEFT JOIN text capture ON capture.id = c.capture;

      PRAGMA user_version = 2;
      """)
}
