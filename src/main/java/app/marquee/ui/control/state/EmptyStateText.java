package app.marquee.ui.control.state;

import org.jspecify.annotations.Nullable;

/**
 * What a view says when there is nothing to show.
 *
 * @param icon an Ikonli Feather literal
 * @param title what would be here
 * @param text why it is not, or what it is good for
 * @param action the next step, or null when there is none
 */
public record EmptyStateText(
        String icon,
        String title,
        String text,
        @Nullable String action,
        @Nullable Runnable onAction) {
    public static EmptyStateText of(String icon, String title, String text) {
        return new EmptyStateText(icon, title, text, null, null);
    }

    /** The same with a next step. */
    public EmptyStateText withAction(String label, Runnable next) {
        return new EmptyStateText(icon, title, text, label, next);
    }
}
