package app.marquee.ui.control.state;

import org.jspecify.annotations.Nullable;

/**
 * A failure in the person's language.
 *
 * @param title what happened
 * @param meaning what it means
 * @param next what to do
 * @param quote the service's own words, or null when it gave none
 * @param raw the answer as it came, free of secrets, or null when there was none
 */
public record FailureMessage(
        String title, String meaning, String next, @Nullable String quote, @Nullable String raw) {
    /** The same under another title. */
    public FailureMessage titled(String other) {
        return new FailureMessage(other, meaning, next, quote, raw);
    }
}
