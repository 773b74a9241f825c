package app.marquee.ui.control;

import atlantafx.base.controls.CustomTextField;

import javafx.animation.PauseTransition;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Consumer;

/** A field that narrows what a view shows, a moment after the typing pauses; Esc empties it. */
public final class FilterField extends CustomTextField {
    private static final Duration PAUSE = Duration.millis(150);

    private final PauseTransition pause = new PauseTransition(PAUSE);

    /**
     * @param prompt what is filtered, in the person's language
     * @param onFilter takes the text; called on the FX thread
     */
    public FilterField(String id, String prompt, Consumer<String> onFilter) {
        setId(id);
        setPromptText(prompt);
        setAccessibleText(prompt);
        setLeft(new FontIcon("fth-search"));
        getStyleClass().add("filter-field");
        pause.setOnFinished(_ -> onFilter.accept(getText()));
        textProperty().addListener(_ -> pause.playFromStart());
        addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        setOnAction(
                _ -> {
                    pause.stop();
                    onFilter.accept(getText());
                });
    }

    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && !getText().isEmpty()) {
            clear();
            event.consume();
        }
    }
}
