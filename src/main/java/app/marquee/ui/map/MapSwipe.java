package app.marquee.ui.map;

import app.marquee.analytics.geo.LabelBox;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.picture.MapLayer;
import app.marquee.analytics.geo.picture.MapPicture;
import app.marquee.analytics.geo.picture.PictureAuthor;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;

import javafx.event.Event;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * Map of earlier values over the left part of another one, up to a line that is moved by mouse or
 * keys. Both have one view and one scale. FX thread only.
 */
public final class MapSwipe extends Pane implements PictureAuthor.Left {
    private static final double EDGE = 10;

    /** Room around the line in an image, and for each date beside its upper end. */
    private static final double AROUND = 4;

    private static final double LONGEST = 170;
    private static final double HIGH = 20;

    private static final double STEP = 0.02;
    private static final double FAR_STEP = 0.1;

    private final Messages messages;
    private final WorldMap later;
    private final WorldMap earlier;
    private final Rectangle left = new Rectangle();
    private final SwipeLine line;
    private final Label before = date("map-swipe-before");
    private final Label now = date("map-swipe-now");
    private double part = 0.5;

    /**
     * Begins hidden.
     *
     * @param later the map that it belongs to
     * @param locale messages of any bundle; only their language matters
     * @param words texts of the earlier values
     */
    public MapSwipe(WorldMap later, Messages locale, MapWords words) {
        this.messages = locale.of("map");
        this.later = later;
        this.earlier = new WorldMap("map-earlier", locale, words, later);
        this.line = new SwipeLine(messages.text("map.swipe.help"));
        setManaged(false);
        setPickOnBounds(false);
        earlier.setClip(left);
        earlier.setOnMouseEntered(_ -> later.leave());
        earlier.addEventHandler(MouseEvent.ANY, Event::consume);
        line.onMoved(this::dragged);
        line.onKey(this::key);
        getChildren().add(earlier);
        getChildren().addAll(before, now, line);
        getChildren().addAll(earlier.cards());
        hide();
        later.hold(this);
        line.visibleProperty().bind(visibleProperty());
    }

    private static Label date(String id) {
        Label label = new Label();
        label.setId(id);
        label.getStyleClass().addAll("map-panel", "map-swipe-date");
        label.setMouseTransparent(true);
        label.setManaged(false);
        return label;
    }

    /**
     * Shows the line.
     *
     * @param values of the earlier period, on the scale of the map
     * @param first the earlier period
     * @param second the period of the map
     */
    public void show(MapLayer values, String first, String second) {
        before.setText(first);
        now.setText(second);
        earlier.show(values, false);
        Visibility.show(this, true);
        arrange();
    }

    public void hide() {
        Visibility.show(this, false);
        before.setVisible(false);
        now.setVisible(false);
    }

    /** Puts the focus on the line, if it is shown. */
    public void focusLine() {
        if (isVisible()) {
            line.requestFocus();
        }
    }

    /** The earlier values up to the line; null while it is hidden. */
    @Override
    public MapPicture.@Nullable Earlier over(List<LabelBox> reserved) {
        return isVisible()
                ? new MapPicture.Earlier(
                        earlier.picture(reserved), part, before.getText(), now.getText())
                : null;
    }

    @Override
    public List<LabelBox> line(MapCamera camera) {
        double at = Math.rint(part * camera.width());
        return isVisible()
                ? List.of(
                        new LabelBox(at - AROUND, 0, 2 * AROUND, camera.height()),
                        new LabelBox(at - LONGEST, 0, 2 * LONGEST, 2 * EDGE + HIGH))
                : List.of();
    }

    /** Marks points of the earlier values. */
    public void select(int[] points) {
        earlier.select(points, false);
    }

    /** Sets the listener for points of the earlier values that the user selects. */
    public void onChosen(Consumer<int[]> chosen) {
        earlier.onChosen(chosen);
    }

    /**
     * Sets a listener for areas that the user enters.
     *
     * @param entered whether it takes the map there
     */
    public void onEntered(IntPredicate entered) {
        earlier.onEntered(entered);
    }

    /** Sets the listener for what the mouse points at among the earlier values. */
    public void onPointed(Consumer<WorldMap.Pointed> listener) {
        earlier.onPointed(listener);
    }

    /** Draws the earlier values again, since the map changed. */
    void redraw() {
        if (isVisible()) {
            earlier.redraw();
        }
    }

    private void dragged(MouseEvent event) {
        move(sceneToLocal(event.getSceneX(), event.getSceneY()).getX() / Math.max(1, getWidth()));
    }

    private void key(KeyEvent event) {
        double step = event.isShiftDown() ? FAR_STEP : STEP;
        boolean used = true;
        switch (event.getCode()) {
            case LEFT -> move(part - step);
            case RIGHT -> move(part + step);
            case HOME -> move(0);
            case END -> move(1);
            default -> used = false;
        }
        if (used) {
            event.consume();
        }
    }

    private void move(double to) {
        part = Math.clamp(to, 0, 1);
        arrange();
    }

    private void arrange() {
        line.say(
                part,
                messages.text(
                        "map.swipe.read",
                        messages.formats().wholePercent(part),
                        before.getText(),
                        now.getText()));
        requestLayout();
        later.redraw();
    }

    /** What names are not written over: a name that the line cut would read as another one. */
    List<Region> panels() {
        return List.of(line, before, now);
    }

    /** Takes its places before names are written beside them. */
    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        earlier.resizeRelocate(0, 0, width, height);
        double at = Math.rint(part * width);
        left.setWidth(at);
        left.setHeight(height);
        double wide = line.prefWidth(-1);
        line.resizeRelocate(at - Math.rint(wide / 2), 0, wide, height);
        line.coverTop(later.covered());
        place(before, at - EDGE - before.prefWidth(-1));
        place(now, at + EDGE);
    }

    /** Hides a date that has no room. */
    private void place(Region date, double x) {
        date.autosize();
        date.relocate(x, Math.rint(later.covered() + EDGE));
        date.setVisible(x >= EDGE && x + date.getWidth() <= getWidth() - EDGE);
    }
}
