package app.marquee.ui.playlists;

import app.marquee.model.limit.Violation;

import java.util.List;

/** State of what the user entered. Immutable. */
sealed interface Input {
    /** Input without a change. */
    record Nothing() implements Input {}

    /** Input that the API contract does not allow. */
    record Invalid(List<Violation> violations) implements Input {
        public Invalid {
            violations = List.copyOf(violations);
        }
    }

    /**
     * Input that can be reviewed and sent.
     *
     * @param count of changes
     */
    record Ready(int count) implements Input {}

    /** Input that is waiting or being sent. */
    record Sending() implements Input {}

    /**
     * @param count of changes
     */
    static Input of(int count, boolean sending, List<Violation> violations) {
        if (sending) {
            return new Sending();
        }
        return violations.isEmpty()
                ? count > 0 ? new Ready(count) : new Nothing()
                : new Invalid(violations);
    }
}
