package app.marquee.analytics.geo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Places labels one after the other where nothing lies yet: whoever comes first has the choice. For
 * one view; used by one thread.
 */
public final class LabelGrid {
    private static final int CELL = 64;

    private final double width;
    private final double height;
    private final Map<Long, List<LabelBox>> taken = new HashMap<>();
    private final Map<Long, List<LabelBox>> avoided = new HashMap<>();

    public LabelGrid(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /** Nothing is ever written here. */
    public void block(LabelBox box) {
        add(taken, box);
    }

    /** Nothing is written here that has another place. */
    public void avoid(LabelBox box) {
        add(avoided, box);
    }

    private static void add(Map<Long, List<LabelBox>> to, LabelBox box) {
        cells(box).forEach(cell -> to.computeIfAbsent(cell, _ -> new ArrayList<>()).add(box));
    }

    /** The first of these places that is free and in view is taken. */
    public Optional<LabelBox> place(List<LabelBox> choices) {
        Optional<LabelBox> free =
                choices.stream()
                        .filter(box -> isFree(taken, box) && isFree(avoided, box))
                        .findFirst();
        free.ifPresent(this::block);
        return free;
    }

    /**
     * The same, and when nothing else is left over what is better avoided: where that is covered
     * least.
     */
    public Optional<LabelBox> placeAnyway(List<LabelBox> choices) {
        return place(choices)
                .or(
                        () -> {
                            Optional<LabelBox> free =
                                    choices.stream()
                                            .filter(box -> isFree(taken, box))
                                            .min(Comparator.comparingDouble(this::covered));
                            free.ifPresent(this::block);
                            return free;
                        });
    }

    private double covered(LabelBox box) {
        return cells(box).stream()
                .flatMap(cell -> avoided.getOrDefault(cell, List.of()).stream())
                .distinct()
                .mapToDouble(box::common)
                .sum();
    }

    private boolean isFree(Map<Long, List<LabelBox>> grid, LabelBox box) {
        return box.isWithin(width, height)
                && cells(box).stream()
                        .flatMap(cell -> grid.getOrDefault(cell, List.of()).stream())
                        .noneMatch(box::overlaps);
    }

    private static List<Long> cells(LabelBox box) {
        List<Long> cells = new ArrayList<>();
        for (int row = cell(box.y()); row <= cell(box.y() + box.height()); row++) {
            for (int column = cell(box.x()); column <= cell(box.x() + box.width()); column++) {
                cells.add(((long) row << 32) | (column & 0xffffffffL));
            }
        }
        return cells;
    }

    private static int cell(double position) {
        return (int) Math.floor(position / CELL);
    }
}
