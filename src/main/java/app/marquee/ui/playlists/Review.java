package app.marquee.ui.playlists;

import app.marquee.change.StagedChange;
import app.marquee.model.limit.Violation;

import java.util.List;

/** What stands to be sent. */
sealed interface Review {
    /** Nothing was changed. */
    record Nothing() implements Review {}

    /** The contract refuses what was typed so far. */
    record Blocked(List<Violation> violations) implements Review {
        public Blocked {
            violations = List.copyOf(violations);
        }
    }

    /** This is what will be sent when the person says so. */
    record Ready(StagedChange change, Origin origin) implements Review {}

    /** It is on its way. */
    record Applying(StagedChange change, Origin origin) implements Review {}

    /** Why it stands there. */
    enum Origin {
        /** The person edited. */
        DRAFT,
        /** The way back from a change that was done. */
        UNDO,
        /** The same change at the other path, because it was not found at the first. */
        OTHER_PATH
    }
}
