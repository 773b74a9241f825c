package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.Subject;
import app.marquee.text.Messages;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.control.table.FrameSource;

import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Insets;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Rows of a review: each item with what changes on it, and on demand the exact requests. Many rows
 * scroll. FX thread only.
 */
final class ReviewRows extends StackPane {
    /** More rows than these scroll. */
    private static final int SHOWN = 6;

    private static final double HEIGHT = 320;

    /** Width of the bar of a list that scrolls. */
    private static final double BAR = 16;

    private final Messages messages;
    private final ChangeWords words;
    private final FrameSource frames;
    private final ObservableBooleanValue withRequests;

    /**
     * @param withRequests whether the exact requests are shown
     */
    ReviewRows(
            List<ReviewRow> rows,
            Messages messages,
            ChangeWords words,
            FrameSource frames,
            ObservableBooleanValue withRequests) {
        this.messages = messages;
        this.words = words;
        this.frames = frames;
        this.withRequests = withRequests;
        getChildren().add(rows.size() > SHOWN ? list(rows) : box(rows));
    }

    private VBox box(List<ReviewRow> rows) {
        VBox box = new VBox();
        box.getStyleClass().add("review-rows");
        rows.forEach(row -> box.getChildren().add(content(row)));
        return box;
    }

    private ListView<ReviewRow> list(List<ReviewRow> rows) {
        ListView<ReviewRow> list = new ListView<>();
        list.setId("review-list");
        list.setAccessibleText(messages.plural("value.many", rows.size()));
        list.getItems().setAll(rows);
        list.setCellFactory(_ -> new Cell());
        list.setPrefHeight(HEIGHT);
        withRequests.subscribe(list::refresh);
        return list;
    }

    private Region content(ReviewRow row) {
        VBox box = new VBox();
        box.getStyleClass().add("review-line");
        if (row.item() != null) {
            box.getChildren().add(framed(row.item(), said(row, row.item())));
        }
        if (row.isLast()) {
            box.getChildren().add(request(row.line()));
        }
        return box;
    }

    private Region said(ReviewRow row, Subject item) {
        if (!row.hasValues()) {
            return wrapping(words.named(item));
        }
        VBox members = new VBox();
        members.getStyleClass().add("review-members");
        row.line()
                .members()
                .forEach(member -> members.getChildren().add(member(row.line(), member)));
        return members;
    }

    private Label member(ChangeLine line, MemberChange member) {
        return wrapping(
                messages.text(
                        "review.member",
                        words.namedWithField(line),
                        words.memberName(member.member()),
                        words.step(line, member)));
    }

    /** What is said of an item; of a video after its frame. */
    private Region framed(Subject subject, Region said) {
        if (subject.video() == null) {
            return said;
        }
        HBox both = new HBox(frames.frame(subject.video()), said);
        both.getStyleClass().add("review-video");
        HBox.setHgrow(said, Priority.ALWAYS);
        return both;
    }

    private Label request(ChangeLine line) {
        Label label = wrapping(RequestPreview.text(line));
        label.getStyleClass().addAll("mono", "request-text");
        label.setAccessibleText(messages.text("request") + ": " + label.getText());
        label.visibleProperty().bind(withRequests);
        label.managedProperty().bind(label.visibleProperty());
        return label;
    }

    static Label wrapping(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        Wrapping.guard(label);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }

    /** Cell as high as its wrapped texts, which a cell doesn't ask a graphic for by itself. */
    private final class Cell extends ListCell<ReviewRow> {
        private @Nullable Region content;

        Cell() {
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable ReviewRow row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            content = isEmpty || row == null ? null : content(row);
            setGraphic(content);
        }

        @Override
        protected double computePrefHeight(double width) {
            Insets around = getInsets();
            double room = getListView().getWidth() - BAR - around.getLeft() - around.getRight();
            return content == null
                    ? super.computePrefHeight(width)
                    : Math.ceil(content.prefHeight(room)) + around.getTop() + around.getBottom();
        }

        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            if (content != null) {
                Insets around = getInsets();
                content.resizeRelocate(
                        around.getLeft(),
                        around.getTop(),
                        getWidth() - around.getLeft() - around.getRight(),
                        getHeight() - around.getTop() - around.getBottom());
            }
        }
    }
}
