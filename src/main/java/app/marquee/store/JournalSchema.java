package app.marquee.store;

import app.marquee.store.database.Schema;

import java.util.List;

/** Schema of the journal: one row per change, and an index of its subjects. */
final class JournalSchema {
    static final Schema SCHEMA =
            new Schema(
                    List.of(
                            List.of(
                                    """
                                    CREATE TABLE change_line (
                                      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
                                      id TEXT NOT NULL UNIQUE,
                                      connection TEXT NOT NULL,
                                      state TEXT NOT NULL,
                                      list TEXT,
                                      position INTEGER NOT NULL,
                                      line TEXT NOT NULL)
                                    """,
                                    "CREATE INDEX change_line_state"
                                            + " ON change_line (connection, state, sequence)",
                                    "CREATE INDEX change_line_list ON change_line (list, position)",
                                    """
                                    CREATE TABLE change_subject (
                                      sequence INTEGER NOT NULL REFERENCES change_line (sequence)
                                        ON DELETE CASCADE,
                                      kind TEXT NOT NULL,
                                      id TEXT NOT NULL,
                                      PRIMARY KEY (kind, id, sequence)) WITHOUT ROWID
                                    """)));

    private JournalSchema() {}
}
