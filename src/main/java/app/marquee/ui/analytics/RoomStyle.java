package app.marquee.ui.analytics;

import javafx.scene.Parent;

import java.net.URL;
import java.util.Objects;

/** Gives the style sheet of this room to what is shown outside of it, in dialogs. */
final class RoomStyle {
    private RoomStyle() {}

    static void addTo(Parent content) {
        URL sheet = RoomStyle.class.getResource("analytics.css");
        content.getStylesheets().add(Objects.requireNonNull(sheet).toExternalForm());
    }
}
