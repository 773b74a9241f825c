package app.marquee.http.mask;

import app.marquee.model.Secret;

import org.jspecify.annotations.Nullable;

/**
 * Finder of a token in the texts of a response, in every form in which {@link Redaction} masks it.
 * A token of a few characters is part of many texts, and isn't looked for. Immutable.
 */
public final class SecretFinder {
    /** Finds nothing. */
    public static final SecretFinder NONE = new SecretFinder(0, null);

    private static final int SHORTEST = 8;

    private final int length;
    private final @Nullable SecretPattern pattern;

    private SecretFinder(int length, @Nullable SecretPattern pattern) {
        this.length = length;
        this.pattern = pattern;
    }

    public static SecretFinder of(@Nullable Secret token) {
        String text = token == null ? "" : token.reveal();
        return text.length() < SHORTEST
                ? NONE
                : new SecretFinder(text.length(), new SecretPattern(text));
    }

    /** Whether the token is a part of the text; no form of it is shorter than itself. */
    public boolean isIn(String text) {
        return pattern != null && text.length() >= length && pattern.isIn(text);
    }
}
