package app.marquee.ui.cities;

import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/** Message in the toolbar while one day is shown, with a link to the whole period. */
final class DayNotice extends HBox {
    private final Messages messages;
    private final Label day = new Label();
    private final Subscription following;

    DayNotice(CityDaysViewModel days, Messages messages) {
        this.messages = messages;
        setId("cities-day");
        getStyleClass().addAll("period-group", "cities-day");
        day.getStyleClass().add("cities-day-date");
        day.setMinWidth(USE_PREF_SIZE);
        Hyperlink whole = new Hyperlink(messages.text("strip.all"));
        whole.setId("cities-day-whole");
        whole.setMinWidth(USE_PREF_SIZE);
        whole.setOnAction(_ -> days.choose(null));
        getChildren().addAll(day, new Label("·"), whole);
        following = days.chosenProperty().subscribe(this::show);
    }

    private void show(@Nullable LocalDate chosen) {
        Visibility.show(this, chosen != null);
        day.setText(chosen == null ? "" : messages.formats().day(chosen));
    }

    void close() {
        following.unsubscribe();
    }
}
