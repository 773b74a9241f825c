package app.marquee.ui.shell.section;

import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

import org.jspecify.annotations.Nullable;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * One thing that a person can do: the only place that says what it is called, which keys it has and
 * when it can be done. Menus, keys, palette and the sheet of shortcuts are made from these.
 *
 * @param id in kebab case, the same in every language
 * @param titleKey the key of its title in the messages of its room
 * @param icon an Ikonli Feather literal
 * @param keys null where it has none
 * @param reach who hears its keys
 * @param about the id of the control whose menu has it too; empty when none has
 * @param availability asked each time it is shown or run
 */
public record Command<T>(
        String id,
        String titleKey,
        String icon,
        @Nullable KeyCombination keys,
        Reach reach,
        String about,
        Function<? super T, Availability> availability,
        Consumer<? super T> action) {
    /** Who hears the keys of a command. */
    public enum Reach {
        /** The window, wherever the focus is. */
        WINDOW,
        /** Only the control that it is about, which hears them by itself. */
        CONTROL
    }

    /** A command without keys that can always be run. */
    public static <T> Command<T> of(
            String id, String titleKey, String icon, Consumer<? super T> action) {
        return new Command<>(
                id, titleKey, icon, null, Reach.WINDOW, "", _ -> Availability.ready(), action);
    }

    /**
     * Does what a button of the section does, whenever the button can be pressed.
     *
     * @param button the id of the button
     * @param reason why it cannot be pressed when it cannot
     */
    public static <S extends Section> Command<S> pressing(
            String id, String titleKey, String icon, String button, String reason) {
        return Command.<S>of(id, titleKey, icon, section -> press(section, button))
                .when(section -> Availability.when(canPress(section, button), reason));
    }

    private static boolean canPress(Section section, String button) {
        Node node = section.view().lookup("#" + button);
        return node instanceof ButtonBase && !node.isDisabled() && isShown(node);
    }

    private static boolean isShown(Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible);
    }

    private static void press(Section section, String button) {
        if (section.view().lookup("#" + button) instanceof ButtonBase found) {
            found.fire();
        }
    }

    public Command<T> when(Function<? super T, Availability> test) {
        return new Command<>(id, titleKey, icon, keys, reach, about, test, action);
    }

    public Command<T> on(KeyCode code, KeyCombination.Modifier... with) {
        return on(new KeyCodeCombination(code, with));
    }

    public Command<T> on(KeyCombination combination) {
        return new Command<>(id, titleKey, icon, combination, reach, about, availability, action);
    }

    /** Its keys are heard only by the control that it is about. */
    public Command<T> inControl() {
        return new Command<>(id, titleKey, icon, keys, Reach.CONTROL, about, availability, action);
    }

    /** The menu of that control has it too. */
    public Command<T> about(String control) {
        return new Command<>(id, titleKey, icon, keys, reach, control, availability, action);
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
