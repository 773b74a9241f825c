package app.marquee.ui.control;

import atlantafx.base.controls.CustomTextField;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Consumer;

/**
 * Filter field that applies its text once typing pauses; Esc or the clear button empties it. With a
 * memory it starts with the last text. FX thread only.
 */
public final class FilterField extends CustomTextField {
    private static final Duration PAUSE = Duration.millis(150);

    /** More than a user types to filter a list. */
    private static final int KEPT = 200;

    private static final String TYPED = "typed";

    /** Width of the icon and its padding, in ems. */
    private static final double SIGN = 2;

    private final Debouncer typing = new Debouncer(this, PAUSE);
    private final Consumer<String> onFilter;
    private @Nullable ViewMemory memory;

    /**
     * @param prompt what is filtered, in the user's language
     * @param onFilter takes the text; called on the FX thread
     */
    public FilterField(String id, String prompt, Consumer<String> onFilter) {
        this.onFilter = onFilter;
        setId(id);
        setAccessibleText(prompt);
        FittingPrompt.follow(this, SIGN, prompt);
        setLeft(new FontIcon("fth-search"));
        setRight(cross());
        getStyleClass().add("filter-field");
        textProperty().addListener(_ -> typing.soon(this::narrow));
        addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        setOnAction(
                _ -> {
                    typing.stop();
                    narrow();
                });
    }

    /** The clear button, for the mouse only: the keyboard has Esc. */
    private Node cross() {
        StackPane cross = new StackPane(new FontIcon("fth-x"));
        cross.setId(getId() + "-clear");
        cross.getStyleClass().add("filter-clear");
        cross.visibleProperty().bind(textProperty().isNotEmpty());
        // The prompt gets the width while there is no text to clear.
        cross.managedProperty().bind(cross.visibleProperty());
        cross.setOnMouseClicked(
                _ -> {
                    clear();
                    requestFocus();
                });
        return cross;
    }

    /** Narrows at once by what was typed the last time, and remembers what is typed from now on. */
    public FilterField remember(ViewMemory views) {
        ViewMemory own = views.under(getId());
        memory = own;
        String kept = own.recall(TYPED);
        if (kept != null && !kept.isEmpty()) {
            setText(kept);
            typing.stop();
            onFilter.accept(kept);
        }
        return this;
    }

    private void narrow() {
        String typed = getText();
        onFilter.accept(typed);
        if (memory != null) {
            memory.keep(TYPED, typed.substring(0, Math.min(typed.length(), KEPT)));
        }
    }

    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && !getText().isEmpty()) {
            clear();
            event.consume();
        }
    }
}
