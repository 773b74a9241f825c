package app.marquee.ui.video;

import app.marquee.ui.control.TextScale;

import javafx.geometry.Orientation;
import javafx.scene.layout.Region;

import java.util.List;

/**
 * Shelf of thumbnails in as many equal columns as have room at the size of text. FX thread only.
 */
final class ThumbnailShelf extends Region {
    private static final double GAP = 8;

    private final List<ThumbnailTile> tiles;

    ThumbnailShelf(List<ThumbnailTile> tiles) {
        this.tiles = tiles;
        getChildren().addAll(tiles);
    }

    private double least() {
        return ThumbnailTile.LEAST * TextScale.now(this);
    }

    private int columns(double width) {
        return Math.max(1, (int) ((width + GAP) / (least() + GAP)));
    }

    private double column(double width) {
        int columns = columns(width);
        double shared = Math.floor((width - GAP * (columns - 1)) / columns);
        return Math.min(shared, ThumbnailTile.MOST * TextScale.now(this));
    }

    /** The tiles of a row are as high as the highest of all. */
    private double row(double column) {
        return tiles.stream().mapToDouble(tile -> tile.height(column)).max().orElse(0);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return least();
    }

    @Override
    protected double computePrefHeight(double width) {
        double room = width < 0 ? least() : width;
        int columns = columns(room);
        int rows = (tiles.size() + columns - 1) / columns;
        return rows * (row(column(room)) + GAP) - GAP;
    }

    @Override
    protected void layoutChildren() {
        double column = column(getWidth());
        double row = row(column);
        int columns = columns(getWidth());
        for (int i = 0; i < tiles.size(); i++) {
            int line = i / columns;
            tiles.get(i).fit(column);
            tiles.get(i)
                    .resizeRelocate(i % columns * (column + GAP), line * (row + GAP), column, row);
        }
    }
}
