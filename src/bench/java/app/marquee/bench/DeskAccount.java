package app.marquee.bench;

import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/**
 * A home with a large sandbox in it: so many folders in three levels, and so many videos in one of
 * them. Made by the sandbox as far as its scale goes, and beyond that in its own tables, since an
 * account with one crowded folder is none that a seed would give.
 */
record DeskAccount(Path home) {
    static final int VIDEOS = 20_000;
    static final int FOLDERS = 50_000;

    /** Folders at the top; each holds ten, and so on. */
    static final int TOPS = 500;

    /** The folder that holds the videos; it is the first of the tree. */
    static final String CROWDED = "00000000-0000-4000-8000-000000000000";

    private static final int SCALE = 67;

    private static final String ALL_FOLDERS =
            """
            WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
            INSERT INTO folders
            SELECT printf('00000000-0000-4000-8000-%012x', n),
                   printf('%s folder %05d', CASE n % 5 WHEN 0 THEN 'Aulas' WHEN 1 THEN 'Course'
                     WHEN 2 THEN 'Produção' WHEN 3 THEN 'Live' ELSE 'Archive' END, n),
                   '00000000-0000-4000-8000-ffffffffffff',
                   CASE WHEN n < 500 THEN NULL
                     ELSE printf('00000000-0000-4000-8000-%012x', n / 10 - 50) END,
                   n % 7 > 0, 1700000000000 + n * 60000, 1740000000000 + n * 60000
            FROM numbers
            """;

    private static final String ALL_VIDEOS =
            "UPDATE videos SET folder_id = CASE WHEN place < ? THEN ? END";

    static DeskAccount make(Path home) throws IOException, SQLException {
        Path data = home.resolve("sandbox");
        Sandbox.start(SandboxOptions.builder().data(data).scale(SCALE).build()).close();
        try (Connection base =
                DriverManager.getConnection("jdbc:sqlite:" + data.resolve("sandbox.db"))) {
            base.setAutoCommit(false);
            try (PreparedStatement videos = base.prepareStatement(ALL_VIDEOS)) {
                videos.setInt(1, VIDEOS);
                videos.setString(2, CROWDED);
                videos.executeUpdate();
            }
            try (PreparedStatement old = base.prepareStatement("DELETE FROM folders")) {
                old.executeUpdate();
            }
            try (PreparedStatement folders = base.prepareStatement(ALL_FOLDERS)) {
                folders.setInt(1, FOLDERS - 1);
                folders.executeUpdate();
            }
            base.commit();
        }
        return new DeskAccount(home);
    }
}
