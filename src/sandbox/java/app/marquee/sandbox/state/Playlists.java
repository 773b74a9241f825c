package app.marquee.sandbox.state;

import app.marquee.sandbox.state.StoredPlaylist.StoredButton;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Playlist table of one session. */
public final class Playlists {
    private final Session session;

    public Playlists(Session session) {
        this.session = session;
    }

    public Optional<StoredPlaylist> find(String id) {
        return session.first("SELECT * FROM playlists WHERE id = ?", StoredPlaylist::of, id);
    }

    public void each(Consumer<StoredPlaylist> sink) {
        session.each(
                "SELECT * FROM playlists ORDER BY created_at, id",
                row -> sink.accept(StoredPlaylist.of(row)));
    }

    public void insert(StoredPlaylist p) {
        session.update(
                "INSERT INTO playlists (id, created_at, name, access_type, has_password,"
                        + " hide_views, creator_name, updated_at)"
                        + " VALUES (?, ?, '', '', 0, 0, '', 0)",
                p.id(),
                p.createdAt());
        update(p);
    }

    public void update(StoredPlaylist p) {
        StoredButton button = p.button();
        session.update(
                "UPDATE playlists SET name = ?, description = ?, access_type = ?,"
                        + " has_password = ?, hide_views = ?, creator_name = ?, button_size = ?,"
                        + " button_text = ?, button_url = ?, image_id = ?, updated_at = ?"
                        + " WHERE id = ?",
                p.name(),
                p.description(),
                p.accessType(),
                p.hasPassword(),
                p.hideViews(),
                p.creatorName(),
                button == null ? null : button.size(),
                button == null ? null : button.text(),
                button == null ? null : button.url(),
                p.imageId(),
                p.updatedAt(),
                p.id());
    }

    public boolean delete(String id) {
        return session.update("DELETE FROM playlists WHERE id = ?", id) > 0;
    }

    /** The places of its videos, in order. */
    public List<Integer> videos(String id) {
        return session.list(
                "SELECT place FROM playlist_videos WHERE playlist_id = ? ORDER BY position",
                row -> row.place("place"),
                id);
    }

    public void setVideos(String id, List<Integer> places) {
        session.update("DELETE FROM playlist_videos WHERE playlist_id = ?", id);
        session.batch(
                "INSERT INTO playlist_videos VALUES (?, ?, ?)",
                IntStream.range(0, places.size())
                        .mapToObj(i -> new Object[] {id, i, places.get(i)}));
    }

    public void touch(String id, Instant now) {
        session.update("UPDATE playlists SET updated_at = ? WHERE id = ?", now, id);
    }

    /** A video that is gone leaves every playlist; the others close up. */
    void forget(int place) {
        List<String> holders =
                session.list(
                        "SELECT playlist_id FROM playlist_videos WHERE place = ?",
                        row -> row.text("playlist_id"),
                        place);
        for (String id : holders) {
            List<Integer> left = videos(id);
            left.removeIf(p -> p == place);
            setVideos(id, left);
        }
    }
}
