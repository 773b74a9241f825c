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
     * Input that can be sent.
     *
     * @param count of changes
     * @param conflicts the fields that aren't sent, since they were changed elsewhere
     */
    record Ready(int count, List<String> conflicts) implements Input {
        public Ready {
            conflicts = List.copyOf(conflicts);
        }

        Ready(int count) {
            this(count, List.of());
        }
    }

    /** Input that is being compared, saved for later, waiting or being sent. */
    record Sending() implements Input {}

    /** The state of input that is not being sent. */
    static Input of(Ready ready, List<Violation> violations) {
        if (!violations.isEmpty()) {
            return new Invalid(violations);
        }
        return ready.count() > 0 || !ready.conflicts().isEmpty() ? ready : new Nothing();
    }
}
