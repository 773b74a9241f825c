package app.marquee.api.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import app.marquee.api.TestAnswer;
import app.marquee.api.TestIds;
import app.marquee.api.response.Readers;
import app.marquee.http.AnswerReader;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.stream.Stream;

/**
 * A reader with a realistic answer for it: rows, of which a reader of one record is given the only
 * one.
 *
 * @param listName the name under which a service would give the array or the record
 * @param key the member that a keyed object is keyed by; blank when there is none
 */
public record ReaderCase(
        String name, Kind kind, AnswerReader<?> reader, String listName, String key) {
    /** What a reader makes of an answer. */
    public enum Kind {
        /** A list, read whole. */
        LIST,
        /** A page of a list. */
        PAGE,
        /** Rows of analytics. */
        ROWS,
        /** One record. */
        RECORD
    }

    public static Stream<ReaderCase> all() {
        return Stream.of(
                new ReaderCase(
                        "custom-fields", Kind.LIST, Readers.customFields(), "custom_fields", "id"),
                new ReaderCase("videos", Kind.PAGE, Readers.videos(), "videos", "id"),
                new ReaderCase("playlists", Kind.LIST, Readers.playlists(), "playlists", "id"),
                new ReaderCase(
                        "playlist-videos",
                        Kind.LIST,
                        Readers.playlistVideos(),
                        "videos",
                        "video_id"),
                new ReaderCase("folders", Kind.LIST, Readers.folders(), "folders", "id"),
                new ReaderCase("funnels", Kind.LIST, Readers.funnels(), "funnels", "id"),
                new ReaderCase("cities", Kind.ROWS, Readers.rows(Readers.CITY), "cities", "city"),
                new ReaderCase(
                        "browsers",
                        Kind.ROWS,
                        Readers.rows(Readers.BROWSER),
                        "browsers",
                        "browser"),
                new ReaderCase(
                        "referrers",
                        Kind.ROWS,
                        Readers.rows(Readers.REFERRER),
                        "referrers",
                        "referrer"),
                new ReaderCase(
                        "ranking", Kind.ROWS, Readers.rows(Readers.RANKING), "ranking", "video_id"),
                new ReaderCase(
                        "viewers-historic",
                        Kind.ROWS,
                        Readers.rows(Readers.VIEWERS),
                        "viewers",
                        "date"),
                new ReaderCase(
                        "transactions", Kind.LIST, Readers.transactions(), "transactions", "id"),
                new ReaderCase("video", Kind.RECORD, Readers.video(TestIds.VIDEO), "video", "id"),
                new ReaderCase(
                        "playlist",
                        Kind.RECORD,
                        Readers.playlist(TestIds.PLAYLIST),
                        "playlist",
                        "id"),
                new ReaderCase(
                        "funnel", Kind.RECORD, Readers.funnel(TestIds.FUNNEL), "funnel", "id"),
                new ReaderCase("thumbnails", Kind.RECORD, Readers.thumbnails(), "result", ""),
                new ReaderCase(
                        "referrals", Kind.RECORD, Readers.referralSummary(), "referral", ""));
    }

    /** The realistic answer: an array of rows, or of one record. */
    public ArrayNode rows() {
        return (ArrayNode) Json.MAPPER.readTree(resource(name + ".json"));
    }

    /** What has to be read of it. */
    public String expected() {
        return resource(name + ".txt").strip();
    }

    /** Reads an answer, failures of the reader included. */
    public Object read(TestAnswer answer) {
        try {
            return answer.readBy(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads rows in the plainest form: an array, or the one record. */
    public Object read(ArrayNode rows) {
        JsonNode answer = kind == Kind.RECORD ? rows.get(0) : rows;
        return read(TestAnswer.ok(answer.toString()));
    }

    /** What the plain form says. */
    public Object plain() {
        return read(rows());
    }

    private static String resource(String name) {
        try (InputStream stream = ReaderCase.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
