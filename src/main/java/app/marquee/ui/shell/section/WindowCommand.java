package app.marquee.ui.shell.section;

import javafx.scene.input.KeyCombination;

import org.jspecify.annotations.Nullable;

import java.util.function.Supplier;

/**
 * Command bound to a window, with its title in the user's language. FX thread only.
 *
 * @param group the id of its section, or of its group of the window's own commands
 * @param place the name of the control that hears its keys; empty where the section or the window
 *     has no more than one
 * @param about the id of the control whose menu has it too; empty when none has
 */
public record WindowCommand(
        String id,
        String group,
        String title,
        String icon,
        @Nullable KeyCombination keys,
        Command.Reach reach,
        String place,
        String about,
        Supplier<Availability> availability,
        Runnable action) {
    /** Its keys as they are shown; empty where it has none. */
    public String keyText() {
        return keys == null ? "" : keys.getDisplayText();
    }

    /** Why it cannot be run now; empty when it can. */
    public String refusal() {
        return availability.get() instanceof Availability.Refused(var reason) ? reason : "";
    }
}
