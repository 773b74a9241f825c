package app.marquee.ui.playlists;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.service.playlist.PlaylistMerger.Settled;

import org.jspecify.annotations.Nullable;

/**
 * Result of the last change. Immutable.
 *
 * @param way the change that undoes it, or null when there is none
 * @param settled the status found by a later load for a change of unknown outcome; null before that
 */
record ChangeResult(ChangeOutcome outcome, @Nullable StagedChange way, @Nullable Settled settled) {
    ChangeResult settledAs(Settled answer) {
        return new ChangeResult(outcome, way, answer);
    }
}
