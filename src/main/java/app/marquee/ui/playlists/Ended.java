package app.marquee.ui.playlists;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.service.playlist.PlaylistKnowledge.Settled;

import org.jspecify.annotations.Nullable;

/**
 * How the last change ended.
 *
 * @param way the way back from it, or null when there is none
 * @param settled what a read said since of a change whose end is not known; null while nothing was
 *     read
 */
record Ended(ChangeOutcome outcome, @Nullable StagedChange way, @Nullable Settled settled) {
    Ended settledAs(Settled answer) {
        return new Ended(outcome, way, answer);
    }
}
