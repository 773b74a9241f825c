package app.marquee.ui.change.rename;

import app.marquee.change.StagedChange;
import app.marquee.model.rename.RenameBatch;
import app.marquee.ui.change.Proposal;

import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/**
 * Batch rename of items of one type. Immutable.
 *
 * @param words a number of them being renamed, as a title or a button
 * @param warning adds what to consider before they are renamed
 */
public record RenameTask(
        RenameBatch batch,
        IntFunction<String> words,
        Staging staging,
        UnaryOperator<Proposal> warning) {
    /** Staging of one new name. */
    @FunctionalInterface
    public interface Staging {
        /**
         * Called off the FX thread; sends nothing.
         *
         * @param index of the item in the batch
         */
        StagedChange stage(int index, String name);
    }
}
