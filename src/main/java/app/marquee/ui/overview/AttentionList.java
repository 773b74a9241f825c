package app.marquee.ui.overview;

import app.marquee.service.overview.Attention;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.section.Navigation;
import app.marquee.ui.shell.section.Place;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

/** List of what needs the user's attention, each line leading to where it is settled. */
final class AttentionList extends VBox {
    private final Messages messages;
    private final Navigation navigation;

    AttentionList(Messages messages, Navigation navigation) {
        this.messages = messages;
        this.navigation = navigation;
        setId("overview-attention-list");
        getStyleClass().add("top-list");
        show(Attention.NOTHING);
    }

    void show(Attention attention) {
        getChildren().clear();
        add("unknown", attention.unknown(), "fth-help-circle", new Place.PendingChanges());
        add("failed", attention.failed(), "fth-x-circle", new Place.PendingChanges());
        add("expiring", attention.expiring(), "fth-trash-2", new Place.Trash());
        add(
                "pending",
                messages.plural("changes.waiting", attention.pending()),
                attention.pending(),
                "fth-edit-3",
                new Place.PendingChanges());
        if (attention.isEmpty()) {
            Label nothing = new Label(messages.text("overview.attention.none"));
            nothing.getStyleClass().add("muted");
            nothing.setWrapText(true);
            getChildren().add(nothing);
        }
    }

    private void add(String key, long count, String icon, Place place) {
        add(key, messages.plural("overview.attention." + key, count), count, icon, place);
    }

    private void add(String key, String words, long count, String icon, Place place) {
        if (count == 0) {
            return;
        }
        Button line = new Button(words, new FontIcon(icon));
        line.setId("overview-attention-" + key);
        line.getStyleClass().addAll("flat", "attention-row", "attention-" + key);
        line.setAlignment(Pos.CENTER_LEFT);
        line.setMaxWidth(Double.MAX_VALUE);
        line.setWrapText(true);
        line.setDisable(!navigation.canOpen(place.getClass()));
        line.setOnAction(_ -> navigation.open(place));
        getChildren().add(line);
    }
}
