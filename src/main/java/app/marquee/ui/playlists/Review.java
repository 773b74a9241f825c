package app.marquee.ui.playlists;

import app.marquee.change.StagedChange;
import app.marquee.model.limit.Violation;

import java.util.List;

/** State of a change in review. Immutable. */
sealed interface Review {
    /** No change. */
    record Nothing() implements Review {}

    /** Input that the API contract does not allow. */
    record Blocked(List<Violation> violations) implements Review {
        public Blocked {
            violations = List.copyOf(violations);
        }
    }

    /** Change to be sent once the user confirms. */
    record Ready(StagedChange change, Origin origin) implements Review {}

    /** Change being applied. */
    record Applying(StagedChange change, Origin origin) implements Review {}

    /** Origin of a change in review. */
    enum Origin {
        /** An edit by the user. */
        DRAFT,
        /** The undo of an applied change. */
        UNDO,
        /** The same change at the other API path, after a 404 at the first. */
        OTHER_PATH
    }
}
