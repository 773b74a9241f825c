package app.marquee.sandbox.state;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Video table of one session. */
public final class Videos {
    /** How long the trash keeps a video. */
    public static final Duration KEPT = Duration.ofDays(30);

    private final Session session;

    public Videos(Session session) {
        this.session = session;
    }

    /** The video at a place, gone for good or not. */
    public Optional<StoredVideo> find(int place) {
        return session.first("SELECT * FROM videos WHERE place = ?", StoredVideo::of, place);
    }

    public long count(VideoFilter filter) {
        return session.number(
                "SELECT count(*) AS n FROM videos WHERE " + filter.where(),
                filter.arguments().toArray());
    }

    /** The newest first. */
    public List<StoredVideo> list(VideoFilter filter, int limit, long offset) {
        List<@Nullable Object> arguments = filter.arguments();
        arguments.add(limit);
        arguments.add(offset);
        return session.list(
                "SELECT * FROM videos WHERE "
                        + filter.where()
                        + " ORDER BY created_at DESC, place LIMIT ? OFFSET ?",
                StoredVideo::of,
                arguments.toArray());
    }

    /** The titles that are not the account's any more, by place. */
    public Map<Integer, String> renamed() {
        Map<Integer, String> titles = new HashMap<>();
        session.each(
                "SELECT place, title FROM videos WHERE title_edited",
                row -> titles.put(row.place("place"), row.text("title")));
        return titles;
    }

    public void rename(int place, String title, Instant now) {
        session.update(
                "UPDATE videos SET title = ?, title_edited = 1, updated_at = ? WHERE place = ?",
                title,
                now,
                place);
    }

    public void describe(int place, @Nullable String description, Instant now) {
        session.update(
                "INSERT INTO descriptions VALUES (?, ?)"
                        + " ON CONFLICT (place) DO UPDATE SET description = excluded.description",
                place,
                description);
        touch(place, now);
    }

    /** Hands over the description if it was edited; null is an edited one too. */
    public void editedDescription(int place, Consumer<@Nullable String> sink) {
        session.each(
                "SELECT description FROM descriptions WHERE place = ?",
                row -> sink.accept(row.textOrNull("description")),
                place);
    }

    public void move(int place, @Nullable String folderId, Instant now) {
        session.update(
                "UPDATE videos SET folder_id = ?, updated_at = ? WHERE place = ?",
                folderId,
                now,
                place);
    }

    public void trash(int place, Instant now) {
        session.update(
                "UPDATE videos SET deleted_at = ?, updated_at = ? WHERE place = ?",
                now,
                now,
                place);
    }

    public void recover(int place, Instant now) {
        session.update(
                "UPDATE videos SET deleted_at = NULL, updated_at = ? WHERE place = ?", now, place);
    }

    public void setCustomImage(int place, @Nullable String image, Instant now) {
        session.update(
                "UPDATE videos SET custom_image = ?, updated_at = ? WHERE place = ?",
                image,
                now,
                place);
    }

    public boolean hasExpired(Instant now) {
        return session.number(
                        "SELECT count(*) AS n FROM videos" + " WHERE deleted_at < ? AND purged = 0",
                        now.minus(KEPT))
                > 0;
    }

    /** What is in the trash for more than 30 days leaves every playlist and funnel, for good. */
    public void purge(Instant now) {
        List<Integer> gone =
                session.list(
                        "SELECT place FROM videos WHERE deleted_at < ? AND purged = 0",
                        row -> row.place("place"),
                        now.minus(KEPT));
        for (int place : gone) {
            session.update("UPDATE videos SET purged = 1 WHERE place = ?", place);
            session.update("DELETE FROM custom_fields WHERE place = ?", place);
            new Playlists(session).forget(place);
            new Funnels(session).removeEverywhere(List.of(place), now);
        }
    }

    private void touch(int place, Instant now) {
        session.update("UPDATE videos SET updated_at = ? WHERE place = ?", now, place);
    }
}
