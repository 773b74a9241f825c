package app.marquee.ui.control;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** Says how old stored data is. */
final class StaleBar extends HBox {
    StaleBar(Messages messages, Clock clock, Instant fetchedAt) {
        Duration age = Duration.between(fetchedAt, clock.instant());
        Label text = new Label(messages.text("state.stale", messages.formats().age(age)));
        getStyleClass().add("stale-bar");
        getChildren().addAll(new FontIcon("fth-clock"), text);
    }
}
