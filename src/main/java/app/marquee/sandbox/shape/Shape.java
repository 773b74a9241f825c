package app.marquee.sandbox.shape;

import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Operation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The form of successful answers; each is one that a live service may use. */
public enum Shape {
    /** Bare arrays and the usual member names. */
    PLAIN;

    /** The name on the command line. */
    public String kebab() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Shape> named(String kebab) {
        return Arrays.stream(values()).filter(s -> s.kebab().equals(kebab)).findFirst();
    }

    /** Whether a playlist is written under the plural path only. */
    public boolean pluralPlaylistsOnly() {
        return false;
    }

    /** Whether browser, referrer and ranking answer on the base host. */
    public boolean analyticsOnBase() {
        return false;
    }

    public Answer apply(Operation operation, Answer canonical) {
        return canonical;
    }
}
