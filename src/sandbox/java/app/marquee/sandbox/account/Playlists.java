package app.marquee.sandbox.account;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Generator of twenty-five playlists of every access type, per step of the scale up to a limit. */
final class Playlists {
    private static final int MOST_SETS = 80;
    private static final int LONGEST_DESCRIPTION = 1_000;
    private static final long COVERS = 1L << 40;

    private final Origin origin;
    private final Picks picks;
    private final List<Pattern> patterns;
    private final List<String> people;

    Playlists(Origin origin, Picks picks) {
        this.origin = origin;
        this.people = Lines.of(origin.content(), "people.txt");
        this.picks = picks;
        this.patterns =
                Lines.of(origin.content(), "playlists.txt").stream().map(Pattern::parse).toList();
    }

    private record Pattern(
            AccessType access,
            int videos,
            @Nullable SeedButton button,
            String flags,
            PlaceRange from,
            String name) {
        static Pattern parse(String line) {
            String[] members = line.split("\\|", 6);
            return new Pattern(
                    AccessType.valueOf(members[0].toUpperCase(Locale.ROOT)),
                    Integer.parseInt(members[1]),
                    button(members[2]),
                    members[3],
                    PlaceRange.parse(members[4]),
                    members[5]);
        }

        private static @Nullable SeedButton button(String text) {
            if (text.equals("-")) {
                return null;
            }
            String[] members = text.split(";", 3);
            return new SeedButton(members[0], members[1], members[2]);
        }

        boolean has(char flag) {
            return flags.indexOf(flag) >= 0;
        }
    }

    List<SeedPlaylist> all() {
        int sets = Math.min(MOST_SETS, origin.scale());
        return IntStream.range(0, sets * patterns.size()).mapToObj(this::playlist).toList();
    }

    private SeedPlaylist playlist(int place) {
        int set = place / patterns.size();
        Pattern pattern = patterns.get(place % patterns.size());
        long mixed = SeededHash.of(origin.seed(), 0x91A71, place);
        Instant createdAt =
                origin.now()
                        .minus(
                                Duration.ofHours(
                                        200 + SeededHash.below(SeededHash.of(mixed, 1), 15_000)));
        return new SeedPlaylist(
                origin.ids().of(IdKind.PLAYLIST, place),
                pattern.name(),
                description(pattern),
                pattern.access(),
                pattern.access() == AccessType.ANYONE_WITH_PASSWORD
                        ? "girassol-" + (1_000 + SeededHash.below(SeededHash.of(mixed, 2), 9_000))
                        : null,
                pattern.has('h'),
                people.get(SeededHash.below(SeededHash.of(mixed, 3), people.size())),
                pattern.button(),
                pattern.has('i') ? origin.ids().of(IdKind.IMAGE, COVERS + place) : null,
                picks.videos(set, mixed, pattern.from(), pattern.videos()),
                createdAt,
                createdAt.plus(Duration.ofHours(SeededHash.below(SeededHash.of(mixed, 4), 200))));
    }

    /** One has as many characters as the contract allows. */
    private static @Nullable String description(Pattern pattern) {
        String text =
                "Uma seleção da nossa equipe: “" + pattern.name().strip() + "”. Bons estudos! ";
        if (pattern.has('D')) {
            return text.repeat(LONGEST_DESCRIPTION / text.length() + 1)
                    .substring(0, LONGEST_DESCRIPTION);
        }
        return pattern.has('d') ? text.strip() : null;
    }
}
