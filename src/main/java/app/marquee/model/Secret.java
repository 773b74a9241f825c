package app.marquee.model;

import java.util.Objects;

/**
 * Secret text, such as an API token or a playlist password. Its string form is always the same
 * dots.
 */
public final class Secret {
    /** What stands in every place where a secret would stand. */
    public static final String MASK = "••••••";

    private final String value;

    public Secret(String value) {
        this.value = Objects.requireNonNull(value);
    }

    /** The secret itself: for the request that carries it, and for nothing else. */
    public String reveal() {
        return value;
    }

    public int codePoints() {
        return value.codePointCount(0, value.length());
    }

    public boolean isBlank() {
        return value.isBlank();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Secret secret && secret.value.equals(value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public String toString() {
        return MASK;
    }
}
