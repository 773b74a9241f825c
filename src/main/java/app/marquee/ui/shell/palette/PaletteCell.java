package app.marquee.ui.shell.palette;

import app.marquee.service.search.FuzzyQuery.Mark;
import app.marquee.text.RightToLeft;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.FrameSource;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** Cell of the palette: a heading, or an entry with its matched letters highlighted. */
public final class PaletteCell extends ListCell<PaletteRow> {
    private static final PseudoClass HEAD = PseudoClass.getPseudoClass("head");
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    /** Of the width of an entry, what a title has in any case. */
    private static final double TITLE_SHARE = 0.6;

    /** Of the width of an entry, what the words after the title have in any case. */
    private static final double DETAIL_SHARE = 0.2;

    private final FontIcon icon = new FontIcon();
    private final FrameSource frames;
    private final Region frame;
    private final Title title = new Title();
    private final Label detail = new Detail();
    private final Label keys = new Label();
    private final HBox entry;
    private final Label head = new Label();
    private final Label note = new Label();
    private final HBox heading;

    PaletteCell(IntConsumer choose, FrameSource frames) {
        this.frames = frames;
        this.frame = frames.frame(null);
        getStyleClass().add("palette-cell");
        detail.getStyleClass().add("palette-detail");
        // The name of a folder may be long, and the length of the video is after it.
        detail.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        keys.getStyleClass().add("key-cap");
        keys.setMinWidth(USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        entry = new HBox(icon, frame, title, detail, space, keys);
        entry.getStyleClass().add("palette-entry");
        entry.widthProperty().subscribe(title::requestLayout);
        head.getStyleClass().add("palette-head");
        note.getStyleClass().add("palette-note");
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        heading = new HBox(head, between, note);
        heading.getStyleClass().add("palette-entry");
        // The list is never wider than the panel.
        setPrefWidth(0);
        // Pressed, not clicked, and consumed: the field keeps the focus while the mouse chooses.
        addEventFilter(
                MouseEvent.MOUSE_PRESSED,
                event -> {
                    event.consume();
                    if (!isEmpty()) {
                        choose.accept(getIndex());
                    }
                });
    }

    private final class Detail extends Label {
        @Override
        protected double computeMinWidth(double height) {
            return Math.min(prefWidth(-1), DETAIL_SHARE * entry.getWidth());
        }
    }

    /** Title of an entry in one line, cut at its end. */
    private final class Title extends Region {
        private final TextFlow words = new TextFlow();
        private final Text dots = new Text("…");
        private final Rectangle room = new Rectangle();
        private String whole = "";

        Title() {
            getStyleClass().add("palette-title");
            dots.getStyleClass().addAll("palette-text", "palette-dots");
            room.heightProperty().bind(words.heightProperty());
            words.setClip(room);
            getChildren().addAll(words, dots);
        }

        void show(PaletteEntry shown) {
            whole = shown.title();
            words.getChildren().setAll(runs(whole, shown.marks()));
            requestLayout();
        }

        @Override
        protected double computeMinWidth(double height) {
            return Math.min(prefWidth(-1), TITLE_SHARE * entry.getWidth());
        }

        @Override
        protected double computePrefWidth(double height) {
            return Math.ceil(words.prefWidth(-1));
        }

        @Override
        protected double computePrefHeight(double width) {
            return words.prefHeight(-1);
        }

        @Override
        protected double computeMaxHeight(double width) {
            return prefHeight(width);
        }

        @Override
        protected void layoutChildren() {
            double wanted = prefWidth(-1);
            boolean isCut = wanted > getWidth();
            boolean isFromRight = RightToLeft.isFromRight(whole);
            double end = isCut ? dots.getLayoutBounds().getWidth() : 0;
            words.resizeRelocate(isFromRight ? getWidth() - wanted : 0, 0, wanted, getHeight());
            room.setX(isFromRight ? wanted - getWidth() + end : 0);
            room.setWidth(getWidth() - end);
            dots.setVisible(isCut);
            dots.relocate(isFromRight ? 0 : getWidth() - end, 0);
            if (isCut) {
                setTooltip(new Tooltip(whole));
            }
        }
    }

    @Override
    protected void updateItem(@Nullable PaletteRow row, boolean empty) {
        super.updateItem(row, empty);
        setTooltip(null);
        pseudoClassStateChanged(HEAD, row instanceof PaletteRow.Head);
        pseudoClassStateChanged(REFUSED, false);
        switch (empty ? null : row) {
            case null -> {
                setGraphic(null);
                setAccessibleText("");
            }
            case PaletteRow.Head(var text, var more) -> {
                head.setText(text);
                note.setText(more);
                setGraphic(heading);
                setAccessibleText(text);
            }
            case PaletteRow.Line(var shown) -> {
                show(shown);
                setGraphic(entry);
            }
        }
    }

    private void show(PaletteEntry shown) {
        pseudoClassStateChanged(REFUSED, !shown.canRun());
        icon.setIconLiteral(shown.icon());
        Visibility.show(icon, shown.video() == null);
        Visibility.show(frame, shown.video() != null);
        frames.show(frame, shown.video());
        title.show(shown);
        detail.setText(shown.canRun() ? shown.detail() : shown.refusal());
        keys.setText(shown.keys());
        Visibility.show(keys, !shown.keys().isEmpty());
        setAccessibleText(String.join(", ", shown.title(), detail.getText(), shown.keys()));
        if (!shown.canRun()) {
            setTooltip(new Tooltip(shown.refusal()));
        }
    }

    private static List<Text> runs(String whole, List<Mark> marks) {
        List<Text> runs = new ArrayList<>();
        add(runs, RightToLeft.marks(whole), "palette-text");
        int at = 0;
        for (Mark mark : marks) {
            add(runs, whole.substring(at, mark.from()), "palette-text");
            at = mark.to();
            add(runs, whole.substring(mark.from(), at), "palette-match");
        }
        add(runs, whole.substring(at), "palette-text");
        return runs;
    }

    private static void add(List<Text> runs, String text, String style) {
        if (!text.isEmpty()) {
            Text run = new Text(text.replace('\n', ' '));
            run.getStyleClass().add(style);
            runs.add(run);
        }
    }
}
