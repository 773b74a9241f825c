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
 * What stands above the videos of a folder. Where there is little room, as in large text, the
 * button keeps its sign alone, so that the heading and the filter keep theirs.
 */
final class VideoHead extends HBox {
    /** What all its words need, in sizes of the text. */
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
