package app.marquee.ui.analytics.period;

import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.Objects;
import java.util.function.Consumer;

/** List of choices in a card, one of which is chosen, with the key of each. FX thread only. */
public final class ChoiceList<T> extends VBox {
    private final ToggleGroup group = new ToggleGroup();
    private final Consumer<T> chosen;

    public ChoiceList(String id, Consumer<T> chosen) {
        this.chosen = chosen;
        setId(id);
        getStyleClass().add("choice-list");
        setMinWidth(USE_PREF_SIZE);
    }

    /**
     * @param id of its button
     * @param key that chooses it; empty for none
     */
    public void add(String id, T value, String title, String key) {
        ToggleButton button = new ToggleButton(title);
        button.setId(id);
        button.setAccessibleRole(AccessibleRole.RADIO_BUTTON);
        button.setAccessibleText(key.isEmpty() ? title : title + ", " + key);
        button.setMaxWidth(Double.MAX_VALUE);
        button.getStyleClass().addAll("flat", "choice");
        button.setUserData(value);
        button.setToggleGroup(group);
        button.setOnAction(
                _ -> {
                    button.setSelected(true);
                    button.requestFocus();
                    chosen.accept(value);
                });
        Label hint = new Label(key);
        hint.getStyleClass().add("key-hint");
        hint.setMouseTransparent(true);
        StackPane line = new StackPane(button, hint);
        StackPane.setAlignment(hint, Pos.CENTER_RIGHT);
        getChildren().add(line);
    }

    /** Marks the choice that holds, or none. */
    public void show(@Nullable T value) {
        group.getToggles()
                .forEach(each -> each.setSelected(Objects.equals(each.getUserData(), value)));
    }
}
