package app.marquee.ui.analytics;

import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;

/** Line in place of the days that couldn't be loaded, with its retry. FX thread only. */
public final class MissingDays extends HBox {
    private final Label text = new Label();
    private final Hyperlink again;

    /**
     * @param retry loads them again
     */
    public MissingDays(String section, Messages messages, Runnable retry) {
        setId(section + "-days-failed");
        getStyleClass().add("missing-days");
        text.setText(messages.text("days.failed"));
        text.setWrapText(true);
        again = new Hyperlink(messages.text("error.retry"));
        again.setId(section + "-days-retry");
        again.setMinWidth(USE_PREF_SIZE);
        again.setOnAction(_ -> retry.run());
        show(false);
    }

    public void show(boolean failed) {
        getChildren().setAll(failed ? List.of(text, again) : List.of());
        Visibility.show(this, failed);
    }

    /** The line above what would have the days. */
    public Region over(Region report) {
        VBox.setVgrow(report, Priority.ALWAYS);
        VBox both = new VBox(this, report);
        both.setMinWidth(0);
        return both;
    }
}
