package app.marquee.ui.control.state;

import app.marquee.text.Messages;
import app.marquee.ui.control.SnapshotAware;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

import org.kordamp.ikonli.javafx.FontIcon;

/** Bar that shows the age of a saved copy. */
final class StaleBar extends HBox implements SnapshotAware {
    private final Label text;
    private final String aged;
    private final String lasting;

    /**
     * @param aged text with the age of the copy
     */
    StaleBar(Messages messages, String aged) {
        this.aged = aged;
        lasting = messages.text("state.stale.lasting");
        text = new Label(aged);
        getStyleClass().add("stale-bar");
        getChildren().addAll(new FontIcon("fth-clock"), text);
    }

    /** The text below an image gives the date instead. */
    @Override
    public void pictured(boolean taken) {
        text.setText(taken ? lasting : aged);
    }
}
