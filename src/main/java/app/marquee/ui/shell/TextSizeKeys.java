package app.marquee.ui.shell;

import app.marquee.model.settings.TextSize;

import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Keyboard shortcuts for the text size: Ctrl/Cmd with plus, minus and 0. They also work in dialogs.
 */
public final class TextSizeKeys {
    private final Consumer<UnaryOperator<TextSize>> change;

    /**
     * @param change the present size, which is saved and applied at once
     */
    public TextSizeKeys(Consumer<UnaryOperator<TextSize>> change) {
        this.change = change;
    }

    public void attach(Scene scene) {
        scene.addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
    }

    private void onKey(KeyEvent event) {
        if (!event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            // Plus lies beside or above the equals sign on most keyboards.
            case PLUS, EQUALS, ADD -> run(event, TextSize::larger);
            case MINUS, SUBTRACT -> run(event, TextSize::smaller);
            case DIGIT0, NUMPAD0 -> run(event, _ -> TextSize.USUAL);
            default -> {}
        }
    }

    private void run(KeyEvent event, UnaryOperator<TextSize> step) {
        event.consume();
        change.accept(step);
    }
}
