package app.marquee.ui.library;

import app.marquee.text.Messages;
import app.marquee.ui.control.ShownText;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.video.RowPictureFrame;
import app.marquee.ui.video.RowPictures;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Optional;

/**
 * Pane of the selected video beside the list: its frame and what is known of it. FX thread only.
 */
final class VideoInspector extends ScrollPane {
    private final Messages messages;
    private final VideoWords words;
    private final RowPictures pictures;
    private final RowPictureFrame frame;
    private final Label title = new Label();
    private final GridPane facts = new GridPane();

    VideoInspector(Messages messages, VideoWords words, RowPictures pictures) {
        this.messages = messages;
        this.words = words;
        this.pictures = pictures;
        this.frame = pictures.frame();
        frame.getStyleClass().setAll("inspector-picture");
        title.getStyleClass().add("heading");
        title.setWrapText(true);
        Wrapping.guard(title);
        title.setMinHeight(USE_PREF_SIZE);
        facts.getStyleClass().add("facts");
        VBox content = new VBox(frame, title, facts);
        content.getStyleClass().add("video-inspector-content");
        setContent(content);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setId("library-inspector-pane");
        setAccessibleText(messages.text("library.inspector"));
        getStyleClass().add("video-inspector");
        show(List.of());
    }

    /** Shows what is selected. */
    void show(List<VideoRow> rows) {
        VideoRow one = rows.size() == 1 ? rows.getFirst() : null;
        if (one == null) {
            pictures.bring(frame);
        } else {
            one.bring(pictures, frame);
        }
        for (Node node : List.of(frame, facts)) {
            Visibility.show(node, one != null);
        }
        facts.getChildren().clear();
        if (one == null) {
            title.setText(
                    rows.isEmpty()
                            ? messages.text("library.inspector.none")
                            : messages.plural("library.selected", rows.size()));
            return;
        }
        title.setText(ShownText.wrapped(words.title(one)));
        fact(0, messages.text("metric.views"), words.views(one));
        fact(1, messages.text("field.length"), Optional.of(words.length(one)));
        fact(2, messages.text("field.status"), words.statusName(one));
        fact(3, messages.text("field.folder_id"), words.folder(one.video()));
        fact(4, messages.text("field.size"), words.size(one));
        fact(
                5,
                messages.text("field.created"),
                one.video().createdAt().map(words::day).toOptional());
        fact(
                6,
                messages.text("field.updated"),
                one.video().updatedAt().map(words::day).toOptional());
    }

    private void fact(int line, String name, Optional<String> value) {
        Label what = new Label(name);
        what.getStyleClass().add("muted");
        what.setMinWidth(USE_PREF_SIZE);
        String text = value.filter(known -> !known.isEmpty()).orElse(messages.text("unknown"));
        Label is = new Label(text);
        is.setWrapText(true);
        Wrapping.guard(is);
        is.setMinHeight(USE_PREF_SIZE);
        if (value.isEmpty()) {
            is.getStyleClass().add("muted");
        }
        facts.addRow(line, what, is);
    }
}
