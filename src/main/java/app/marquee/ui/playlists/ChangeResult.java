package app.marquee.ui.playlists;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.service.playlist.PlaylistMerger.Settled;

import org.jspecify.annotations.Nullable;

/**
 * How the last change ended.
 *
 * @param way the way back from it, or null when there is none
 * @param settled what a read said since of a change whose end is not known; null while nothing was
 *     read
 */
record ChangeResult(ChangeOutcome outcome, @Nullable StagedChange way, @Nullable Settled settled) {
    ChangeResult settledAs(Settled answer) {
        return new ChangeResult(outcome, way, answer);
    }
}
