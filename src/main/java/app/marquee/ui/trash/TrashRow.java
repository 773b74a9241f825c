package app.marquee.ui.trash;

import app.marquee.model.Limits;
import app.marquee.model.Video;
import app.marquee.model.VideoId;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;

/**
 * A video that may be recovered.
 *
 * @param deletedAt at the latest; null where nobody knows
 * @param left whole days that remain at most, negative when it has expired; null where nobody knows
 */
record TrashRow(
        VideoId id,
        @Nullable String title,
        @Nullable Instant deletedAt,
        @Nullable Long left,
        State state) {
    private static final long URGENT = 3;

    /** The most urgent first; what nobody knows the time of comes last. */
    static final Comparator<TrashRow> OLDEST_FIRST =
            Comparator.comparing(
                    TrashRow::deletedAt, Comparator.nullsLast(Comparator.naturalOrder()));

    /** How it stands. */
    enum State {
        TRASHED,
        /** Its id was pasted, and no list names it. */
        PASTED,
        WAITING,
        ACCEPTED,
        RECOVERED,
        STILL,
        FAILED,
        UNKNOWN
    }

    static TrashRow of(Video video, @Nullable String known, Instant now) {
        Instant deleted = video.updatedAt().orNull();
        String title = video.title().orNull();
        return new TrashRow(
                video.id(),
                title == null ? known : title,
                deleted,
                deleted == null ? null : daysLeft(deleted, now),
                State.TRASHED);
    }

    private static long daysLeft(Instant deleted, Instant now) {
        Duration left = Duration.between(now, deleted.plus(Limits.RECOVERY_WINDOW));
        return left.isNegative() ? -1 : left.toDays();
    }

    TrashRow in(State other) {
        return new TrashRow(id, title, deletedAt, left, other);
    }

    boolean isExpired() {
        Long days = left;
        return days != null && days < 0;
    }

    boolean isUrgent() {
        Long days = left;
        return days != null && days >= 0 && days < URGENT;
    }

    /** Whether it makes sense to send it. */
    boolean isOpen() {
        return !isExpired()
                && state != State.WAITING
                && state != State.ACCEPTED
                && state != State.RECOVERED;
    }
}
