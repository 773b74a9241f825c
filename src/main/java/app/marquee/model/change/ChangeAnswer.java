package app.marquee.model.change;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * Outcome of the last attempt of a change, in a form that can be stored.
 *
 * @param status the HTTP status; null when none came back
 * @param words the service's own message without secrets; null when it gave none
 * @param failure the kind of failure by its name; null when it was done
 * @param notBefore when the service allows the next attempt; null when it named no time
 */
public record ChangeAnswer(
        @Nullable Integer status,
        @Nullable String words,
        @Nullable String failure,
        @Nullable Instant notBefore) {}
