package app.marquee.ui.shell.section;

import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Command with its title, shortcut and availability, from which menus, shortcuts, the palette and
 * the shortcut sheet are built.
 *
 * @param id in kebab case, the same in every language
 * @param titleKey the key of its title in its section's messages
 * @param icon an Ikonli Feather literal
 * @param keys null where it has none
 * @param reach scope in which its shortcut works
 * @param placeKey the key of the name of the control that hears its keys; empty where the section
 *     or the window has no more than one
 * @param about the id of the control whose menu has it too; empty when none has
 * @param opens whether it opens a dialog, so that its title ends in “…”
 * @param availability evaluated each time it is shown or run
 */
public record Command<T>(
        String id,
        String titleKey,
        String icon,
        @Nullable KeyCombination keys,
        Reach reach,
        String placeKey,
        String about,
        boolean opens,
        Function<? super T, Availability> availability,
        Consumer<? super T> action) {
    /** Scope of a command's shortcut. */
    public enum Reach {
        /** The window, wherever the focus is. */
        WINDOW,
        /** Only the control that it is about, which handles them itself. */
        CONTROL
    }

    /** A command without keys that can always be run. */
    public static <T> Command<T> of(
            String id, String titleKey, String icon, Consumer<? super T> action) {
        return new Command<>(
                id,
                titleKey,
                icon,
                null,
                Reach.WINDOW,
                "",
                "",
                false,
                _ -> Availability.ready(),
                action);
    }

    /** Does an action of its target, which says whether it can be done. */
    public static <T> Command<T> acting(
            String id, String titleKey, String icon, Function<? super T, Action> action) {
        return Command.<T>of(id, titleKey, icon, on -> action.apply(on).run())
                .when(on -> action.apply(on).availability());
    }

    /**
     * Does an action that its target has only at times, such as while a view is in front.
     *
     * @param without the reason while it has none
     */
    public static <T> Command<T> acting(
            String id,
            String titleKey,
            String icon,
            Function<? super T, Optional<Action>> action,
            String without) {
        return Command.<T>of(id, titleKey, icon, on -> action.apply(on).ifPresent(Action::run))
                .when(
                        on ->
                                action.apply(on)
                                        .map(Action::availability)
                                        .orElseGet(() -> Availability.refused(without)));
    }

    public Command<T> when(Function<? super T, Availability> test) {
        return new Command<>(id, titleKey, icon, keys, reach, placeKey, about, opens, test, action);
    }

    public Command<T> on(KeyCode code, KeyCombination.Modifier... with) {
        return on(new KeyCodeCombination(code, with));
    }

    public Command<T> on(KeyCombination combination) {
        return new Command<>(
                id,
                titleKey,
                icon,
                combination,
                reach,
                placeKey,
                about,
                opens,
                availability,
                action);
    }

    /** Its keys are heard only by the control that it is about. */
    public Command<T> inControl() {
        return inControl(placeKey);
    }

    /** Its keys are heard only by a control that has this name. */
    public Command<T> inControl(String nameKey) {
        return new Command<>(
                id,
                titleKey,
                icon,
                keys,
                Reach.CONTROL,
                nameKey,
                about,
                opens,
                availability,
                action);
    }

    /** The menu of that control has it too. */
    public Command<T> about(String control) {
        return new Command<>(
                id, titleKey, icon, keys, reach, placeKey, control, opens, availability, action);
    }

    /** It opens a dialog. */
    public Command<T> opening() {
        return new Command<>(
                id, titleKey, icon, keys, reach, placeKey, about, true, availability, action);
    }

    /** Its title among these texts. */
    public String title(Messages messages) {
        String title = messages.text(titleKey);
        return opens ? Buttons.opening(title) : title;
    }

    /** Its keys as they are shown; empty where it has none. */
    public String keyText() {
        return keys == null ? "" : keys.getDisplayText();
    }

    /** Whether these are its keys. */
    public boolean isPressed(KeyEvent event) {
        return keys != null && keys.match(event);
    }
}
