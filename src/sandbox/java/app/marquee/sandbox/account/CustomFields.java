package app.marquee.sandbox.account;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Generator of realistic custom fields: with gaps and spelling variants. */
final class CustomFields {
    private static final int AT_MOST = 16;

    private final Origin origin;
    private final List<Pattern> patterns;

    CustomFields(Origin origin) {
        this.origin = origin;
        this.patterns =
                Lines.of(origin.content(), "fields.txt").stream().map(Pattern::parse).toList();
    }

    private record Pattern(int percent, String key, List<String> values) {
        static Pattern parse(String line) {
            String[] members = line.split("\\|", 3);
            return new Pattern(
                    Integer.parseInt(members[0]), members[1], List.of(members[2].split(";", -1)));
        }

        /** The first values are the usual ones. */
        String value(long mixed) {
            double fraction = SeededHash.fraction(mixed);
            return values.get((int) (fraction * fraction * values.size()));
        }
    }

    List<SeedCustomField> of(int videoIndex, Instant videoCreatedAt) {
        List<SeedCustomField> fields = new ArrayList<>();
        long mixed = SeededHash.of(origin.seed(), 0xF1E1D, videoIndex);
        if (SeededHash.chance(mixed, 25)) {
            return fields;
        }
        for (int turn = 0; turn < patterns.size(); turn++) {
            Pattern pattern = patterns.get(turn);
            if (SeededHash.chance(SeededHash.of(mixed, turn), pattern.percent())) {
                Instant createdAt = later(videoCreatedAt, SeededHash.of(mixed, turn, 1), 180);
                fields.add(
                        new SeedCustomField(
                                origin.ids().of(IdKind.CUSTOM_FIELD, place(videoIndex, turn)),
                                origin.ids().of(IdKind.VIDEO, videoIndex),
                                pattern.key(),
                                pattern.value(SeededHash.of(mixed, turn, 2)),
                                createdAt,
                                later(createdAt, SeededHash.of(mixed, turn, 3), 60)));
            }
        }
        return fields;
    }

    private static long place(int videoIndex, int turn) {
        return (long) videoIndex * AT_MOST + turn;
    }

    private Instant later(Instant moment, long mixed, int minutes) {
        Instant later = moment.plus(Duration.ofMinutes(SeededHash.below(mixed, minutes)));
        return later.isAfter(origin.now()) ? origin.now() : later;
    }
}
