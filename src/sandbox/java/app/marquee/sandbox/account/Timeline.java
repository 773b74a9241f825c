package app.marquee.sandbox.account;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Timeline of the videos: cheap enough for every one of a million. */
final class Timeline {
    /** Days in the trash; the last one is past the recovery window. */
    static final List<Integer> TRASHED_DAYS_AGO =
            List.of(1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 29, 33);

    /** The first videos of every three hundred are older than any figure. */
    private static final int ELDERS = 3;

    private static final double OLDEST_DAYS = 900;
    private static final double SECONDS_A_DAY = 86_400;

    private final Origin origin;
    private final Lives lives;

    Timeline(Origin origin, Lives lives) {
        this.origin = origin;
        this.lives = lives;
    }

    VideoStatus status(int index) {
        if (origin.isTrashed(index)) {
            return VideoStatus.DELETING;
        }
        Optional<SeedLive> live = lives.ofVideo(index);
        if (live.isPresent()) {
            return ofLive(live.get());
        }
        if (isElder(index)) {
            return VideoStatus.CONVERTED;
        }
        int percent = SeededHash.below(mixed(index, 1), 100);
        return percent < 3
                ? VideoStatus.DRAFT
                : percent < 5
                        ? VideoStatus.CONVERTING
                        : percent < 7 ? VideoStatus.FAILED : VideoStatus.CONVERTED;
    }

    private VideoStatus ofLive(SeedLive live) {
        if (lives.isOver(live)) {
            return VideoStatus.CONVERTED;
        }
        return live.startedAt().isAfter(origin.now()) ? VideoStatus.DRAFT : VideoStatus.CONVERTING;
    }

    VideoLife life(int index) {
        VideoStatus status = status(index);
        boolean watchable = status == VideoStatus.CONVERTED || status == VideoStatus.DELETING;
        return new VideoLife(createdAt(index, status), deletedAt(index), watchable);
    }

    private Instant createdAt(int index, VideoStatus status) {
        Optional<SeedLive> live = lives.ofVideo(index);
        if (live.isPresent()) {
            Instant start = live.get().startedAt();
            return start.isAfter(origin.now()) ? ago(Duration.ofDays(2)) : start;
        }
        if (status == VideoStatus.CONVERTING) {
            return ago(Duration.ofSeconds(200 + SeededHash.below(mixed(index, 2), 5_000)));
        }
        if (isElder(index)) {
            return ago(Duration.ofDays(430 + SeededHash.below(mixed(index, 3), 450)));
        }
        return ago(usualAge(index));
    }

    /** More young ones than old ones, at least four hours; the trashed ones over five weeks. */
    private Duration usualAge(int index) {
        double fraction = SeededHash.fraction(mixed(index, 4));
        long seconds = (long) (Math.pow(fraction, 1.7) * OLDEST_DAYS * SECONDS_A_DAY);
        Duration least = origin.isTrashed(index) ? Duration.ofDays(36) : Duration.ofHours(4);
        return least.plusSeconds(seconds);
    }

    private @Nullable Instant deletedAt(int index) {
        if (!origin.isTrashed(index)) {
            return null;
        }
        int turn = index - origin.videosOutsideTrash();
        return ago(Duration.ofDays(TRASHED_DAYS_AGO.get(turn)).plusMinutes(37L * turn));
    }

    private static boolean isElder(int index) {
        return index % Account.VIDEOS_PER_SCALE < ELDERS;
    }

    private Instant ago(Duration age) {
        return origin.now().minus(age);
    }

    private long mixed(int index, int turn) {
        return SeededHash.of(origin.seed(), 0x71AE, index, turn);
    }
}
