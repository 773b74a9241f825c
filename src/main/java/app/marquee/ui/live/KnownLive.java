package app.marquee.ui.live;

import app.marquee.analytics.live.LiveState;
import app.marquee.model.id.LiveId;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * Known live stream with its last point, as far as one was loaded.
 *
 * @param viewers at the last point; null when unknown
 * @param last time of the last point; null when none is known
 * @param askedAt load time; null when it was never loaded
 * @param remark on incomplete values; null where there is none
 * @param line its place among the watched ones, which have a line each, from 0; else -1
 */
record KnownLive(
        LiveId id,
        @Nullable String title,
        @Nullable Long viewers,
        @Nullable Instant last,
        @Nullable Instant askedAt,
        @Nullable LiveRemark remark,
        int line) {
    private static final int NONE = -1;

    /** Without data. */
    static KnownLive titled(LiveId id, @Nullable String title) {
        return new KnownLive(id, title, null, null, null, null, NONE);
    }

    static KnownLive of(LiveStream stream) {
        return new KnownLive(
                stream.id(),
                stream.title(),
                stream.figures().current(),
                stream.figures().last(),
                stream.askedAt(),
                stream.remark(),
                NONE);
    }

    /** With this title where it has none. */
    KnownLive titled(@Nullable String other) {
        return title == null
                ? new KnownLive(id, other, viewers, last, askedAt, remark, line)
                : this;
    }

    /** With this place among the watched ones. */
    KnownLive at(int place) {
        return place == line
                ? this
                : new KnownLive(id, title, viewers, last, askedAt, remark, place);
    }

    boolean isWatched() {
        return line != NONE;
    }

    /** Whether it was loaded after another. */
    boolean isNewerThan(KnownLive other) {
        return other.askedAt == null || (askedAt != null && askedAt.isAfter(other.askedAt));
    }

    /** Whether it was loaded, or couldn't be. */
    boolean wasAsked() {
        return askedAt != null || remark == LiveRemark.NOT_READ;
    }

    LiveState state(Instant now) {
        return LiveState.of(last, askedAt, now);
    }

    String name() {
        return title == null || title.isBlank() ? id.value() : title;
    }
}
