package app.marquee.analytics.geo;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * Spatial grid of label boxes within a view, so that only a few are compared: labels are placed
 * anew for every frame. Boxes outside the view are ignored.
 */
final class BoxSquares {
    private static final int SIDE = 64;

    private final int columns;
    private final int rows;
    private final List<List<LabelBox>> squares;

    BoxSquares(double width, double height) {
        columns = 1 + (int) Math.max(0, width / SIDE);
        rows = 1 + (int) Math.max(0, height / SIDE);
        squares = new ArrayList<>(columns * rows);
        for (int square = 0; square < columns * rows; square++) {
            squares.add(List.of());
        }
    }

    void add(LabelBox box) {
        each(box, square -> at(square).add(box));
    }

    private List<LabelBox> at(int square) {
        if (squares.get(square).isEmpty()) {
            squares.set(square, new ArrayList<>());
        }
        return squares.get(square);
    }

    /** Whether no box overlaps this one. */
    boolean isFree(LabelBox box) {
        return each(box, square -> isFree(square, box));
    }

    private boolean isFree(int square, LabelBox box) {
        for (LabelBox other : squares.get(square)) {
            if (box.overlaps(other)) {
                return false;
            }
        }
        return true;
    }

    /** How much of this box lies below others, in square pixels. */
    double covered(LabelBox box) {
        Set<LabelBox> below = new HashSet<>();
        each(
                box,
                square -> {
                    below.addAll(squares.get(square));
                    return true;
                });
        return below.stream().mapToDouble(box::common).sum();
    }

    /** Whether the step says so of every square that the box touches; ends with the first no. */
    private boolean each(LabelBox box, IntPredicate step) {
        int lowest = last(box.y() + box.height(), rows);
        int rightmost = last(box.x() + box.width(), columns);
        for (int row = first(box.y()); row <= lowest; row++) {
            for (int column = first(box.x()); column <= rightmost; column++) {
                if (!step.test(row * columns + column)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static int first(double position) {
        return Math.max(0, (int) Math.floor(position / SIDE));
    }

    private static int last(double position, int count) {
        return Math.min(count - 1, (int) Math.floor(position / SIDE));
    }
}
