package app.marquee.store.database;

import app.marquee.model.failure.FailureException;
import app.marquee.store.file.PrivateFiles;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;

/**
 * Damage of a database file. What a statement meets while the file is in use is noted beside it, so
 * that the next opening looks closely and sets the file aside.
 */
public final class DatabaseDamage {
    private static final Logger LOG = LoggerFactory.getLogger(DatabaseDamage.class);

    private DatabaseDamage() {}

    /** Whether the failure says that the file is damaged, or no database at all. */
    public static boolean is(SQLException e) {
        int code = e.getErrorCode() & 0xFF;
        return code == SQLiteErrorCode.SQLITE_CORRUPT.code
                || code == SQLiteErrorCode.SQLITE_NOTADB.code;
    }

    static SQLException of(String what) {
        return new SQLiteException(what, SQLiteErrorCode.SQLITE_CORRUPT);
    }

    /** Whether an earlier run met damage in the file. */
    public static boolean isSuspected(Path file) {
        return Files.exists(note(file));
    }

    static void forget(Path file) {
        if (isSuspected(file)) {
            PrivateFiles.remove(note(file));
        }
    }

    private static Path note(Path file) {
        return file.resolveSibling(file.getFileName() + ".suspect");
    }

    /** The failure of a statement. */
    static FailureException failure(Path file, SQLException e) {
        if (!is(e)) {
            return PrivateFiles.failure(file, e);
        }
        LOG.error("The file {} is damaged", file, e);
        try {
            PrivateFiles.file(note(file));
        } catch (FailureException unwritable) {
            LOG.warn("Could not note that {} is damaged", file, unwritable);
        }
        return PrivateFiles.failure(
                file, "The file is damaged. It is set aside at the next start of Marquee");
    }
}
