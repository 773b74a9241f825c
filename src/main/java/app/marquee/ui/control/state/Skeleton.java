package app.marquee.ui.control.state;

import app.marquee.text.Messages;

import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

/** Skeleton of a view, shown during the first load. */
final class Skeleton extends VBox {
    private static final int ROWS = 8;
    private static final int TILES = 4;
    private static final int LINES = 6;

    /** Part of the width that the rows beside a map have. */
    private static final double DRAWER = 0.457;

    /** Part of a line of a card that the bar beside its value has. */
    private static final double PART = 0.2;

    /** Columns of numbers to the right. */
    private static final int NUMBERS = 3;

    /**
     * @param messages of any bundle; only their language matters
     */
    Skeleton(SkeletonShape shape, Messages messages) {
        getStyleClass().add("skeleton");
        setAccessibleText(messages.text("state.loading"));
        switch (shape) {
            case ROWS -> table(true, NUMBERS);
            case NAMES -> table(false, 1);
            case TREE -> {
                getStyleClass().add("skeleton-tree");
                body(this, false, 1);
            }
            case LINES -> lines(false);
            case LINES_WITH_FRAMES -> lines(true);
            case REPORT -> report(false);
            case REPORT_WITH_FRAMES -> report(true);
            case REPORT_WITH_LINE -> {
                tiles(this);
                getChildren().add(bar("skeleton-field"));
                rows(this, false, NUMBERS);
            }
            case TITLED_CHART -> {
                getStyleClass().add("skeleton-titled");
                getChildren().add(bar("skeleton-heading"));
                tiles(this);
                plane();
            }
            case PLANE -> plane();
            case MAP_WITH_LINES -> {
                plane().getStyleClass().add("skeleton-small-map");
                lines(false);
            }
            case MAP -> map();
        }
    }

    /** Rows with the edges of a table, which begin left of its text. */
    private void table(boolean isFramed, int numbers) {
        getStyleClass().add("skeleton-table");
        rows(this, isFramed, numbers);
    }

    private void report(boolean isFramed) {
        getStyleClass().add("skeleton-report");
        tiles(this);
        rows(this, isFramed, NUMBERS);
    }

    private void lines(boolean isFramed) {
        for (int index = 0; index < LINES; index++) {
            HBox line = row(isFramed ? bar("skeleton-mark") : null, "skeleton-name", 0);
            Region part = bar("skeleton-part");
            part.minWidthProperty().bind(line.widthProperty().multiply(PART));
            part.maxWidthProperty().bind(part.minWidthProperty());
            line.getChildren().addAll(part, bar("skeleton-number"), bar("skeleton-change"));
            line.getStyleClass()
                    .addAll("skeleton-line", isFramed ? "skeleton-framed" : "skeleton-plain");
            getChildren().add(line);
        }
    }

    private static void tiles(Pane into) {
        HBox tiles = new HBox();
        tiles.getStyleClass().add("skeleton-tiles");
        for (int tile = 0; tile < TILES; tile++) {
            VBox lines = new VBox(bar("skeleton-caption"), bar("skeleton-value"));
            lines.getStyleClass().add("skeleton-tile");
            tiles.getChildren().add(lines);
        }
        into.getChildren().add(tiles);
    }

    /** A map with tiles over it, and rows beside it where both have room. */
    private void map() {
        Region plane = new Region();
        plane.getStyleClass().addAll("skeleton-plane", "skeleton-map");
        VBox card = new VBox();
        card.getStyleClass().add("skeleton-card");
        card.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        tiles(card);
        StackPane left = new StackPane(plane, card);
        left.setAlignment(Pos.TOP_LEFT);
        left.setMinWidth(0);
        VBox right = new VBox();
        right.getStyleClass().add("skeleton-drawer");
        rows(right, false, 2);
        HBox both = new HBox(left, right);
        HBox.setHgrow(left, Priority.ALWAYS);
        right.minWidthProperty().bind(widthProperty().multiply(DRAWER));
        right.maxWidthProperty().bind(right.minWidthProperty());
        setVgrow(both, Priority.ALWAYS);
        getStyleClass().add("skeleton-view");
        getChildren().add(both);
    }

    private Region plane() {
        Region plane = new Region();
        plane.getStyleClass().add("skeleton-plane");
        setVgrow(plane, Priority.ALWAYS);
        getChildren().add(plane);
        return plane;
    }

    private static void rows(Pane into, boolean isFramed, int numbers) {
        HBox titles = row(isFramed ? gap() : null, "skeleton-caption", numbers);
        titles.getStyleClass().add("skeleton-titles");
        into.getChildren().add(titles);
        body(into, isFramed, numbers);
    }

    private static void body(Pane into, boolean isFramed, int numbers) {
        for (int index = 0; index < ROWS; index++) {
            HBox row = row(isFramed ? bar("skeleton-mark") : null, "skeleton-wide", numbers);
            row.setOpacity(1 - index / (double) (ROWS + 2));
            into.getChildren().add(row);
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
