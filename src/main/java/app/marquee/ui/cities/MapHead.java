package app.marquee.ui.cities;

import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.control.OverflowBar;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.util.function.DoubleConsumer;

/**
 * Head over the map: the sums, the tools, beside the sums where both have room, and below them what
 * is shown: the path to the place, and the day. FX thread only.
 */
final class MapHead extends Region {
    private static final double GAP = 8;

    private final Region ground = new Region();
    private final OverflowBar bar;
    private final StackPane tools;
    private final HBox path;
    private final DoubleConsumer covers;
    private @Nullable Region sums;
    private @Nullable FigureStrip tiles;

    /**
     * @param path is shown while it has something to show
     * @param covers is told how many pixels sums and tools take from the upper edge
     */
    MapHead(OverflowBar bar, HBox path, DoubleConsumer covers) {
        this.bar = bar;
        this.path = path;
        this.covers = covers;
        ground.getStyleClass().add("map-panel");
        ground.maxWidthProperty().bind(bar.takenProperty());
        tools = new StackPane(ground, bar);
        tools.setAlignment(Pos.TOP_LEFT);
        tools.setPickOnBounds(false);
        path.setPickOnBounds(false);
        path.setSpacing(GAP);
        getStyleClass().add("cities-map-head");
        setPickOnBounds(false);
        setMinWidth(0);
        setMaxHeight(USE_PREF_SIZE);
        getChildren().addAll(tools, path);
    }

    /** What lies under the tools. */
    Region ground() {
        return ground;
    }

    /**
     * Takes up the sums; whoever takes them next has them.
     *
     * @param strip the tiles among them
     */
    void take(Region taken, FigureStrip strip) {
        sums = taken;
        tiles = strip;
        if (!getChildren().contains(taken)) {
            getChildren().addFirst(taken);
        }
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        Insets around = getInsets();
        return around.getTop() + below(lay(width, false)) + around.getBottom();
    }

    /** With the path. */
    private double below(double rows) {
        return path.getChildren().stream().anyMatch(Node::isManaged)
                ? rows + GAP + path.prefHeight(-1)
                : rows;
    }

    @Override
    protected void layoutChildren() {
        Insets around = getInsets();
        double rows = lay(getWidth(), true);
        path.resizeRelocate(
                around.getLeft(),
                around.getTop() + rows + GAP,
                Math.min(path.prefWidth(-1), getWidth() - around.getLeft() - around.getRight()),
                path.prefHeight(-1));
        covers.accept(getLayoutY() + around.getTop() + rows);
    }

    /** Lays out sums and tools, or only measures how high they are. */
    private double lay(double width, boolean moves) {
        Insets around = getInsets();
        double room = width - around.getLeft() - around.getRight();
        double toolsHigh = tools.prefHeight(-1);
        Region first = sums;
        FigureStrip strip = tiles;
        if (first == null || strip == null || !getChildren().contains(first)) {
            place(tools, 0, 0, room, toolsHigh, moves);
            return toolsHigh;
        }
        double rest = first.prefWidth(-1) - strip.prefWidth(-1);
        double wide = Math.min(room, Math.ceil(rest + strip.fitted(room - rest)));
        double high = first.prefHeight(wide);
        boolean isBeside = wide + GAP + Math.ceil(bar.prefWidth(-1)) <= room;
        place(first, 0, 0, wide, high, moves);
        if (isBeside) {
            place(tools, wide + GAP, 0, room - wide - GAP, toolsHigh, moves);
            return Math.max(high, toolsHigh);
        }
        place(tools, 0, high + GAP, room, toolsHigh, moves);
        return high + GAP + toolsHigh;
    }

    private void place(Region node, double x, double y, double wide, double high, boolean moves) {
        if (moves) {
            Insets around = getInsets();
            node.resizeRelocate(around.getLeft() + x, around.getTop() + y, wide, high);
        }
    }
}
