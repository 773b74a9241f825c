package app.marquee.store;

import app.marquee.model.id.ConnectionId;
import app.marquee.store.database.Database;
import app.marquee.store.database.Sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Known members of folders, playlists, funnels and custom fields in the catalog. Thread-safe.
 * Blocking.
 */
public final class Memberships {
    static final List<String> SCHEMA =
            List.of(
                    """
                    CREATE TABLE member (
                      connection TEXT NOT NULL,
                      kind TEXT NOT NULL,
                      owner TEXT NOT NULL,
                      item TEXT NOT NULL,
                      PRIMARY KEY (connection, kind, owner, item)) WITHOUT ROWID
                    """,
                    "CREATE INDEX member_item ON member (connection, kind, item)");

    private final Database database;

    /** Type of owner. */
    public enum Kind {
        /** Videos of a folder. */
        FOLDER,
        /** Folders of a folder. */
        SUBFOLDER,
        PLAYLIST,
        FUNNEL,
        /** Videos with a value of a custom field. */
        FIELD
    }

    Memberships(Database database) {
        this.database = database;
    }

    /** Keeps all that an owner has, in place of what it had. */
    public void keepItems(
            ConnectionId connection, Kind kind, String owner, Collection<String> items) {
        database.write(
                sql -> {
                    Sql.update(
                            sql,
                            "DELETE FROM member WHERE connection = ? AND kind = ? AND owner = ?",
                            connection.value(),
                            kind.name(),
                            owner);
                    for (String item : Set.copyOf(items)) {
                        insert(sql, connection, kind, owner, item);
                    }
                    return items.size();
                });
    }

    /** Keeps all owners of items, in place of those they had. */
    public void keepOwners(
            ConnectionId connection, Kind kind, Map<String, ? extends Collection<String>> owners) {
        database.write(
                sql -> {
                    for (Map.Entry<String, ? extends Collection<String>> one : owners.entrySet()) {
                        Sql.update(
                                sql,
                                "DELETE FROM member WHERE connection = ? AND kind = ? AND item = ?",
                                connection.value(),
                                kind.name(),
                                one.getKey());
                        for (String owner : Set.copyOf(one.getValue())) {
                            insert(sql, connection, kind, owner, one.getKey());
                        }
                    }
                    return owners.size();
                });
    }

    private static void insert(
            Connection sql, ConnectionId connection, Kind kind, String owner, String item)
            throws SQLException {
        try (PreparedStatement insert =
                sql.prepareStatement("INSERT INTO member VALUES (?, ?, ?, ?)")) {
            Sql.bind(insert, connection.value(), kind.name(), owner, item);
            insert.executeUpdate();
        }
    }

    /** The owners of an item. */
    public List<String> owners(ConnectionId connection, Kind kind, String item) {
        return database.read(
                sql ->
                        Sql.rows(
                                sql,
                                "SELECT owner FROM member"
                                        + " WHERE connection = ? AND kind = ? AND item = ?",
                                row -> row.getString(1),
                                connection.value(),
                                kind.name(),
                                item));
    }

    /** How many items an owner has. */
    public long count(ConnectionId connection, Kind kind, String owner) {
        return database.read(
                        sql ->
                                Sql.rows(
                                        sql,
                                        "SELECT count(*) FROM member WHERE connection = ? AND kind"
                                                + " = ? AND owner = ?",
                                        row -> row.getLong(1),
                                        connection.value(),
                                        kind.name(),
                                        owner))
                .getFirst();
    }

    /** The items of each owner. */
    public Map<String, Set<String>> all(ConnectionId connection, Kind kind) {
        List<String[]> rows =
                database.read(
                        sql ->
                                Sql.rows(
                                        sql,
                                        "SELECT owner, item FROM member"
                                                + " WHERE connection = ? AND kind = ?",
                                        row -> new String[] {row.getString(1), row.getString(2)},
                                        connection.value(),
                                        kind.name()));
        Map<String, Set<String>> owners = new HashMap<>();
        rows.forEach(row -> owners.computeIfAbsent(row[0], _ -> new HashSet<>()).add(row[1]));
        return owners;
    }
}
