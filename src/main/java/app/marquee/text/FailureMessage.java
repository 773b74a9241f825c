package app.marquee.text;

import org.jspecify.annotations.Nullable;

/**
 * Texts of a failure in the user's language. Immutable.
 *
 * @param title what happened
 * @param meaning what it means
 * @param next what to do
 * @param quote the server's message, or null when there was none
 * @param raw the raw response without secrets, or null when there was none
 */
public record FailureMessage(
        String title, String meaning, String next, @Nullable String quote, @Nullable String raw) {
    /** Returns a copy with another title. */
    public FailureMessage titled(String other) {
        return new FailureMessage(other, meaning, next, quote, raw);
    }
}
