package app.marquee.ui.shell;

import app.marquee.ui.control.Messages;

import javafx.event.EventTarget;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

import java.util.ArrayList;
import java.util.List;

/**
 * The keys of the window. They are heard after the control that has the focus, so that Esc first
 * closes a menu or ends an edit; none of them works while a dialog is open.
 */
final class WindowKeys {
    private static final List<KeyCode> NUMBERS =
            List.of(
                    KeyCode.DIGIT1,
                    KeyCode.DIGIT2,
                    KeyCode.DIGIT3,
                    KeyCode.DIGIT4,
                    KeyCode.DIGIT5,
                    KeyCode.DIGIT6,
                    KeyCode.DIGIT7,
                    KeyCode.DIGIT8);
    private static final KeyCombination REFRESH = new KeyCodeCombination(KeyCode.F5);
    private static final KeyCombination CANCEL = new KeyCodeCombination(KeyCode.ESCAPE);
    private static final KeyCombination FILTER =
            new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN);

    /** What the keys do. */
    interface Actions {
        void refresh();

        void cancelLoad();

        void focusFilter();

        void showShortcuts();

        /**
         * @param number of the section in the rail, from 0
         */
        void openSection(int number);
    }

    private final Actions actions;

    WindowKeys(Actions actions) {
        this.actions = actions;
    }

    /**
     * Hears Esc before controls that swallow it without need: anything but a text being edited and
     * an open menu.
     */
    void beforeKey(KeyEvent event) {
        if (CANCEL.match(event) && !needsEscape(event.getTarget())) {
            actions.cancelLoad();
        }
    }

    private static boolean needsEscape(EventTarget target) {
        return switch (target) {
            case TextInputControl _ -> true;
            case MenuButton menu -> menu.isShowing();
            case ComboBoxBase<?> box -> box.isShowing();
            default -> false;
        };
    }

    void onKey(KeyEvent event) {
        if (REFRESH.match(event)) {
            run(event, actions::refresh);
        } else if (CANCEL.match(event)) {
            run(event, actions::cancelLoad);
        } else if (FILTER.match(event)) {
            run(event, actions::focusFilter);
        } else if (event.isShortcutDown() && NUMBERS.contains(event.getCode())) {
            int number = NUMBERS.indexOf(event.getCode());
            run(event, () -> actions.openSection(number));
        }
    }

    /**
     * A question mark lies on another key on every keyboard, so that it is heard as a character.
     */
    void onTyped(KeyEvent event) {
        if (event.getCharacter().equals("?") && !(event.getTarget() instanceof TextInputControl)) {
            run(event, actions::showShortcuts);
        }
    }

    static List<Shortcut> all(Messages messages) {
        List<Shortcut> all = new ArrayList<>();
        all.add(new Shortcut(REFRESH, messages.text("shortcut.refresh")));
        all.add(new Shortcut(CANCEL, messages.text("shortcut.cancel")));
        all.add(new Shortcut(FILTER, messages.text("shortcut.filter")));
        all.add(
                new Shortcut(
                        new KeyCodeCombination(KeyCode.DIGIT1, KeyCombination.SHORTCUT_DOWN),
                        messages.text("shortcut.sections", NUMBERS.size())));
        all.add(new Shortcut(KeyCombination.valueOf("?"), messages.text("shortcut.shortcuts")));
        return all;
    }

    private static void run(KeyEvent event, Runnable action) {
        event.consume();
        action.run();
    }
}
