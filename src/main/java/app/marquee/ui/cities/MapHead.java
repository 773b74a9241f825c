package app.marquee.ui.cities;

import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.TextScale;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.DoubleConsumer;

/**
 * Head over the map: the sums and the tools in one row, where one tile at least has room beside
 * them, and below them the path to the place that is shown. FX thread only.
 */
final class MapHead extends Region {
    private static final double GAP = 8;

    /** Width below which the tools are icons, in pixels at the usual text size. */
    private static final double WIDE = 760;

    private final Region ground = new Region();
    private final OverflowBar bar;
    private final List<ToggleButton> titled;
    private final StackPane tools;
    private final Region path;
    private final DoubleConsumer covers;
    private @Nullable Region sums;
    private @Nullable FigureStrip tiles;

    /**
     * @param titled tools with an icon and a title
     * @param path is shown while it has something to show
     * @param covers is told how many pixels sums and tools take from the upper edge
     */
    MapHead(OverflowBar bar, List<ToggleButton> titled, Region path, DoubleConsumer covers) {
        this.bar = bar;
        this.titled = List.copyOf(titled);
        this.path = path;
        this.covers = covers;
        ground.getStyleClass().add("map-panel");
        ground.maxWidthProperty().bind(bar.takenProperty());
        tools = new StackPane(ground, bar);
        tools.setAlignment(Pos.TOP_LEFT);
        tools.setPickOnBounds(false);
        getStyleClass().add("cities-map-head");
        setPickOnBounds(false);
        setMinWidth(0);
        setMaxHeight(USE_PREF_SIZE);
        getChildren().addAll(tools, path);
        widthProperty().subscribe((_, _) -> shorten());
        TextScale.follow(this, _ -> shorten());
    }

    /** Tools without titles leave the room to the tiles. */
    private void shorten() {
        boolean isNarrow = getWidth() < WIDE * TextScale.now(this);
        titled.forEach(
                each ->
                        each.setContentDisplay(
                                isNarrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT));
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
        return path.isManaged() ? rows + GAP + path.prefHeight(-1) : rows;
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
        double beside = room - GAP - Math.ceil(bar.prefWidth(-1));
        boolean isBeside = Math.ceil(rest + strip.fitted(1)) <= beside;
        double most = isBeside ? beside : room;
        double wide = Math.min(most, Math.ceil(rest + strip.fitted(most - rest)));
        double high = first.prefHeight(wide);
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
