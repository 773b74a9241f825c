package app.marquee.ui.video;

import app.marquee.model.id.FunnelId;
import app.marquee.model.id.Id;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.PlaylistId;
import app.marquee.service.video.VideoOwners;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.shell.section.Navigation;

import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.function.Function;

/** Links to the playlists and funnels known to contain a video. FX thread only. */
final class OwnersPane extends GridPane {
    private final Messages messages;
    private final Navigation navigation;

    OwnersPane(Messages messages, Navigation navigation) {
        this.messages = messages;
        this.navigation = navigation;
        setId("video-owners");
        getStyleClass().add("video-owners");
        for (int column = 0; column < 2; column++) {
            ColumnConstraints half = new ColumnConstraints();
            half.setPercentWidth(50);
            getColumnConstraints().add(half);
        }
    }

    void show(VideoOwners owners) {
        getChildren().clear();
        if (owners.playlists().isEmpty() && owners.funnels().isEmpty()) {
            add(muted("owners.neither"), 0, 0, 2, 1);
            return;
        }
        group(0, "section.playlists", "fth-list", owners.playlists(), PlaylistId::new);
        group(1, "section.funnels", "fth-filter", owners.funnels(), FunnelId::new);
    }

    private void group(
            int column,
            String title,
            String icon,
            List<KnownItem> items,
            Function<String, Id> typed) {
        Label heading = new Label(messages.text(title));
        heading.getStyleClass().add("form-label");
        FlowPane links = new FlowPane();
        links.getStyleClass().add("video-owner-links");
        for (KnownItem item : items) {
            links.getChildren().add(link(item, icon, typed.apply(item.id())));
        }
        if (items.isEmpty()) {
            links.getChildren().add(muted("owners.none"));
        }
        addColumn(column, heading, links);
    }

    private Label muted(String key) {
        Label none = new Label(messages.text(key));
        none.getStyleClass().add("muted");
        none.setWrapText(true);
        return none;
    }

    private Node link(KnownItem item, String icon, Id target) {
        String title = item.title();
        String words = title == null || title.isBlank() ? ChangeWords.shortId(item.id()) : title;
        Hyperlink link = new Hyperlink(words.replace('\n', ' '), new FontIcon(icon));
        link.setMnemonicParsing(false);
        link.setDisable(!navigation.canOpen(target.getClass()));
        link.setOnAction(_ -> navigation.open(target));
        return link;
    }
}
