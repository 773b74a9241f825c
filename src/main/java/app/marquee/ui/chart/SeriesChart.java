package app.marquee.ui.chart;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.chart.ChartDrawing;
import app.marquee.analytics.chart.ChartLayout;
import app.marquee.analytics.chart.ChartMode;
import app.marquee.analytics.chart.ChartPlane;
import app.marquee.analytics.chart.Crosshair;
import app.marquee.analytics.series.Series;
import app.marquee.drawing.Box;
import app.marquee.text.Messages;
import app.marquee.ui.control.SnapshotAware;

import javafx.geometry.Insets;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.Consumer;

/**
 * Line chart over time for series of any length, with minima, maxima and gaps preserved. Left and
 * right move the crosshair, up and down change the line, Home and End go to the ends, T shows a
 * table, Enter explains a day, there too; the mouse moves the crosshair to the nearest point. FX
 * thread only.
 */
public final class SeriesChart extends Region implements SnapshotAware {
    private static final int LEAP = 10;
    private static final double HEAD = 26;
    private static final double BESIDE = 14;

    /** Least height of a readable curve, in heights of its text. */
    private static final double PLANE = 8;

    /** Points of several lines within so many pixels are at one place for the mouse. */
    private static final double SAME = 4;

    private static final double FAR = 10_000;

    private final ChartWords words;
    private final Canvas canvas = new Canvas();
    private final Pane shapes = pane();
    private final Pane overlay = pane();
    private final ChartStyle style = new ChartStyle(this::restyled);
    private final FxText metrics = new FxText();
    private final ChartHead head;
    private boolean hasHead = true;
    private final ChartCard card;
    private final String subject;
    private ChartContent content =
            new ChartContent(List.of(), ChartContent.Axis.MOMENTS, ZoneOffset.UTC);
    private ChartContent shown = content;
    private ChartMode mode = ChartMode.ABSOLUTE;
    private String summary;
    private String said = "";
    private @Nullable Crosshair at;
    private @Nullable ChartLayout layout;
    private boolean isDrawn;
    private boolean pictured;
    private boolean isListed;

    private @Nullable Consumer<LocalDate> onDay;

    /** Made when it is first asked for, since styling a table takes as long as all else here. */
    private @Nullable ChartTable table;

    /**
     * @param messages of any bundle; only their language matters
     * @param subject the metric, such as "Viewers"
     */
    public SeriesChart(String id, Messages messages, String subject) {
        this.words = new ChartWords(messages, subject);
        this.head = new ChartHead(words.messages(), this::choose);
        this.card = new ChartCard(words);
        this.subject = subject;
        this.summary = words.summary(content);
        setId(id);
        getStyleClass().add("series-chart");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleRoleDescription(subject);
        card.setId(id + "-reading");
        getChildren().addAll(style, canvas, shapes, overlay, head, card);
        addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::onMouse);
        addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> requestFocus());
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> point(null));
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::onClick);
        focusedProperty().subscribe((_, _) -> requestLayout());
        point(null);
    }

    private static Pane pane() {
        Pane pane = new Pane();
        pane.setManaged(false);
        pane.setMouseTransparent(true);
        return pane;
    }

    /** Explains a day that is pressed, or chosen by the arrow keys and Enter. */
    public SeriesChart explaining(Consumer<LocalDate> day) {
        onDay = day;
        card.explaining(this::isExplained);
        return this;
    }

    private boolean isExplained() {
        return onDay != null && content.axis() == ChartContent.Axis.DAYS;
    }

    private void onClick(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress() && !isTable()) {
            onMouse(event);
            explain();
        }
    }

    private void explain() {
        if (at != null) {
            explain(at.place());
        }
    }

    private void explain(double place) {
        Consumer<LocalDate> day = onDay;
        if (day != null && isExplained()) {
            day.accept(
                    Instant.ofEpochSecond(Math.round(place)).atZone(content.zone()).toLocalDate());
        }
    }

    /** Shows other content; the crosshair stays where possible. */
    public void show(ChartContent next) {
        content = next;
        boolean hasModes = next.unit() == ChartContent.Unit.COUNT && next.isAligned();
        head.show(hasModes, next.compared().size(), next.isPreliminary());
        apply(hasModes ? mode : ChartMode.ABSOLUTE);
    }

    private void choose(ChartMode chosen) {
        mode = chosen;
        apply(chosen);
    }

    private void apply(ChartMode with) {
        shown = with.of(content);
        summary = words.summary(shown);
        if (isTable()) {
            table().show(shown, style.body());
        }
        restyled();
        point(again(at));
    }

    /** The crosshair at the same point of the content that is shown now. */
    private @Nullable Crosshair again(@Nullable Crosshair before) {
        return before != null
                        && before.series() < shown.series().size()
                        && before.index() < shown.series().get(before.series()).size()
                ? Crosshair.of(shown, before.series(), before.index())
                : null;
    }

    private void showTable(boolean wanted) {
        if (wanted) {
            table().show(shown, style.body());
        }
        table().setVisible(wanted);
        point(null);
        restyled();
        if (wanted) {
            table().requestFocus();
        } else {
            requestFocus();
        }
    }

    private boolean isTable() {
        return table != null && table.isVisible();
    }

    private ChartTable table() {
        ChartTable made = table;
        if (made == null) {
            made = new ChartTable(getId() + "-table", words, metrics);
            made.setAccessibleText(subject);
            if (onDay != null) {
                made.onChosen(this::explain);
            }
            getChildren().add(getChildren().indexOf(card), made);
            table = made;
        }
        return made;
    }

    /** The summary that is read aloud. */
    public String summary() {
        return summary;
    }

    /** The text of the point under the crosshair; empty when there is none. */
    public String reading() {
        return said;
    }

    /**
     * The chart as it is seen, as a vector image that another thread may draw.
     *
     * @param below the source of the values; may be empty
     */
    public ChartVector vector(String below) {
        Box room = new Box(0, 0, canvas.getWidth(), canvas.getHeight());
        return new ChartVector(shown, room, style.look(), words, below);
    }

    private void onKey(KeyEvent event) {
        if (event.isAltDown() || !content.hasPoints()) {
            return;
        }
        int leap = event.isShortcutDown() || event.isShiftDown() ? LEAP : 1;
        int index = at == null ? -1 : at.index();
        switch (event.getCode()) {
            case T -> {
                if (event.isShortcutDown()) {
                    return;
                }
                showTable(!isTable());
            }
            case LEFT -> go(index - leap);
            case RIGHT -> go(index + leap);
            case ENTER -> {
                if (at == null || isTable() || !isExplained()) {
                    return;
                }
                explain();
            }
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

    private int series() {
        return at == null ? 0 : Math.min(at.series(), shown.series().size() - 1);
    }

    private void go(int index) {
        int size = shown.series().get(series()).size();
        if (size > 0) {
            point(Crosshair.of(shown, series(), Math.clamp(index, 0, size - 1)));
        }
    }

    /** The nearest point of the line before or after this one. */
    private void change(int by) {
        int number = Math.floorMod(series() + by, shown.series().size());
        double place = at == null ? shown.from() : at.place();
        shown.series()
                .get(number)
                .nearest(place)
                .ifPresent(index -> point(Crosshair.of(shown, number, index)));
    }

    private void onMouse(MouseEvent event) {
        if (isTable() || !shown.hasPoints()) {
            return;
        }
        ChartPlane plane = laidOut().plane();
        double x = event.getX() - canvas.getLayoutX();
        double y = event.getY() - canvas.getLayoutY();
        double place = plane.place(x);
        int nearest = 0;
        int point = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int number = 0; number < shown.series().size(); number++) {
            Series series = shown.series().get(number);
            int index = series.nearest(place).orElse(-1);
            double far = index < 0 ? least : distance(plane, series, index, x, y);
            if (far < least) {
                least = far;
                nearest = number;
                point = index;
            }
        }
        boolean isSame = at != null && at.series() == nearest && at.index() == point;
        if (!isSame && point >= 0) {
            point(Crosshair.of(shown, nearest, point));
        }
    }

    /** The nearest place first, then the nearest line. */
    private static double distance(ChartPlane plane, Series series, int index, double x, double y) {
        double aside = Math.round(Math.abs(plane.x(series.x()[index]) - x) / SAME) * FAR;
        return aside
                + (series.isKnown(index)
                        ? Math.abs(plane.y(series.y()[index]) - y)
                        : plane.box().height());
    }

    private void point(@Nullable Crosshair next) {
        at = next;
        said = next == null ? "" : words.point(next, shown);
        setAccessibleText(
                next == null
                        ? summary
                        : isExplained() ? said + ". " + words.messages().text("day.press") : said);
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        requestLayout();
    }

    /** Its head, to be shown elsewhere, so that the chart has all of the height. */
    public Region takeHead() {
        getChildren().remove(head);
        hasHead = false;
        return head;
    }

    /**
     * Leaves out the names of lines, in the window alone, as a list beside the chart names them.
     */
    public void listed(boolean named) {
        isListed = named;
        restyled();
    }

    private double headRoom() {
        return hasHead ? Math.max(HEAD, head.prefHeight(-1)) : 0;
    }

    @Override
    public void pictured(boolean taken) {
        pictured = taken;
        head.pictured(taken);
        restyled();
    }

    private void restyled() {
        layout = null;
        isDrawn = false;
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return 260;
    }

    @Override
    protected double computeMinHeight(double width) {
        return headRoom() + PLANE * style.size();
    }

    @Override
    protected void layoutChildren() {
        // Not all insets: the border of the focus lies over the chart and does not move it.
        Insets around = getPadding();
        double left = snapSpaceX(around.getLeft());
        double inside = Math.max(0, getWidth() - left - snapSpaceX(around.getRight()));
        double top = snapSpaceY(around.getTop());
        double above = headRoom();
        if (hasHead) {
            head.resizeRelocate(left, top, inside, above);
        }
        double height = Math.max(0, getHeight() - around.getBottom() - top - above);
        if (table != null) {
            table.resizeRelocate(left, top + above, inside, height);
        }
        canvas.relocate(left, top + above);
        shapes.relocate(left, top + above);
        overlay.relocate(left, top + above);
        if (inside != canvas.getWidth() || height != canvas.getHeight()) {
            canvas.setWidth(inside);
            canvas.setHeight(height);
            layout = null;
            isDrawn = false;
        }
        draw();
        drawCrosshair();
    }

    private ChartLayout laidOut() {
        ChartLayout known = layout;
        if (known == null) {
            known =
                    new ChartLayout(
                            shown,
                            new Box(0, 0, canvas.getWidth(), canvas.getHeight()),
                            style.look(),
                            words,
                            metrics,
                            pictured || !isListed);
            layout = known;
        }
        return known;
    }

    /** Draws as shapes for an image, since a canvas would be blurred when enlarged. */
    private void draw() {
        boolean isChart = !isTable();
        canvas.setVisible(isChart && !pictured);
        shapes.setVisible(isChart && pictured);
        overlay.setVisible(isChart);
        if (isDrawn || !isChart) {
            return;
        }
        isDrawn = true;
        shapes.getChildren().clear();
        new ChartDrawing(
                        pictured
                                ? new ShapeDrawing(shapes.getChildren())
                                : new CanvasDrawing(canvas),
                        laidOut())
                .draw();
    }

    private void drawCrosshair() {
        Crosshair now = at;
        ShapeDrawing on = new ShapeDrawing(overlay.getChildren());
        card.setVisible(now != null && !isTable());
        if (now == null) {
            return;
        }
        new ChartDrawing(on, laidOut()).crosshair(now);
        card.show(now, laidOut(), style.size(), canvas.getHeight());
        card.applyCss();
        double x = canvas.getLayoutX() + laidOut().plane().x(now.place());
        double width = card.prefWidth(-1);
        boolean fits = x + BESIDE + width <= getWidth();
        double left = fits ? x + BESIDE : Math.max(0, x - BESIDE - width);
        double height = card.prefHeight(-1);
        double top = Math.min(canvas.getLayoutY() + HEAD / 2, getHeight() - height);
        card.resizeRelocate(snapPositionX(left), snapPositionY(Math.max(0, top)), width, height);
    }
}
