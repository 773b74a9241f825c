package app.marquee.sandbox.account;

import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Picker of finished videos for playlists and funnels, each at most once. */
record Picks(Origin origin, Timeline timeline, Placement placement) {
    /** Has no divisor in common with 300, so that every video has its turn. */
    private static final int STRIDE = 37;

    /**
     * Some finished videos of the three hundred that belong to a set: those of the folders in the
     * order of their lessons, and then others where these are too few.
     */
    List<UUID> videos(int set, long mixed, PlaceRange from, int count) {
        List<Integer> turns = turns(set, mixed);
        IntStream lessons =
                from.isAny()
                        ? IntStream.empty()
                        : turns.stream()
                                .mapToInt(Integer::intValue)
                                .filter(index -> from.has(placement.of(index)))
                                .sorted()
                                .limit(count);
        return Stream.concat(lessons.boxed(), turns.stream())
                .distinct()
                .limit(count)
                .map(index -> origin.ids().of(IdKind.VIDEO, index))
                .toList();
    }

    private List<Integer> turns(int set, long mixed) {
        int first = SeededHash.below(mixed, Account.VIDEOS_PER_SCALE);
        return IntStream.range(0, Account.VIDEOS_PER_SCALE)
                .map(turn -> (first + turn * STRIDE) % Account.VIDEOS_PER_SCALE)
                .map(place -> set * Account.VIDEOS_PER_SCALE + place)
                .filter(index -> timeline.status(index) == VideoStatus.CONVERTED)
                .boxed()
                .toList();
    }
}
