package app.marquee.ui.ranking;

import app.marquee.analytics.ranking.DayLine;

import javafx.scene.layout.Region;
import javafx.scene.shape.ArcTo;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;

import java.util.ArrayList;
import java.util.List;

/**
 * Sparkline from zero to its largest value, with gaps for unknown days. An incomplete last day is a
 * ring at the end of a dashed line.
 */
final class Sparkline extends Region {
    private static final double WIDTH = 120;
    private static final double HEIGHT = 18;
    private static final double DOT = 2;
    private static final double RING = 2.5;

    private final Path path = path("small-line-path");
    private final Path dashes = path("small-line-dashes");
    private final Path rings = path("small-line-rings");
    private DayLine line = DayLine.NONE;

    Sparkline() {
        getStyleClass().add("small-line");
        getChildren().addAll(path, dashes, rings);
        setMouseTransparent(true);
    }

    private static Path path(String styleClass) {
        Path path = new Path();
        path.getStyleClass().add(styleClass);
        path.setManaged(false);
        return path;
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
        Drawn drawn = Drawn.of(line, getWidth(), getHeight());
        path.getElements().setAll(drawn.whole());
        dashes.getElements().setAll(drawn.dashes());
        rings.getElements().setAll(drawn.rings());
    }

    /**
     * Path elements of a sparkline.
     *
     * @param whole complete days
     * @param dashes from the last complete day to an incomplete one
     * @param rings incomplete days
     */
    record Drawn(List<PathElement> whole, List<PathElement> dashes, List<PathElement> rings) {
        static Drawn of(DayLine line, double width, double height) {
            Drawn drawn = new Drawn(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
            if (line.known() > 0) {
                double room = line.lastPart() < 0 ? 0 : RING + 1;
                Scale scale = Scale.of(line, width - 2 * room, height - 2 - 2 * room, room);
                for (int i = 0; i < line.days().size(); i++) {
                    drawn.add(line, i, scale);
                }
            }
            return drawn;
        }

        private void add(DayLine line, int day, Scale scale) {
            if (!line.isKnown(day)) {
                return;
            }
            boolean follows = day > 0 && line.isKnown(day - 1);
            if (line.isPart(day)) {
                if (follows) {
                    dashes.add(scale.start(line, day - 1));
                    dashes.add(scale.end(line, day));
                }
                ring(scale.x(day), scale.y(line.values()[day]));
                return;
            }
            boolean continues = follows && !line.isPart(day - 1);
            whole.add(continues ? scale.end(line, day) : scale.start(line, day));
            boolean isAlone =
                    !continues
                            && (day + 1 == line.days().size()
                                    || !line.isKnown(day + 1)
                                    || line.isPart(day + 1));
            if (isAlone) {
                // A short stroke, so that it is seen.
                whole.add(new LineTo(scale.x(day) + DOT, scale.y(line.values()[day])));
            }
        }

        private void ring(double x, double y) {
            rings.add(new MoveTo(x - RING, y));
            rings.add(new ArcTo(RING, RING, 0, x + RING, y, false, true));
            rings.add(new ArcTo(RING, RING, 0, x - RING, y, false, true));
            rings.add(new ClosePath());
        }
    }

    /** Scale from days and values to pixels. */
    private record Scale(double step, double height, double room, double least, double most) {
        static Scale of(DayLine line, double width, double height, double room) {
            double low = 0;
            for (double value : line.values()) {
                low = value < low ? value : low;
            }
            return new Scale(
                    width / Math.max(1, line.days().size() - 1),
                    height,
                    room,
                    low,
                    Math.max(0, line.values()[line.greatest()]));
        }

        double x(int day) {
            return room + day * step;
        }

        double y(double value) {
            double share = most > least ? (value - least) / (most - least) : 0;
            return 1 + room + (1 - share) * height;
        }

        MoveTo start(DayLine line, int day) {
            return new MoveTo(x(day), y(line.values()[day]));
        }

        LineTo end(DayLine line, int day) {
            return new LineTo(x(day), y(line.values()[day]));
        }
    }
}
