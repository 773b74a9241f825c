package app.marquee.sandbox.account;

import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

/** Picker of finished videos for playlists and funnels, each at most once. */
record Picks(Origin origin, Timeline timeline) {
    /** Has no divisor in common with 300, so that every video has its turn. */
    private static final int STRIDE = 37;

    /** Some finished videos of the three hundred that belong to a set. */
    List<UUID> videos(int set, long mixed, int count) {
        int first = SeededHash.below(mixed, Account.VIDEOS_PER_SCALE);
        return IntStream.range(0, Account.VIDEOS_PER_SCALE)
                .map(turn -> (first + turn * STRIDE) % Account.VIDEOS_PER_SCALE)
                .map(place -> set * Account.VIDEOS_PER_SCALE + place)
                .filter(index -> timeline.status(index) == VideoStatus.CONVERTED)
                .limit(count)
                .mapToObj(index -> origin.ids().of(IdKind.VIDEO, index))
                .toList();
    }
}
