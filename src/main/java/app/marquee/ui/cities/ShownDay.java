package app.marquee.ui.cities;

import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/** Panel over the map that names the day it shows, unlike the tiles and the table. */
final class ShownDay extends HBox {
    private final Messages messages;
    private final Label day = new Label();

    /**
     * @param whole shows the whole period again
     */
    ShownDay(Messages messages, Runnable whole) {
        this.messages = messages;
        setId("map-day-panel");
        getStyleClass().addAll("map-panel", "cities-breadcrumb");
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        day.getStyleClass().add("cities-breadcrumb-here");
        day.setMinWidth(USE_PREF_SIZE);
        Hyperlink all = new Hyperlink(messages.text("strip.all"));
        all.setId("map-day-whole");
        all.setMinWidth(USE_PREF_SIZE);
        all.setOnAction(_ -> whole.run());
        getChildren().addAll(day, all);
        show(null);
    }

    /** Null for the whole period. */
    void show(@Nullable LocalDate shown) {
        Visibility.show(this, shown != null);
        if (shown != null) {
            day.setText(messages.text("map.day", messages.formats().date(shown)));
        }
    }
}
