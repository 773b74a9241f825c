package app.marquee.ui.shell;

import app.marquee.ui.shell.command.MenuKey;
import app.marquee.ui.shell.command.WindowCommands;

import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Key handler of the window for the shortcuts in the command table. Inactive while a dialog is
 * open, and called after the focused control.
 */
final class WindowKeys {
    private final Supplier<@Nullable WorkspaceView> shown;

    /** Whether no control and no command has taken the key that was pressed last. */
    private boolean isFree;

    /**
     * @param shown what is on the screen now; null for nothing that takes keys
     */
    WindowKeys(Supplier<@Nullable WorkspaceView> shown) {
        this.shown = shown;
    }

    /**
     * Handles the palette's keys and F1 before any field, Esc before controls that consume it
     * needlessly (anything but a text being edited and an open menu), and Tab before multi-line
     * fields.
     */
    void beforeKey(KeyEvent event) {
        isFree = false;
        if (MenuKey.isPressed(event) && event.getTarget() instanceof Node focused) {
            event.consume();
            MenuKey.ask(focused);
        } else if (WindowCommands.PALETTE.isPressed(event)) {
            act(
                    view -> {
                        event.consume();
                        view.openPalette();
                    });
        } else if (event.getCode() == KeyCode.F1) {
            act(
                    view -> {
                        event.consume();
                        view.showShortcuts();
                    });
        } else if (WindowCommands.CANCEL.isPressed(event) && !needsEscape(event.getTarget())) {
            act(view -> escape(view, event));
        } else if (event.getTarget() instanceof TextArea area && isTab(event)) {
            // No text here has tabs, and a field that Tab does not leave would trap the focus.
            area.requestFocusTraversal(
                    event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
            event.consume();
        }
    }

    private static boolean isTab(KeyEvent event) {
        return event.getCode() == KeyCode.TAB
                && !event.isControlDown()
                && !event.isAltDown()
                && !event.isMetaDown();
    }

    private static void escape(WorkspaceView view, KeyEvent event) {
        if (view.dismissPanel() || view.endLoadOrNotice()) {
            event.consume();
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
        if (WindowCommands.UNDO.isPressed(event) && event.getTarget() instanceof TextInputControl) {
            // A text has its own way back.
            return;
        }
        isFree = true;
        act(
                view ->
                        view.commands()
                                .heardIn(view.frontId())
                                .filter(each -> each.keys() != null && each.keys().match(event))
                                .findFirst()
                                .ifPresent(
                                        found -> {
                                            isFree = false;
                                            event.consume();
                                            view.run(found);
                                        }));
    }

    /**
     * Shows the shortcuts at a question mark, and goes to the filter at a slash. Both lie on other
     * keys on other keyboards, so that they are heard as letters. Any other letter begins a search
     * where the section takes none.
     */
    void onTyped(KeyEvent event) {
        if (event.getTarget() instanceof TextInputControl
                || event.getTarget() instanceof ComboBoxBase<?>) {
            return;
        }
        switch (event.getCharacter()) {
            case "?" -> typed(event, WorkspaceView::showShortcuts);
            case "/" -> typed(event, WorkspaceView::focusFilter);
            default -> search(event);
        }
    }

    /** A letter whose key a control has taken, such as a chart, belongs to that control. */
    private void search(KeyEvent event) {
        String letter = event.getCharacter();
        boolean isPlain = !event.isShortcutDown() && !event.isAltDown() && !event.isMetaDown();
        if (isFree
                && isPlain
                && !letter.isEmpty()
                && Character.isLetterOrDigit(letter.codePointAt(0))) {
            act(
                    view -> {
                        if (view.search(letter)) {
                            event.consume();
                        }
                    });
        }
    }

    private void typed(KeyEvent event, Consumer<WorkspaceView> action) {
        act(
                view -> {
                    event.consume();
                    action.accept(view);
                });
    }

    private void act(Consumer<WorkspaceView> action) {
        WorkspaceView view = shown.get();
        if (view != null && !view.isDialogOpen()) {
            action.accept(view);
        }
    }
}
