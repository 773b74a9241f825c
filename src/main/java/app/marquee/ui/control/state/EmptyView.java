package app.marquee.ui.control.state;

import app.marquee.ui.control.Buttons;

import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Empty state of a view: an icon, a title, a text and the next step. */
final class EmptyView extends VBox {
    private final @Nullable String offered;

    EmptyView(EmptyStateText words) {
        this.offered = words.action();
        Label title = new Label(words.title());
        title.getStyleClass().add("empty-title");
        wrapped(title);
        Label text = new Label(words.text());
        text.getStyleClass().add("empty-text");
        wrapped(text);
        getStyleClass().add("empty-view");
        getChildren().addAll(new FontIcon(words.icon()), title, text);
        Runnable next = words.onAction();
        if (words.action() != null && next != null) {
            Button action = new Button(words.action());
            action.setId("empty-action");
            if (!Buttons.isOpening(words.action())) {
                action.getStyleClass().add("accent");
            }
            action.setOnAction(_ -> next.run());
            // Beside a wide pane, or with large text, the text wraps and the button stays whole.
            action.setWrapText(true);
            // Bound, since the style of buttons would make it one line high.
            action.minHeightProperty().bind(new SimpleDoubleProperty(USE_PREF_SIZE));
            getChildren().add(action);
        }
        if (words.choice() != null) {
            getChildren().add(words.choice());
        }
    }

    /** Whether its next step has this name. */
    boolean offers(String name) {
        return name.equals(offered);
    }

    private static void wrapped(Label label) {
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
    }

    /** Computes the height for the current width; without a width it would be that of one line. */
    @Override
    protected double computeMinHeight(double width) {
        return super.computeMinHeight(width < 0 && getWidth() > 0 ? getWidth() : width);
    }
}
