package app.marquee.ui.analytics;

import app.marquee.ui.control.TruncationTooltip;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * Table cell of a value with a bar for its share of the largest one: beside the value where the
 * column has room for both, else above it. Unknown values are marked.
 */
public final class FigureCell<T> extends TableCell<T, T> implements TruncationTooltip.Shortened {
    private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");

    /** Room of a value in a column with bars beside it, in heights of its letters. */
    private static final double VALUE_ROOM = 6;

    /** Shorter bars can't be told apart, in heights of letters. */
    private static final double SHORTEST_BAR = 2.5;

    private static final double THICKNESS = 0.6;

    /** Of a bar above the value, and of the gap between them. */
    private static final double THIN = 0.22;

    private final Function<T, @Nullable String> words;
    private final Function<T, @Nullable String> inFull;
    private final ToDoubleFunction<T> share;
    private final Words marks;
    private final Label label = new Label();
    private final Region bar = new Region();
    private final StackPane pane = new Layers();
    private double filled;

    /**
     * Texts of a cell.
     *
     * @param column the title of its column
     * @param mark shown where the value is unknown
     * @param unknown read aloud instead of the mark
     */
    public record Words(String column, String mark, String unknown) {}

    /**
     * @param words the value, or null when it is unknown
     * @param share 0 to 1, or less than 0 for no bar
     */
    public FigureCell(Words marks, Function<T, @Nullable String> words, ToDoubleFunction<T> share) {
        this(marks, words, words, share);
    }

    /**
     * @param words the value in short form, or null when it is unknown
     * @param inFull the full form, for the tooltip and screen readers
     * @param share 0 to 1, or less than 0 for no bar
     */
    public FigureCell(
            Words marks,
            Function<T, @Nullable String> words,
            Function<T, @Nullable String> inFull,
            ToDoubleFunction<T> share) {
        this.marks = marks;
        this.words = words;
        this.inFull = inFull;
        this.share = share;
        getStyleClass().addAll("right", "figure-cell");
        bar.getStyleClass().add("figure-bar");
        pane.getChildren().addAll(bar, label);
        setText(null);
    }

    @Override
    protected void updateItem(T row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        if (isEmpty || row == null) {
            setGraphic(null);
            setAccessibleText(null);
            pseudoClassStateChanged(UNKNOWN, false);
            return;
        }
        String text = words.apply(row);
        label.setText(text == null ? marks.mark() : text);
        String said = inFull.apply(row);
        setAccessibleText(marks.column() + ": " + (said == null ? marks.unknown() : said));
        pseudoClassStateChanged(UNKNOWN, text == null);
        filled = share.applyAsDouble(row);
        bar.setVisible(filled >= 0);
        pane.requestLayout();
        setGraphic(pane);
    }

    @Override
    public @Nullable String inFull() {
        T row = getItem();
        String said = row == null ? null : inFull.apply(row);
        return Objects.equals(said, label.getText()) ? null : said;
    }

    /** Layout that grows the bar from the left, up to the value or above it. */
    private final class Layers extends StackPane {
        Layers() {
            getStyleClass().add("figure-layers");
        }

        @Override
        protected double computePrefWidth(double height) {
            return Math.max(
                    label.prefWidth(height),
                    FigureCell.this.getWidth()
                            - FigureCell.this.snappedLeftInset()
                            - FigureCell.this.snappedRightInset());
        }

        private double letters() {
            return label.getFont().getSize();
        }

        private double before(double width) {
            return width - VALUE_ROOM * letters();
        }

        private boolean isBeside(double width) {
            return before(width) >= SHORTEST_BAR * letters()
                    && label.prefWidth(-1) <= VALUE_ROOM * letters();
        }

        private boolean isAbove(double width) {
            return filled >= 0 && !isBeside(width);
        }

        @Override
        protected double computePrefHeight(double width) {
            double value = label.prefHeight(-1);
            return isAbove(width < 0 ? prefWidth(-1) : width)
                    ? value + 2 * snapSizeY(THIN * letters())
                    : value;
        }

        @Override
        protected void layoutChildren() {
            double width = getWidth();
            double height = getHeight();
            double text = Math.min(width, label.prefWidth(-1));
            double value = label.prefHeight(-1);
            boolean isAbove = isAbove(width);
            double thin = snapSizeY(THIN * letters());
            double thick = isAbove ? thin : snapSizeY(THICKNESS * letters());
            double top = snapPositionY((height - value - (isAbove ? 2 * thin : 0)) / 2);
            bar.resizeRelocate(
                    0,
                    isAbove ? Math.max(0, top) : snapPositionY((height - thick) / 2),
                    snapSizeX((isAbove ? width : before(width)) * Math.clamp(filled, 0, 1)),
                    thick);
            label.resizeRelocate(
                    width - text, Math.max(0, top) + (isAbove ? 2 * thin : 0), text, value);
        }
    }
}
