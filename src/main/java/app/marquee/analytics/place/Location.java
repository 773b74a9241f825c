package app.marquee.analytics.place;

import org.jspecify.annotations.Nullable;

/**
 * Location of a city as the platform returned it, with its plausibility.
 *
 * @param latitude degrees north; null when it is not said
 * @param longitude degrees east; null when it is not said
 */
public record Location(@Nullable Double latitude, @Nullable Double longitude, Verdict verdict) {
    /** Plausibility of coordinates. */
    public enum Verdict {
        SURE("sure"),
        /** One or both are not said. */
        MISSING("missing"),
        /** 0, 0: in the sea, and what many write for "unknown". */
        ZERO("zero"),
        /** No such place on earth. */
        OUT_OF_RANGE("out-of-range"),
        /** Latitude and longitude are most likely the other way round. */
        SWAPPED("swapped"),
        /** Rows of the same city say different ones; those of the first row are shown. */
        DIFFERING("differing");

        private final String key;

        Verdict(String key) {
            this.key = key;
        }

        /** The end of its message key, kebab case. */
        public String key() {
            return key;
        }
    }

    private static final double POLE = 90;
    private static final double ANTIMERIDIAN = 180;

    /** Judges two numbers by themselves. */
    public static Location of(@Nullable Double latitude, @Nullable Double longitude) {
        return new Location(latitude, longitude, judge(latitude, longitude));
    }

    private static Verdict judge(@Nullable Double latitude, @Nullable Double longitude) {
        if (latitude == null || longitude == null) {
            return Verdict.MISSING;
        }
        if (latitude == 0 && longitude == 0) {
            return Verdict.ZERO;
        }
        if (isOnEarth(latitude, longitude)) {
            return Verdict.SURE;
        }
        double north = longitude;
        double east = latitude;
        return isOnEarth(north, east) ? Verdict.SWAPPED : Verdict.OUT_OF_RANGE;
    }

    static boolean isOnEarth(double latitude, double longitude) {
        return Math.abs(latitude) <= POLE && Math.abs(longitude) <= ANTIMERIDIAN;
    }

    public boolean isSure() {
        return verdict == Verdict.SURE;
    }

    Location with(Verdict other) {
        return new Location(latitude, longitude, other);
    }
}
