package app.marquee.service.trash;

import app.marquee.model.Member;
import app.marquee.model.id.VideoId;
import app.marquee.model.limit.Limits;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoStatus;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;

/**
 * Trash state of one video.
 *
 * @param deletedAt null when unknown
 * @param exact whether the time is that of a change of ours; else it is the last update, so that
 *     the deletion was then or before
 * @param thumbnail URL of its image as its record names it, null when unknown
 */
public record TrashedVideo(
        VideoId id,
        @Nullable String title,
        @Nullable Instant deletedAt,
        boolean exact,
        Place place,
        @Nullable String thumbnail,
        TrashedDetails details) {
    /** A video that is permanently deleted within this time expires soon. */
    public static final Duration SOON = Duration.ofDays(3);

    /** A change of ours and the update that it made on the service are this close. */
    private static final Duration CLOSE = Duration.ofMinutes(10);

    /** Place of the video. */
    public enum Place {
        /** In the trash, as the service says. */
        TRASH,
        /** We moved it there, and this connection does not say where it is now. */
        MOVED_HERE,
        /** Not in the trash, as the service says. */
        ELSEWHERE,
        /** The service knows no such video. */
        MISSING,
        /** Unknown. */
        UNKNOWN
    }

    public TrashedVideo(
            VideoId id,
            @Nullable String title,
            @Nullable Instant deletedAt,
            boolean exact,
            Place place,
            @Nullable String thumbnail) {
        this(id, title, deletedAt, exact, place, thumbnail, TrashedDetails.NONE);
    }

    static TrashedVideo nothing(VideoId id, @Nullable String title) {
        return new TrashedVideo(id, title, null, false, Place.UNKNOWN, null);
    }

    static TrashedVideo in(Place place, VideoId id, @Nullable String title) {
        return new TrashedVideo(id, title, null, false, place, null);
    }

    static TrashedVideo moved(LocalTrashRecord here, @Nullable String title) {
        return new TrashedVideo(
                here.video(),
                here.title() == null ? title : here.title(),
                here.at(),
                true,
                here.certain() ? Place.MOVED_HERE : Place.UNKNOWN,
                null);
    }

    /**
     * As the server just returned it.
     *
     * @param here what we did with it, or null
     */
    static TrashedVideo read(Video video, @Nullable LocalTrashRecord here, @Nullable String title) {
        String told = video.title().orNull();
        String name = told == null ? title : told;
        Instant updated = video.updatedAt().orNull();
        Place place = place(video.status());
        if (place == Place.ELSEWHERE) {
            return in(place, video.id(), name);
        }
        String image = video.thumbnail().orNull();
        return here != null && isSame(here.at(), updated)
                ? new TrashedVideo(video.id(), name, here.at(), true, place, image)
                : new TrashedVideo(video.id(), name, updated, false, place, image);
    }

    private static Place place(Member<VideoStatus> status) {
        return switch (status) {
            case Member.Value<VideoStatus>(var value) ->
                    value.equals(VideoStatus.DELETING) ? Place.TRASH : Place.ELSEWHERE;
            case Member.Absent<VideoStatus> _, Member.Null<VideoStatus> _ -> Place.UNKNOWN;
        };
    }

    /** A later update may be another way into the trash, so that ours says nothing any more. */
    private static boolean isSame(Instant ours, @Nullable Instant updated) {
        return updated == null || Duration.between(ours, updated).abs().compareTo(CLOSE) <= 0;
    }

    /** Whether it is permanently deleted within a time; not known of one whose time is unknown. */
    public boolean isExpiring(Duration within, Instant now) {
        Instant deleted = deletedAt;
        if (deleted == null || place == Place.ELSEWHERE || place == Place.MISSING) {
            return false;
        }
        Duration left = Duration.between(now, deleted.plus(Limits.RECOVERY_WINDOW));
        return left.isPositive() && left.compareTo(within) < 0;
    }

    public TrashedVideo withTitle(@Nullable String other) {
        return new TrashedVideo(id, other, deletedAt, exact, place, thumbnail, details);
    }

    public TrashedVideo withThumbnail(@Nullable String url) {
        return new TrashedVideo(id, title, deletedAt, exact, place, url, details);
    }

    TrashedVideo with(TrashedDetails known) {
        return new TrashedVideo(id, title, deletedAt, exact, place, thumbnail, known);
    }

    /** The list of the trash has it, whatever its status says. */
    TrashedVideo listed() {
        return new TrashedVideo(id, title, deletedAt, exact, Place.TRASH, thumbnail, details);
    }
}
