package app.marquee.sandbox.state;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** Funnel table of one session. */
public final class Funnels {
    private final Session session;

    public Funnels(Session session) {
        this.session = session;
    }

    public Optional<StoredFunnel> find(String id) {
        return session.first("SELECT * FROM funnels WHERE id = ?", StoredFunnel::of, id);
    }

    /** Every funnel with the number of its videos. */
    public void each(BiConsumer<StoredFunnel, Long> sink) {
        session.each(
                "SELECT f.*, (SELECT count(*) FROM funnel_videos v WHERE v.funnel_id = f.id)"
                        + " AS videos_count FROM funnels f ORDER BY f.created_at, f.id",
                row -> sink.accept(StoredFunnel.of(row), row.number("videos_count")));
    }

    public void insert(StoredFunnel f) {
        session.update(
                "INSERT INTO funnels VALUES (?, ?, ?, ?, ?)",
                f.id(),
                f.organizationId(),
                f.name(),
                f.createdAt(),
                f.updatedAt());
    }

    /** The places of its videos, in order. */
    public List<Integer> videos(String id) {
        return session.list(
                "SELECT place FROM funnel_videos WHERE funnel_id = ? ORDER BY position",
                row -> row.place("place"),
                id);
    }

    /** Takes the videos out of whichever funnels hold them; gives those funnels. */
    public Set<String> removeEverywhere(Collection<Integer> places, Instant now) {
        Set<String> touched = new TreeSet<>();
        for (int place : places) {
            touched.addAll(
                    session.list(
                            "SELECT funnel_id FROM funnel_videos WHERE place = ?",
                            row -> row.text("funnel_id"),
                            place));
            session.update("DELETE FROM funnel_videos WHERE place = ?", place);
        }
        touched.forEach(
                id -> session.update("UPDATE funnels SET updated_at = ? WHERE id = ?", now, id));
        return touched;
    }
}
