package app.marquee.ui.control.state;

import org.jspecify.annotations.Nullable;

/**
 * Texts of an empty state. Immutable.
 *
 * @param icon an Ikonli Feather literal
 * @param title what the view would show
 * @param text why it is empty, or its purpose
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

    /** Returns a copy with a next step. */
    public EmptyStateText withAction(String label, Runnable next) {
        return new EmptyStateText(icon, title, text, label, next);
    }
}
