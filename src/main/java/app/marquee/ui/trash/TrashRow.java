package app.marquee.ui.trash;

import app.marquee.model.id.VideoId;
import app.marquee.model.limit.Limits;
import app.marquee.service.trash.TrashedDetails;
import app.marquee.service.trash.TrashedVideo;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;

/**
 * Row of a video that may be recovered. Immutable.
 *
 * @param left whole days that remain, negative when it has expired; an upper limit where the time
 *     is an estimate, null where it is unknown
 * @param isUrgent whether it is deleted permanently soon
 */
record TrashRow(TrashedVideo video, @Nullable Long left, boolean isUrgent, State state)
        implements TrashLine {
    /** The most urgent first; those of unknown time last. */
    static final Comparator<TrashRow> OLDEST_FIRST =
            Comparator.comparing(
                    TrashRow::deletedAt, Comparator.nullsLast(Comparator.naturalOrder()));

    /** State of a video in the trash. */
    enum State {
        TRASHED,
        EXPIRED,
        /** Moved there by Marquee; not provided by the platform. */
        MOVED_HERE,
        /** Added by a pasted ID; unknown otherwise. */
        PASTED,
        /** Not in the trash, according to the server. */
        ELSEWHERE,
        /** Not found by the server. */
        MISSING,
        /** Its recovery is saved for later. */
        PENDING,
        WAITING,
        ACCEPTED,
        RECOVERED,
        STILL,
        FAILED,
        /** Its recovery was refused because it was changed elsewhere. */
        CONFLICT,
        /** Still in the trash after a request without a complete response. */
        NOT_APPLIED,
        UNKNOWN
    }

    /**
     * @param sent the state of its recovery from here, or null when it was not sent
     * @param isPending whether its recovery is saved for later
     */
    static TrashRow of(TrashedVideo video, @Nullable State sent, boolean isPending, Instant now) {
        Instant deleted = video.deletedAt();
        Long left = deleted == null ? null : daysLeft(deleted, now);
        boolean isUrgent = video.isExpiring(TrashedVideo.SOON, now);
        TrashRow row = new TrashRow(video, left, isUrgent, sent == null ? rest(video, left) : sent);
        return isPending && row.isOpen() ? new TrashRow(video, left, isUrgent, State.PENDING) : row;
    }

    private static long daysLeft(Instant deleted, Instant now) {
        Duration left = Duration.between(now, deleted.plus(Limits.RECOVERY_WINDOW));
        return left.isPositive() ? left.toDays() : -1;
    }

    private static State rest(TrashedVideo video, @Nullable Long left) {
        return switch (video.place()) {
            case ELSEWHERE -> State.ELSEWHERE;
            case MISSING -> State.MISSING;
            case TRASH -> isOver(left) ? State.EXPIRED : State.TRASHED;
            case MOVED_HERE -> isOver(left) ? State.EXPIRED : State.MOVED_HERE;
            case UNKNOWN -> isOver(left) ? State.EXPIRED : State.PASTED;
        };
    }

    private static boolean isOver(@Nullable Long left) {
        return left != null && left < 0;
    }

    TrashedDetails details() {
        return video.details();
    }

    VideoId id() {
        return video.id();
    }

    @Override
    public @Nullable String title() {
        return video.title();
    }

    @Override
    public @Nullable Instant deletedAt() {
        return video.deletedAt();
    }

    @Override
    public TrashGroup.Span span() {
        return TrashGroup.Span.of(this);
    }

    @Override
    public TrashRow row() {
        return this;
    }

    boolean isExpired() {
        return isOver(left);
    }

    /** Whether it is in the trash no longer, or was accepted to be recovered. */
    boolean isOver() {
        return switch (state) {
            case EXPIRED, ELSEWHERE, MISSING, ACCEPTED, RECOVERED -> true;
            case TRASHED,
                    MOVED_HERE,
                    PASTED,
                    PENDING,
                    WAITING,
                    STILL,
                    FAILED,
                    CONFLICT,
                    NOT_APPLIED,
                    UNKNOWN ->
                    false;
        };
    }

    /** Whether it can be recovered, and expires soon. */
    boolean isExpiring() {
        return isUrgent() && isOpen();
    }

    /** Whether it can be recovered, and expires within a week. */
    boolean isWithinWeek() {
        return isOpen() && span() == TrashGroup.Span.WEEK;
    }

    /** Whether nothing but its ID is known. */
    boolean isPasted() {
        return state == State.PASTED;
    }

    boolean isPending() {
        return state == State.PENDING;
    }

    /** Whether it can be recovered. */
    boolean isOpen() {
        return !isExpired()
                && id().isUuid()
                && switch (state) {
                    case TRASHED,
                            MOVED_HERE,
                            PASTED,
                            PENDING,
                            STILL,
                            FAILED,
                            CONFLICT,
                            NOT_APPLIED,
                            UNKNOWN ->
                            true;
                    case EXPIRED, ELSEWHERE, MISSING, WAITING, ACCEPTED, RECOVERED -> false;
                };
    }
}
