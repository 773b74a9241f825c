package app.marquee.ui.video.matrix;

import app.marquee.sheet.ClipboardTable;

/**
 * Rectangle of cells between the one where it began and the one where it ends, as numbers of rows
 * and keys. Immutable.
 */
record GridRange(int anchorRow, int anchorKey, int row, int key) {
    static GridRange of(int row, int key) {
        return new GridRange(row, key, row, key);
    }

    int top() {
        return Math.min(anchorRow, row);
    }

    int bottom() {
        return Math.max(anchorRow, row);
    }

    int left() {
        return Math.min(anchorKey, key);
    }

    int right() {
        return Math.max(anchorKey, key);
    }

    int height() {
        return bottom() - top() + 1;
    }

    int width() {
        return right() - left() + 1;
    }

    boolean isOne() {
        return height() == 1 && width() == 1;
    }

    boolean has(int oneRow, int oneKey) {
        return oneRow >= top() && oneRow <= bottom() && oneKey >= left() && oneKey <= right();
    }

    /** One cell at most the edges away, alone or as the new end of the range. */
    GridRange moved(int down, int across, boolean extends_, int rows, int keys) {
        return to(
                Math.clamp(row + (long) down, 0, Math.max(0, rows - 1)),
                Math.clamp(key + (long) across, 0, Math.max(0, keys - 1)),
                extends_);
    }

    GridRange to(int otherRow, int otherKey, boolean extends_) {
        return extends_
                ? new GridRange(anchorRow, anchorKey, otherRow, otherKey)
                : of(otherRow, otherKey);
    }

    /** The same range where there are fewer rows or keys. */
    GridRange within(int rows, int keys) {
        return new GridRange(
                Math.clamp(anchorRow, 0, Math.max(0, rows - 1)),
                Math.clamp(anchorKey, 0, Math.max(0, keys - 1)),
                Math.clamp(row, 0, Math.max(0, rows - 1)),
                Math.clamp(key, 0, Math.max(0, keys - 1)));
    }

    /**
     * The range that a pasted block covers: repeated over the selected range where that is a
     * multiple of it, else once from the top left.
     */
    GridRange covered(ClipboardTable block) {
        boolean repeated = height() % block.height() == 0 && width() % block.width() == 0;
        return repeated
                ? new GridRange(top(), left(), bottom(), right())
                : new GridRange(
                        top(), left(), top() + block.height() - 1, left() + block.width() - 1);
    }
}
