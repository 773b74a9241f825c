package app.marquee.ui.analytics.period;

import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.TextScale;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** Row of controls with what is wrong with them to its right, or below where there is no room. */
final class NotedRow extends Region {
    /** In pixels at the usual text size. */
    private static final double GAP = 16;

    /** The same. */
    private static final double LINES_GAP = 4;

    private final OverflowBar row;
    private final HBox notes = new HBox();

    NotedRow(OverflowBar row) {
        this.row = row;
        notes.getStyleClass().add("period-group");
        notes.setFillHeight(false);
        getChildren().addAll(row, notes);
    }

    void note(Node... more) {
        notes.getChildren().addAll(more);
    }

    private double gap() {
        return GAP * TextScale.now(this);
    }

    private double linesGap() {
        return LINES_GAP * TextScale.now(this);
    }

    private boolean isNoted() {
        return notes.getChildren().stream().anyMatch(Node::isManaged);
    }

    private boolean isBeside(double width) {
        return width < 0 || row.prefWidth(-1) + gap() + notes.prefWidth(-1) <= width;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return row.minWidth(-1);
    }

    @Override
    protected double computePrefWidth(double height) {
        return row.prefWidth(-1) + (isNoted() ? gap() + notes.prefWidth(-1) : 0);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double controls = row.prefHeight(-1);
        if (!isNoted()) {
            return controls;
        }
        return isBeside(width)
                ? Math.max(controls, notes.prefHeight(-1))
                : controls + linesGap() + notes.prefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        double controls = row.prefHeight(-1);
        boolean isBeside = isNoted() && isBeside(width);
        double wide = Math.min(width, row.prefWidth(-1));
        row.resizeRelocate(0, isBeside ? (height - controls) / 2 : 0, wide, controls);
        if (isBeside) {
            double tall = notes.prefHeight(-1);
            notes.resizeRelocate(
                    snapPositionX(wide + gap()),
                    snapPositionY((height - tall) / 2),
                    notes.prefWidth(-1),
                    tall);
        } else {
            notes.resizeRelocate(
                    0, controls + linesGap(), width, Math.max(0, height - controls - linesGap()));
        }
    }
}
