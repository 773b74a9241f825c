package app.marquee.ui.control.state;

import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

/** What a view says when there is nothing to show: an icon, what would be here, the next step. */
final class EmptyView extends VBox {
    EmptyView(EmptyStateText words) {
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
            action.getStyleClass().add("accent");
            action.setOnAction(_ -> next.run());
            // Beside a wide pane, or in large text, the words break and the button stays whole.
            action.setWrapText(true);
            // Bound, since the style of buttons would make it one line high.
            action.minHeightProperty().bind(new SimpleDoubleProperty(USE_PREF_SIZE));
            getChildren().add(action);
        }
    }

    private static void wrapped(Label label) {
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
    }

    /** What it needs where it stands: whoever asks without a width would get that of one line. */
    @Override
    protected double computeMinHeight(double width) {
        return super.computeMinHeight(width < 0 && getWidth() > 0 ? getWidth() : width);
    }
}
