package app.marquee.ui.shell.dialog;

import org.jspecify.annotations.Nullable;

/**
 * Confirmation shown before an action. Enter and Esc press the safe button, which has the focus.
 *
 * @param title the question
 * @param text what will happen, and whether it can be undone
 * @param action the other button: action and object, such as "Delete playlist ‘Onboarding’"
 * @param destructive whether the action is shown as dangerous
 * @param nameToType what has to be typed before the action is possible, or null
 * @param onConfirmed runs when the action was chosen
 * @param onDeclined runs when it was not
 */
public record Confirmation(
        String title,
        String text,
        String action,
        boolean destructive,
        @Nullable String nameToType,
        Runnable onConfirmed,
        Runnable onDeclined) {
    /** A question about something that can be undone or repaired. */
    public static Confirmation of(String title, String text, String action, Runnable onConfirmed) {
        return new Confirmation(title, text, action, false, null, onConfirmed, () -> {});
    }

    /** A question about something that destroys. */
    public static Confirmation destructive(
            String title, String text, String action, Runnable onConfirmed) {
        return new Confirmation(title, text, action, true, null, onConfirmed, () -> {});
    }

    /** The same question, with a text to type first. */
    public Confirmation typing(String name) {
        return new Confirmation(title, text, action, destructive, name, onConfirmed, onDeclined);
    }

    /** The same confirmation with an action for when it is declined. */
    public Confirmation onDeclined(Runnable next) {
        return new Confirmation(title, text, action, destructive, nameToType, onConfirmed, next);
    }
}
