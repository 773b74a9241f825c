package app.marquee.ui.control.table;

import app.marquee.ui.control.Visibility;

import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.text.Bidi;

/** Text of a cell with the part marked in which it differs from another text. FX thread only. */
public final class MarkedText extends HBox {
    /** Room that a cell keeps at its sides. */
    private static final double PADDING = 24;

    /**
     * Start and end of a part. Immutable.
     *
     * @param to exclusive
     */
    public record Part(int from, int to) {}

    /**
     * @param style of the marked part
     */
    public MarkedText(String text, String other, String style) {
        Part part = difference(text, other);
        Label marked = new Firm(text.substring(part.from(), part.to()));
        marked.getStyleClass().add(style);
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(0);
        Label end = new Label(text.substring(part.to()));
        end.setMinWidth(0);
        Visibility.show(end, part.to() < text.length());
        Label start = new Firm(text.substring(0, part.from()));
        prefWidthProperty()
                .subscribe(
                        () -> {
                            start.requestLayout();
                            marked.requestLayout();
                        });
        getChildren().addAll(start, marked, end);
        HBox.setHgrow(end, Priority.ALWAYS);
        parentProperty().subscribe(this::follow);
    }

    private void follow(@Nullable Parent parent) {
        prefWidthProperty().unbind();
        if (parent instanceof Region cell) {
            prefWidthProperty().bind(cell.widthProperty().subtract(PADDING));
        }
    }

    /**
     * The part of a text that is not in the other one, between what both begin and end with.
     * Letters that run from right to left are not taken apart.
     */
    public static Part difference(String text, String other) {
        if (Bidi.requiresBidi(text.toCharArray(), 0, text.length())) {
            return new Part(0, text.length());
        }
        int most = Math.min(text.length(), other.length());
        int from = 0;
        while (from < most && text.charAt(from) == other.charAt(from)) {
            from++;
        }
        int end = 0;
        while (end < most - from
                && text.charAt(text.length() - 1 - end) == other.charAt(other.length() - 1 - end)) {
            end++;
        }
        int to = text.length() - end;
        boolean splitsStart =
                from > 0 && from < text.length() && Character.isLowSurrogate(text.charAt(from));
        boolean splitsEnd = to < text.length() && Character.isLowSurrogate(text.charAt(to));
        return new Part(splitsStart ? from - 1 : from, splitsEnd ? to + 1 : to);
    }

    /** Label of the marked part or before it: half of the room is its own, so the end is cut. */
    private final class Firm extends Label {
        Firm(String text) {
            super(text);
            Visibility.show(this, !text.isEmpty());
        }

        @Override
        protected double computeMinWidth(double height) {
            return Math.min(prefWidth(height), Math.max(0, MarkedText.this.getPrefWidth() / 2));
        }
    }
}
