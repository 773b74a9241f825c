package app.marquee.sandbox.account;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.UUID;

/** Generator of eight funnels, some with shared videos and one empty, per step up to a limit. */
final class Funnels {
    private static final int MOST_SETS = 25;

    private final Origin origin;
    private final Picks picks;
    private final List<Pattern> patterns;

    Funnels(Origin origin, Picks picks) {
        this.origin = origin;
        this.picks = picks;
        this.patterns =
                Lines.of(origin.content(), "funnels.txt").stream().map(Pattern::parse).toList();
    }

    private record Pattern(int videos, int shared, PlaceRange from, String name) {
        static Pattern parse(String line) {
            String[] members = line.split("\\|", 4);
            return new Pattern(
                    Integer.parseInt(members[0]),
                    Integer.parseInt(members[1]),
                    PlaceRange.parse(members[2]),
                    members[3]);
        }
    }

    List<SeedFunnel> all() {
        List<SeedFunnel> funnels = new ArrayList<>();
        for (int set = 0; set < Math.min(MOST_SETS, origin.scale()); set++) {
            List<UUID> above = List.of();
            for (Pattern pattern : patterns) {
                SeedFunnel funnel = funnel(funnels.size(), set, pattern, above);
                funnels.add(funnel);
                above = funnel.videoIds();
            }
        }
        return List.copyOf(funnels);
    }

    private SeedFunnel funnel(int place, int set, Pattern pattern, List<UUID> above) {
        long mixed = SeededHash.of(origin.seed(), 0xF0A1E1, place);
        SequencedSet<UUID> videos =
                new LinkedHashSet<>(above.subList(above.size() - pattern.shared(), above.size()));
        videos.addAll(picks.videos(set, mixed, pattern.from(), pattern.videos()));
        Instant createdAt =
                origin.now()
                        .minus(
                                Duration.ofHours(
                                        100 + SeededHash.below(SeededHash.of(mixed, 1), 9_000)));
        return new SeedFunnel(
                origin.ids().of(IdKind.FUNNEL, place),
                origin.ids().of(IdKind.OWNER, Account.ORGANIZATION),
                pattern.name(),
                videos.stream().limit(pattern.videos()).toList(),
                createdAt,
                createdAt.plus(Duration.ofHours(SeededHash.below(SeededHash.of(mixed, 2), 100))));
    }
}
