package app.marquee.store;

import app.marquee.model.NameOrder;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.FileLine;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.VideoStatus;
import app.marquee.store.database.Database;
import app.marquee.store.database.Schema;
import app.marquee.store.database.Sql;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.text.Normalizer;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Catalog of the known items of each connection. Thread-safe. Blocking. */
public final class Catalogue implements AutoCloseable {
    private static final Schema SCHEMA =
            new Schema(
                    List.of(
                            List.of(
                                    """
                                    CREATE TABLE item (
                                      connection TEXT NOT NULL,
                                      kind TEXT NOT NULL,
                                      id TEXT NOT NULL,
                                      title TEXT,
                                      words TEXT NOT NULL,
                                      source TEXT NOT NULL,
                                      confirmed_at INTEGER,
                                      PRIMARY KEY (connection, kind, id)) WITHOUT ROWID
                                    """),
                            List.of(
                                    """
                                    CREATE TABLE frame (
                                      connection TEXT NOT NULL,
                                      video TEXT NOT NULL,
                                      url TEXT NOT NULL,
                                      PRIMARY KEY (connection, video)) WITHOUT ROWID
                                    """),
                            List.of(
                                    """
                                    CREATE TABLE seen (
                                      connection TEXT NOT NULL,
                                      video TEXT NOT NULL,
                                      status TEXT,
                                      custom INTEGER,
                                      PRIMARY KEY (connection, video)) WITHOUT ROWID
                                    """),
                            Memberships.SCHEMA,
                            List.of(
                                    """
                                    CREATE TABLE length (
                                      connection TEXT NOT NULL,
                                      video TEXT NOT NULL,
                                      seconds TEXT NOT NULL,
                                      PRIMARY KEY (connection, video)) WITHOUT ROWID
                                    """),
                            List.of(
                                    """
                                    CREATE TABLE frame_search (
                                      connection TEXT NOT NULL,
                                      video TEXT NOT NULL,
                                      at INTEGER NOT NULL,
                                      PRIMARY KEY (connection, video)) WITHOUT ROWID
                                    """),
                            List.of(
                                    "ALTER TABLE item ADD COLUMN file TEXT",
                                    "ALTER TABLE item ADD COLUMN line INTEGER")));

    /** What is known already stays unless the newer knowledge says something else. */
    private static final String REMEMBER =
            """
            INSERT INTO item (connection, kind, id, title, words, source, confirmed_at, file, line)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (connection, kind, id) DO UPDATE SET
              title = coalesce(excluded.title, title),
              words = CASE WHEN excluded.title IS NULL THEN words ELSE excluded.words END,
              confirmed_at = max(coalesce(excluded.confirmed_at, confirmed_at),
                                 coalesce(confirmed_at, excluded.confirmed_at))
            """;

    /** Null in a newer answer means that it did not say. */
    private static final String SEE =
            """
            INSERT INTO seen (connection, video, status, custom) VALUES (?, ?, ?, ?)
            ON CONFLICT (connection, video) DO UPDATE SET
              status = coalesce(excluded.status, status),
              custom = coalesce(excluded.custom, custom)
            """;

    private static final String SEEN =
            "SELECT video, status, custom, seconds FROM seen"
                    + " LEFT JOIN length USING (connection, video) WHERE connection = ? ";

    private static final String COLUMNS =
            "SELECT kind, id, title, source, confirmed_at, file, line FROM item"
                    + " WHERE connection = ? ";

    private final Database database;
    private final Memberships members;

    private Catalogue(Database database) {
        this.database = database;
        this.members = new Memberships(database);
    }

    /**
     * @throws app.marquee.model.failure.FailureException with {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    public static Catalogue open(Path file, Clock clock) {
        return new Catalogue(Database.open(file, SCHEMA, clock));
    }

    /** Where the damaged catalogue is now, when there was one; it began anew then. */
    public Optional<Path> damaged() {
        return database.damaged();
    }

    /**
     * Adds items, or what is newly known of them. An item keeps its first source; a title is only
     * replaced by another title.
     */
    public void remember(ConnectionId connection, Collection<KnownItem> items) {
        database.write(
                sql -> {
                    try (PreparedStatement insert = sql.prepareStatement(REMEMBER)) {
                        for (KnownItem item : items) {
                            Sql.bind(insert, row(connection, item));
                            insert.addBatch();
                        }
                        return insert.executeBatch().length;
                    }
                });
    }

    private static @Nullable Object[] row(ConnectionId connection, KnownItem item) {
        Instant confirmed = item.confirmedAt();
        FileLine file = item.file();
        return new @Nullable Object[] {
            connection.value(),
            item.kind().name(),
            item.id(),
            item.title(),
            SearchText.of(item.id(), item.title()),
            item.source().name(),
            confirmed == null ? null : confirmed.toEpochMilli(),
            file == null ? null : file.file(),
            file == null ? null : file.line()
        };
    }

    /** The videos that folders, playlists, funnels and custom fields have. */
    public Memberships members() {
        return members;
    }

    /** The item is gone, or was never one. */
    public void forget(ConnectionId connection, ItemKind kind, String id) {
        delete("AND kind = ? AND id = ?", connection.value(), kind.name(), id);
    }

    /** Keeps the URLs of the images of videos and live streams, by ID; the newest stays. */
    public void rememberFrames(ConnectionId connection, Map<String, String> urls) {
        database.write(
                sql -> {
                    try (PreparedStatement insert =
                            sql.prepareStatement("INSERT OR REPLACE INTO frame VALUES (?, ?, ?)")) {
                        for (Map.Entry<String, String> one : urls.entrySet()) {
                            Sql.bind(insert, connection.value(), one.getKey(), one.getValue());
                            insert.addBatch();
                        }
                        return insert.executeBatch().length;
                    }
                });
    }

    /** The URL of the image of a video or live stream; empty when none is known. */
    public Optional<String> frame(ConnectionId connection, String item) {
        return database
                .read(
                        sql ->
                                Sql.rows(
                                        sql,
                                        "SELECT url FROM frame WHERE connection = ? AND video = ?",
                                        row -> row.getString(1),
                                        connection.value(),
                                        item))
                .stream()
                .findFirst();
    }

    /** Keeps when the image of a video was searched for on the platform. */
    public void keepFrameSearch(ConnectionId connection, String video, Instant at) {
        database.write(
                sql ->
                        Sql.update(
                                sql,
                                "INSERT OR REPLACE INTO frame_search VALUES (?, ?, ?)",
                                connection.value(),
                                video,
                                at.toEpochMilli()));
    }

    /** When the image of a video was searched for; empty when it never was. */
    public Optional<Instant> searchedFrame(ConnectionId connection, String video) {
        return database
                .read(
                        sql ->
                                Sql.rows(
                                        sql,
                                        "SELECT at FROM frame_search"
                                                + " WHERE connection = ? AND video = ?",
                                        row -> Instant.ofEpochMilli(row.getLong(1)),
                                        connection.value(),
                                        video))
                .stream()
                .findFirst();
    }

    /** Keeps the state of videos; what the platform did not say stays as it was. */
    public void see(ConnectionId connection, Collection<SeenVideo> videos) {
        database.write(
                sql -> {
                    try (PreparedStatement insert = sql.prepareStatement(SEE)) {
                        for (SeenVideo one : videos) {
                            VideoStatus status = one.status();
                            Sql.bind(
                                    insert,
                                    connection.value(),
                                    one.id().value(),
                                    status == null ? null : status.wire(),
                                    one.hasCustom());
                            insert.addBatch();
                        }
                        return insert.executeBatch().length + lengths(sql, connection, videos);
                    }
                });
    }

    private static int lengths(
            Connection sql, ConnectionId connection, Collection<SeenVideo> videos)
            throws SQLException {
        try (PreparedStatement insert =
                sql.prepareStatement("INSERT OR REPLACE INTO length VALUES (?, ?, ?)")) {
            for (SeenVideo one : videos) {
                BigDecimal length = one.length();
                if (length != null) {
                    Sql.bind(insert, connection.value(), one.id().value(), length.toPlainString());
                    insert.addBatch();
                }
            }
            return insert.executeBatch().length;
        }
    }

    /** The state of a video; empty when none is known. */
    public Optional<SeenVideo> seen(ConnectionId connection, VideoId video) {
        return seen("AND video = ?", connection.value(), video.value()).stream().findFirst();
    }

    /** The state of all videos of which any is known. */
    public List<SeenVideo> seen(ConnectionId connection) {
        return seen("", connection.value());
    }

    /** The videos that were in a status when they were loaded last, by their IDs. */
    public List<SeenVideo> seen(ConnectionId connection, VideoStatus status) {
        return seen("AND status = ? ORDER BY video", connection.value(), status.wire());
    }

    private List<SeenVideo> seen(String which, Object... values) {
        return database.read(sql -> Sql.rows(sql, SEEN + which, Catalogue::seen, values));
    }

    private static SeenVideo seen(ResultSet row) throws SQLException {
        String status = row.getString(2);
        int custom = row.getInt(3);
        @Nullable Boolean hasCustom = row.wasNull() ? null : custom != 0;
        String length = row.getString(4);
        return new SeenVideo(
                new VideoId(row.getString(1)),
                status == null ? null : new VideoStatus(status),
                hasCustom,
                length == null ? null : new BigDecimal(length));
    }

    /** Everything of a connection that was deleted. */
    public void forget(ConnectionId connection) {
        database.write(
                sql ->
                        Sql.update(
                                        sql,
                                        "DELETE FROM frame WHERE connection = ?",
                                        connection.value())
                                + Sql.update(
                                        sql,
                                        "DELETE FROM frame_search WHERE connection = ?",
                                        connection.value())
                                + Sql.update(
                                        sql,
                                        "DELETE FROM seen WHERE connection = ?",
                                        connection.value())
                                + Sql.update(
                                        sql,
                                        "DELETE FROM member WHERE connection = ?",
                                        connection.value())
                                + Sql.update(
                                        sql,
                                        "DELETE FROM length WHERE connection = ?",
                                        connection.value()));
        delete("", connection.value());
    }

    private void delete(String which, Object... values) {
        database.write(
                sql -> Sql.update(sql, "DELETE FROM item WHERE connection = ? " + which, values));
    }

    /**
     * All items of one kind, by title with numbers by their value and then by id; those without a
     * title last.
     */
    public List<KnownItem> all(ConnectionId connection, ItemKind kind) {
        return SuggestionOrder.of(items("AND kind = ?", connection.value(), kind.name()), "");
    }

    public Optional<KnownItem> find(ConnectionId connection, ItemKind kind, String id) {
        return items("AND kind = ? AND id = ?", connection.value(), kind.name(), id).stream()
                .findFirst();
    }

    /**
     * Items of one kind for the user to choose from: those whose title or id contains every word of
     * the text, whatever its case and accents; a blank text is in all. Those that begin with it
     * come first, then the others, each by title with numbers by their value; those without a title
     * are last.
     */
    public List<KnownItem> offered(ConnectionId connection, ItemKind kind, String text) {
        List<String> words = SearchText.words(text);
        List<Object> values = new ArrayList<>(List.of(connection.value(), kind.name()));
        values.addAll(words);
        return SuggestionOrder.of(
                items(
                        "AND kind = ? " + "AND instr(words, ?) > 0 ".repeat(words.size()),
                        values.toArray()),
                String.join(" ", words));
    }

    private List<KnownItem> items(String which, Object... values) {
        return database.read(sql -> Sql.rows(sql, COLUMNS + which, Catalogue::item, values));
    }

    private static KnownItem item(ResultSet row) throws SQLException {
        long confirmed = row.getLong(5);
        boolean known = !row.wasNull();
        String file = row.getString(6);
        return new KnownItem(
                ItemKind.valueOf(row.getString(1)),
                row.getString(2),
                row.getString(3),
                ItemSource.valueOf(row.getString(4)),
                known ? Instant.ofEpochMilli(confirmed) : null,
                file == null ? null : new FileLine(file, row.getInt(7)));
    }

    @Override
    public void close() {
        database.close();
    }

    /** Sort order of suggested items. A key is computed once per item. */
    private record SuggestionOrder(KnownItem item, boolean begins, NameOrder.@Nullable Key title) {
        private static final Comparator<SuggestionOrder> ORDER =
                Comparator.comparing(SuggestionOrder::begins)
                        .reversed()
                        .thenComparing(
                                SuggestionOrder::title,
                                Comparator.nullsLast(Comparator.naturalOrder()))
                        .thenComparing(one -> one.item().id());

        /**
         * @param begin in the form in which it is searched; what begins with it comes first
         */
        static List<KnownItem> of(List<KnownItem> items, String begin) {
            NameOrder names = new NameOrder(Locale.ROOT);
            return items.stream()
                    .map(item -> of(item, begin, names))
                    .sorted(ORDER)
                    .map(SuggestionOrder::item)
                    .toList();
        }

        private static SuggestionOrder of(KnownItem item, String begin, NameOrder names) {
            String title = item.title();
            return new SuggestionOrder(
                    item,
                    begin.isEmpty() || SearchText.of(item.id(), title).startsWith(begin),
                    title == null ? null : names.key(title));
        }
    }

    /** Normalizer of searched text: without case, accents and repeated spaces. */
    private static final class SearchText {
        private SearchText() {}

        /** The title first, so that a search can prefer what begins with its words. */
        static String of(String id, @Nullable String title) {
            return String.join(" ", words(title == null ? id : title + " " + id));
        }

        static List<String> words(String text) {
            String folded =
                    Normalizer.normalize(text, Normalizer.Form.NFKD)
                            .replaceAll("\\p{M}+", "")
                            .toLowerCase(Locale.ROOT);
            return Arrays.stream(folded.split("\\s+", -1)).filter(word -> !word.isEmpty()).toList();
        }
    }
}
