package app.marquee.ui.shell.dialog;

import java.util.Optional;

/**
 * Edit that closing its view would discard.
 *
 * @param name what was edited, in the user's language
 * @param keeping empty when it can't be saved for later
 */
public record UnsavedEdit(String name, Optional<Keeping> keeping) {
    /** Way to save an edit as a pending change. */
    @FunctionalInterface
    public interface Keeping {
        /**
         * Runs one of the two.
         *
         * @param failed runs after the user was told why it wasn't saved
         */
        void keep(Runnable kept, Runnable failed);
    }

    /** Edit that is lost with its view. */
    public static UnsavedEdit lost(String name) {
        return new UnsavedEdit(name, Optional.empty());
    }

    /** Edit that can be saved for later. */
    public static UnsavedEdit kept(String name, Keeping keeping) {
        return new UnsavedEdit(name, Optional.of(keeping));
    }
}
