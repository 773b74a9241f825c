package app.marquee.ui.control.state;

import app.marquee.ui.control.Messages;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

/** Skeleton of a view, shown during the first load. */
final class Skeleton extends VBox {
    private static final int ROWS = 8;
    private static final int TILES = 4;
    private static final int LINES = 6;

    /** Columns of numbers to the right. */
    private static final int NUMBERS = 3;

    /**
     * @param messages of any bundle; only their language matters
     */
    Skeleton(SkeletonShape shape, Messages messages) {
        getStyleClass().add("skeleton");
        setAccessibleText(messages.text("state.loading"));
        switch (shape) {
            case ROWS -> rows(true, NUMBERS);
            case NAMES -> rows(false, 1);
            case LINES -> lines(false);
            case LINES_WITH_FRAMES -> lines(true);
            case REPORT -> {
                tiles();
                rows(false, NUMBERS);
            }
            case REPORT_WITH_FRAMES -> {
                tiles();
                rows(true, NUMBERS);
            }
            case CHART -> {
                tiles();
                plane();
            }
            case PLANE -> plane();
            case MAP_WITH_LINES -> {
                plane().getStyleClass().add("skeleton-small-map");
                lines(false);
            }
            case MAP -> plane().getStyleClass().add("skeleton-map");
        }
    }

    private void lines(boolean isFramed) {
        for (int index = 0; index < LINES; index++) {
            HBox line = row(isFramed ? bar("skeleton-mark") : null, "skeleton-name", 2);
            line.getStyleClass()
                    .addAll("skeleton-line", isFramed ? "skeleton-framed" : "skeleton-plain");
            getChildren().add(line);
        }
    }

    private void tiles() {
        HBox tiles = new HBox();
        tiles.getStyleClass().add("skeleton-tiles");
        for (int tile = 0; tile < TILES; tile++) {
            VBox lines = new VBox(bar("skeleton-caption"), bar("skeleton-value"));
            lines.getStyleClass().add("skeleton-tile");
            tiles.getChildren().add(lines);
        }
        getChildren().add(tiles);
    }

    private Region plane() {
        Region plane = new Region();
        plane.getStyleClass().add("skeleton-plane");
        setVgrow(plane, Priority.ALWAYS);
        getChildren().add(plane);
        return plane;
    }

    private void rows(boolean isFramed, int numbers) {
        HBox titles = row(isFramed ? gap() : null, "skeleton-caption", numbers);
        titles.getStyleClass().add("skeleton-titles");
        getChildren().add(titles);
        for (int index = 0; index < ROWS; index++) {
            HBox row = row(isFramed ? bar("skeleton-mark") : null, "skeleton-wide", numbers);
            row.setOpacity(1 - index / (double) (ROWS + 2));
            getChildren().add(row);
        }
    }

    private static HBox row(@Nullable Region first, String name, int numbers) {
        HBox row = new HBox();
        row.getStyleClass().add("skeleton-row");
        if (first != null) {
            row.getChildren().add(first);
        }
        Region room = new Region();
        HBox.setHgrow(room, Priority.ALWAYS);
        row.getChildren().addAll(bar(name), room);
        for (int number = 0; number < numbers; number++) {
            row.getChildren().add(bar("skeleton-narrow"));
        }
        return row;
    }

    /** As wide as a frame. */
    private static Region gap() {
        Region gap = new Region();
        gap.getStyleClass().add("skeleton-gap");
        return gap;
    }

    private static Region bar(String style) {
        Region bar = new Region();
        bar.getStyleClass().addAll("skeleton-bar", style);
        return bar;
    }
}
