package app.marquee.sandbox.state;

import java.util.Optional;
import java.util.function.BiConsumer;

/** Folder table of one session. */
public final class Folders {
    private static final String COUNTED =
            "SELECT f.*, (SELECT count(*) FROM videos v WHERE v.folder_id = f.id"
                    + " AND v.deleted_at IS NULL) AS videos_count FROM folders f";

    private final Session session;

    public Folders(Session session) {
        this.session = session;
    }

    public Optional<StoredFolder> find(String id) {
        return session.first("SELECT * FROM folders WHERE id = ?", StoredFolder::of, id);
    }

    /** Every folder of every depth with the number of its videos outside the trash. */
    public void each(BiConsumer<StoredFolder, Long> sink) {
        session.each(
                COUNTED + " ORDER BY f.created_at, f.id",
                row -> sink.accept(StoredFolder.of(row), row.number("videos_count")));
    }

    /** Whether the folder lies at any depth below the other one, or is that one. */
    public boolean isWithin(String id, String other) {
        return session.number(
                        """
                        WITH RECURSIVE up (id) AS (
                          SELECT ?
                          UNION
                          SELECT f.parent_folder_id FROM folders f JOIN up ON f.id = up.id
                          WHERE f.parent_folder_id IS NOT NULL)
                        SELECT count(*) AS n FROM up WHERE id = ?
                        """,
                        id,
                        other)
                > 0;
    }

    public void insert(StoredFolder f) {
        session.update(
                "INSERT INTO folders VALUES (?, ?, ?, ?, ?, ?, ?)",
                f.id(),
                f.name(),
                f.userId(),
                f.parentFolderId(),
                f.status(),
                f.createdAt(),
                f.updatedAt());
    }

    public void update(StoredFolder f) {
        session.update(
                "UPDATE folders SET name = ?, parent_folder_id = ?, status = ?, updated_at = ?"
                        + " WHERE id = ?",
                f.name(),
                f.parentFolderId(),
                f.status(),
                f.updatedAt(),
                f.id());
    }
}
