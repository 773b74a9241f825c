package app.marquee.ui.chart;

import app.marquee.analytics.series.Series;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.SnapshotAware;

import javafx.geometry.Insets;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

import java.time.ZoneOffset;
import java.util.List;

/**
 * Line chart over time for series of any length, with minima, maxima and gaps preserved. Left and
 * right move between points, up and down between lines, Home and End to the ends; the mouse
 * highlights the nearest point. FX thread only.
 */
public final class SeriesChart extends Region implements SnapshotAware {
    private static final int LEAP = 10;
    private static final double LEGEND = 26;

    /** Least height of a readable curve, in heights of its text. */
    private static final double PLANE = 8;

    private final ChartWords words;
    private final Canvas canvas = new Canvas();
    private final Pane shapes = new Pane();
    private final ChartStyle style = new ChartStyle(this::requestLayout);
    private final ChartLegend legend;
    private final Label reading = new Label();
    private final ChartPainter painter;
    private ChartContent content =
            new ChartContent(List.of(), ChartContent.Axis.MOMENTS, ZoneOffset.UTC);
    private String summary;
    private ChartPainter.Spoken spoken = ChartPainter.Spoken.NONE;
    private boolean pictured;

    /**
     * @param messages of any bundle; only their language matters
     * @param subject the metric, such as "Viewers"
     */
    public SeriesChart(String id, Messages messages, String subject) {
        this.words = new ChartWords(messages, subject);
        this.painter = new ChartPainter(canvas, style, words, content);
        this.legend = new ChartLegend(style);
        shapes.setManaged(false);
        shapes.setMouseTransparent(true);
        this.summary = words.summary(content);
        setId(id);
        getStyleClass().add("series-chart");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleRoleDescription(subject);
        reading.getStyleClass().add("chart-reading");
        reading.setId(id + "-reading");
        reading.setMouseTransparent(true);
        getChildren().addAll(style, canvas, shapes, legend, reading);
        addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::onMouse);
        addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> requestFocus());
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> speakOf(ChartPainter.Spoken.NONE));
        focusedProperty().subscribe((_, _) -> requestLayout());
        speakOf(ChartPainter.Spoken.NONE);
    }

    /** Shows other content; the highlight stays where possible. */
    public void show(ChartContent next) {
        content = next;
        summary = words.summary(next);
        legend.show(next.series());
        boolean stays =
                spoken.series() < next.series().size()
                        && spoken.index() < next.series().get(spoken.series()).size();
        speakOf(stays ? spoken : ChartPainter.Spoken.NONE);
    }

    /** The summary that is read aloud. */
    public String summary() {
        return summary;
    }

    /** The text of the highlighted point; empty when there is none. */
    public String reading() {
        return reading.getText();
    }

    private void onKey(KeyEvent event) {
        if (event.isAltDown() || !content.hasPoints()) {
            return;
        }
        int leap = event.isShortcutDown() || event.isShiftDown() ? LEAP : 1;
        switch (event.getCode()) {
            case LEFT -> go(spoken.index() - leap);
            case RIGHT -> go(spoken.index() + leap);
            case HOME -> go(0);
            case END -> go(Integer.MAX_VALUE);
            case UP -> change(-1);
            case DOWN -> change(1);
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void go(int index) {
        int number = Math.min(spoken.series(), content.series().size() - 1);
        int size = content.series().get(number).size();
        if (size > 0) {
            speakOf(new ChartPainter.Spoken(number, Math.clamp(index, 0, size - 1)));
        }
    }

    /** The nearest point of the line before or after this one. */
    private void change(int by) {
        int size = content.series().size();
        int number = Math.floorMod(spoken.series() + by, size);
        Series present = content.series().get(Math.min(spoken.series(), size - 1));
        double place =
                spoken.index() >= 0 && spoken.index() < present.size()
                        ? present.x()[spoken.index()]
                        : content.from();
        content.series()
                .get(number)
                .nearest(place)
                .ifPresent(index -> speakOf(new ChartPainter.Spoken(number, index)));
    }

    private void onMouse(MouseEvent event) {
        ChartPlane plane = painter.plane(content);
        double x = event.getX() - canvas.getLayoutX();
        double place = plane.place(x);
        double y = event.getY() - canvas.getLayoutY();
        ChartPainter.Spoken nearest = ChartPainter.Spoken.NONE;
        double least = Double.POSITIVE_INFINITY;
        for (int number = 0; number < content.series().size(); number++) {
            Series series = content.series().get(number);
            int index = series.nearest(place).orElse(-1);
            double far =
                    index < 0
                            ? Double.POSITIVE_INFINITY
                            : Math.abs(plane.x(series.x()[index]) - x)
                                    + (series.isKnown(index)
                                            ? Math.abs(plane.y(series.y()[index]) - y)
                                            : plane.height());
            if (far < least) {
                least = far;
                nearest = new ChartPainter.Spoken(number, index);
            }
        }
        speakOf(nearest);
    }

    private void speakOf(ChartPainter.Spoken point) {
        spoken = point;
        boolean any = point.index() >= 0;
        String said =
                any
                        ? words.point(content.series().get(point.series()), point.index(), content)
                        : "";
        reading.setText(said);
        reading.setVisible(any);
        setAccessibleText(any ? said : summary());
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        requestLayout();
    }

    @Override
    public void pictured(boolean taken) {
        pictured = taken;
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return 260;
    }

    @Override
    protected double computeMinHeight(double width) {
        Insets around = getPadding();
        double inside = (width < 0 ? getWidth() : width) - around.getLeft() - around.getRight();
        return Math.max(LEGEND, legend.prefHeight(inside)) + PLANE * style.font().getSize();
    }

    @Override
    protected void layoutChildren() {
        // Not all insets: the border of the focus lies over the chart and does not move it.
        Insets around = getPadding();
        double left = snapSpaceX(around.getLeft());
        double inside = Math.max(0, getWidth() - left - snapSpaceX(around.getRight()));
        double top = snapSpaceY(around.getTop());
        double head = Math.max(LEGEND, legend.prefHeight(inside));
        legend.resizeRelocate(left, top, inside, head);
        double width = Math.min(inside, reading.prefWidth(-1));
        reading.resizeRelocate(left + inside - width, top, width, reading.prefHeight(width));
        canvas.relocate(left, top + head);
        canvas.setWidth(inside);
        canvas.setHeight(Math.max(0, getHeight() - around.getBottom() - top - head));
        shapes.relocate(left, top + head);
        draw();
    }

    /** Draws as shapes for an image, since a canvas would be blurred when enlarged. */
    private void draw() {
        canvas.setVisible(!pictured);
        shapes.setVisible(pictured);
        shapes.getChildren().clear();
        painter.draw(
                pictured ? new ShapePen(shapes.getChildren()) : new CanvasPen(canvas),
                content,
                spoken);
    }
}
