package app.marquee.sandbox.account;

import java.util.OptionalInt;
import java.util.UUID;

/**
 * Codec of random-looking IDs (version 4) that carry their position, so that a million of them can
 * be found without a table.
 */
final class Ids {
    private static final long VARIANT = 0x8000000000000000L;
    private static final long VERSION = 0x4000L;

    private final long seed;

    Ids(long seed) {
        this.seed = seed;
    }

    UUID of(IdKind kind, long place) {
        long high = SeededHash.of(seed, kind.salt(), place);
        high = (high & ~0xF000L) | VERSION;
        long veil = SeededHash.of(high, kind.salt(), seed);
        long low = (veil & 0x3FFFFFFF00000000L) | ((veil ^ place) & 0xFFFFFFFFL) | VARIANT;
        return new UUID(high, low);
    }

    /** The place whose id this is, if it is one of this kind. */
    OptionalInt place(IdKind kind, UUID id) {
        long veil = SeededHash.of(id.getMostSignificantBits(), kind.salt(), seed);
        int place = (int) (veil ^ id.getLeastSignificantBits());
        return place >= 0 && of(kind, place).equals(id)
                ? OptionalInt.of(place)
                : OptionalInt.empty();
    }
}
