package app.marquee.ui.overview;

import app.marquee.model.id.LiveId;
import app.marquee.ui.analytics.card.CardContent;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;

/**
 * Known live streams with their last point.
 *
 * @param askedAt when this was put together
 */
record KnownStreams(Instant askedAt, List<Stream> streams) implements CardContent {
    /**
     * @param viewers null when unknown
     * @param at time of the last point; null when none is known
     * @param peak most viewers at one time; null when unknown
     */
    record Stream(
            LiveId id,
            @Nullable String title,
            @Nullable Long viewers,
            @Nullable Instant at,
            @Nullable Long peak) {}

    /** Whether something is known of any of them. */
    boolean isLoaded() {
        return streams.stream().anyMatch(stream -> stream.at() != null);
    }

    @Override
    public boolean isEmpty() {
        return streams.isEmpty();
    }
}
