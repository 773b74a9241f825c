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
public record EmptyWords(
        String icon,
        String title,
        String text,
        @Nullable String action,
        @Nullable Runnable onAction) {
    public static EmptyWords of(String icon, String title, String text) {
        return new EmptyWords(icon, title, text, null, null);
    }

    /** The same with a next step. */
    public EmptyWords withAction(String label, Runnable next) {
        return new EmptyWords(icon, title, text, label, next);
    }
}
