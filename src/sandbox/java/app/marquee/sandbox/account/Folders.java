package app.marquee.sandbox.account;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Generator of forty folders in four levels, per step of the scale up to a limit. */
final class Folders {
    static final int PER_SCALE = 40;
    private static final int MOST_SETS = 250;
    private static final int LEVELS = 4;

    private final Origin origin;
    private final List<Pattern> patterns;

    Folders(Origin origin) {
        this.origin = origin;
        this.patterns =
                Lines.of(origin.content(), "folders.txt").stream().map(Pattern::parse).toList();
    }

    private record Pattern(int level, boolean active, String name) {
        static Pattern parse(String line) {
            String[] members = line.split("\\|", 3);
            return new Pattern(Integer.parseInt(members[0]), members[1].equals("on"), members[2]);
        }

        /** A further set differs from the first by the names of its roots. */
        String nameIn(int set) {
            return set > 0 && level == 1 ? name + " " + (set + 1) : name;
        }
    }

    List<SeedFolder> all() {
        List<SeedFolder> folders = new ArrayList<>();
        for (int set = 0; set < Math.min(MOST_SETS, origin.scale()); set++) {
            addSet(set, folders);
        }
        return List.copyOf(folders);
    }

    private void addSet(int set, List<SeedFolder> folders) {
        @Nullable UUID[] path = new @Nullable UUID[LEVELS + 1];
        for (int turn = 0; turn < patterns.size(); turn++) {
            Pattern pattern = patterns.get(turn);
            int place = set * PER_SCALE + turn;
            UUID id = origin.ids().of(IdKind.FOLDER, place);
            path[pattern.level()] = id;
            Instant createdAt = createdAt(place, pattern.level());
            folders.add(
                    new SeedFolder(
                            id,
                            pattern.nameIn(set),
                            origin.ids().of(IdKind.OWNER, Account.USER),
                            path[pattern.level() - 1],
                            pattern.active(),
                            createdAt,
                            updatedAt(createdAt, place)));
        }
    }

    /** Deeper ones are younger. */
    private Instant createdAt(int place, int level) {
        int chance = SeededHash.below(SeededHash.of(origin.seed(), 0xF01DE, place), 180 * 24);
        return origin.now()
                .minus(Duration.ofDays(1_100 - 180L * level))
                .plusSeconds(3_600L * chance);
    }

    private Instant updatedAt(Instant createdAt, int place) {
        long since = Duration.between(createdAt, origin.now()).toMillis();
        double fraction = SeededHash.fraction(SeededHash.of(origin.seed(), 0xF01DF, place));
        return createdAt.plusMillis((long) (since * fraction * fraction));
    }
}
