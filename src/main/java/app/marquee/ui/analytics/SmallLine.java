package app.marquee.ui.analytics;

import app.marquee.analytics.DayLine;

import javafx.scene.layout.Region;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;

import java.util.ArrayList;
import java.util.List;

/** A line without axes, from 0 to its greatest figure; it breaks where a day is unknown. */
final class SmallLine extends Region {
    private static final double WIDTH = 120;
    private static final double HEIGHT = 18;
    private static final double DOT = 2;

    private final Path path = new Path();
    private DayLine line = DayLine.NONE;

    SmallLine() {
        getStyleClass().add("small-line");
        path.getStyleClass().add("small-line-path");
        path.setManaged(false);
        getChildren().add(path);
        setMouseTransparent(true);
    }

    void show(DayLine days) {
        line = days;
        requestLayout();
    }

    @Override
    protected double computePrefWidth(double height) {
        return WIDTH;
    }

    @Override
    protected double computePrefHeight(double width) {
        return HEIGHT;
    }

    @Override
    protected void layoutChildren() {
        path.getElements().setAll(elements(line, getWidth(), getHeight()));
    }

    /** A known day between unknown ones is a short stroke, so that it is seen. */
    static List<PathElement> elements(DayLine line, double width, double height) {
        List<PathElement> elements = new ArrayList<>();
        int size = line.days().size();
        if (line.known() == 0) {
            return elements;
        }
        double most = Math.max(0, line.values()[line.greatest()]);
        double least = Math.min(0, line.values()[line.least()]);
        double step = width / Math.max(1, size - 1);
        for (int i = 0; i < size; i++) {
            if (!line.isKnown(i)) {
                continue;
            }
            double share = most > least ? (line.values()[i] - least) / (most - least) : 0;
            double y = 1 + (1 - share) * (height - 2);
            boolean follows = i > 0 && line.isKnown(i - 1);
            elements.add(follows ? new LineTo(i * step, y) : new MoveTo(i * step, y));
            boolean isAlone = !follows && (i + 1 == size || !line.isKnown(i + 1));
            if (isAlone) {
                elements.add(new LineTo(i * step + DOT, y));
            }
        }
        return elements;
    }
}
