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

    /** Input that can be reviewed and sent. */
    record Ready() implements Input {}

    /** Input that is waiting or being sent. */
    record Sending() implements Input {}

    static Input of(boolean any, boolean sending, List<Violation> violations) {
        if (sending) {
            return new Sending();
        }
        return violations.isEmpty() ? any ? new Ready() : new Nothing() : new Invalid(violations);
    }
}
