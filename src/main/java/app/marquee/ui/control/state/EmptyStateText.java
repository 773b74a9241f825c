package app.marquee.ui.control.state;

import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

/**
 * Texts of an empty state. Immutable.
 *
 * @param icon an Ikonli Feather literal
 * @param title what the view would show
 * @param text why it is empty, or its purpose
 * @param action the next step, or null when there is none
 * @param choice what may be chosen as the next step; null when there is nothing
 */
public record EmptyStateText(
        String icon,
        String title,
        String text,
        @Nullable String action,
        @Nullable Runnable onAction,
        @Nullable Region choice) {
    public static EmptyStateText of(String icon, String title, String text) {
        return new EmptyStateText(icon, title, text, null, null, null);
    }

    /** Returns a copy with a next step. */
    public EmptyStateText withAction(String label, Runnable next) {
        return new EmptyStateText(icon, title, text, label, next, choice);
    }

    /** Returns a copy with a list to choose from, which takes up room only while it has rows. */
    public EmptyStateText choosing(Region list) {
        return new EmptyStateText(icon, title, text, action, onAction, list);
    }
}
