package app.marquee.sandbox.account;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Generator of ten live streams per three hundred videos: the first is on air for days, the second
 * is announced for tomorrow, the others are over.
 */
final class Lives {
    static final int PER_SCALE = 10;
    private static final int EVERY = Account.VIDEOS_PER_SCALE / PER_SCALE;
    private static final int PLACE = 17;
    private static final int RUNNING = 0;
    private static final int ANNOUNCED = 1;

    private final Origin origin;

    Lives(Origin origin) {
        this.origin = origin;
    }

    Stream<SeedLive> all() {
        return IntStream.range(0, PER_SCALE * origin.scale()).mapToObj(this::live);
    }

    Optional<SeedLive> live(UUID id) {
        OptionalInt place = origin.ids().place(IdKind.LIVE, id);
        return place.isPresent() && place.getAsInt() < PER_SCALE * origin.scale()
                ? Optional.of(live(place.getAsInt()))
                : Optional.empty();
    }

    /** The live stream that a video was made of. */
    Optional<SeedLive> ofVideo(int videoIndex) {
        return isLive(videoIndex) ? Optional.of(live(videoIndex / EVERY)) : Optional.empty();
    }

    boolean isLive(int videoIndex) {
        return !origin.isTrashed(videoIndex) && videoIndex % EVERY == PLACE;
    }

    /** False while the stream is on or only announced: there is nothing to convert yet. */
    boolean isOver(SeedLive live) {
        return live.endedAt().isBefore(origin.now());
    }

    private SeedLive live(int number) {
        long mixed = SeededHash.of(origin.seed(), 0x11FE5, number);
        int video = number * EVERY + PLACE;
        int turn = number % PER_SCALE;
        return new SeedLive(
                origin.ids().of(IdKind.LIVE, number),
                video,
                origin.ids().of(IdKind.VIDEO, video),
                start(turn, mixed),
                length(turn, mixed),
                180 + SeededHash.below(SeededHash.of(mixed, 2), 2_400));
    }

    private Instant start(int turn, long mixed) {
        return switch (turn) {
            case RUNNING -> origin.now().minus(Duration.ofMinutes(140));
            case ANNOUNCED -> origin.now().plus(Duration.ofHours(26));
            default ->
                    origin.now()
                            .minus(Duration.ofDays(11L * turn - 19))
                            .minus(Duration.ofMinutes(300 + SeededHash.below(mixed, 600)));
        };
    }

    private static Duration length(int turn, long mixed) {
        return turn == RUNNING
                ? Duration.ofDays(3)
                : Duration.ofMinutes(45 + SeededHash.below(SeededHash.of(mixed, 1), 165));
    }
}
