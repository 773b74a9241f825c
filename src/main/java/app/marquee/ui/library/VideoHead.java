package app.marquee.ui.library;

import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/**
 * Header of the videos of a folder. Where it is narrow, as with large text, the button shows only
 * its icon. FX thread only.
 */
final class VideoHead extends HBox {
    /** The width of all its texts, in ems. */
    private static final double ROOM = 34;

    private final Button button;

    VideoHead(Label heading, Button button, Node filter) {
        this.button = button;
        heading.setId("video-heading");
        heading.getStyleClass().add("heading");
        heading.setMinWidth(0);
        Region space = new Region();
        setHgrow(space, Priority.SOMETIMES);
        setHgrow(filter, Priority.ALWAYS);
        button.setTooltip(new Tooltip(button.getText()));
        button.contentDisplayProperty()
                .bind(
                        Bindings.createObjectBinding(
                                this::words, widthProperty(), button.fontProperty()));
        getChildren().addAll(heading, space, button, filter);
        getStyleClass().add("video-head");
    }

    private ContentDisplay words() {
        return getWidth() < ROOM * button.getFont().getSize()
                ? ContentDisplay.GRAPHIC_ONLY
                : ContentDisplay.LEFT;
    }
}
