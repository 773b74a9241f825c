package app.marquee.ui.video;

import app.marquee.model.change.ChangeLine;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.StateBadge;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.time.ZoneId;
import java.util.List;

/**
 * List of the changes made to a video from this computer, the latest first, with a link to
 * Activity. FX thread only.
 */
final class VideoJournal extends VBox {
    private final Messages messages;
    private final ChangeWords words;
    private final ZoneId zone;
    private final int most;
    private final VBox lines = new VBox();
    private final Label none = new Label();
    private final Button more = new Button();
    private final ScrollPane scroll = new ScrollPane(lines);

    /**
     * @param most changes listed; Activity has the rest
     * @param all shows all changes of the connection
     */
    VideoJournal(Messages messages, ChangeWords words, ZoneId zone, int most, Runnable all) {
        this.messages = messages;
        this.words = words;
        this.zone = zone;
        this.most = most;
        Label heading = new Label(messages.text("section.changes"));
        heading.getStyleClass().add("heading");
        HBox.setHgrow(heading, Priority.ALWAYS);
        heading.setMaxWidth(Double.MAX_VALUE);
        more.setText(messages.text("journal.all"));
        more.setId("video-journal-all");
        more.getStyleClass().addAll("flat", "small");
        more.setMinWidth(USE_PREF_SIZE);
        more.setOnAction(_ -> all.run());
        HBox head = new HBox(heading, more);
        head.getStyleClass().add("change-row-head");
        none.setText(messages.text("journal.none"));
        none.getStyleClass().add("muted");
        none.setWrapText(true);
        none.setMinHeight(Region.USE_PREF_SIZE);
        scroll.setId("video-journal");
        scroll.setAccessibleText(messages.text("section.changes"));
        scroll.setFitToWidth(true);
        getStyleClass().add("video-journal");
        getChildren().addAll(head, none, scroll);
        show(List.of());
    }

    void show(List<ChangeLine> done) {
        lines.getChildren().setAll(done.stream().limit(most).map(this::line).toList());
        boolean any = !done.isEmpty();
        Visibility.show(scroll, any);
        Visibility.show(more, any);
        Visibility.show(none, !any);
    }

    private HBox line(ChangeLine line) {
        String what = words.of(line);
        String when = messages.formats().dateTime(line.origin().stagedAt(), zone);
        Label time = new Label(when);
        time.getStyleClass().add("caption");
        time.setMinWidth(USE_PREF_SIZE);
        Label text = new Label(what.replace('\n', ' ').replace('\r', ' '));
        text.getStyleClass().add("given-name");
        text.setTooltip(new Tooltip(what));
        text.setMinWidth(0);
        text.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(text, Priority.ALWAYS);
        Label state = StateBadge.of(line, words.state(line));
        HBox row = new HBox(time, text, state);
        row.getStyleClass().add("change-row-head");
        row.setAccessibleText(when + ". " + what + ". " + state.getText());
        return row;
    }
}
