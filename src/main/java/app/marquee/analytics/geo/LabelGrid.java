package app.marquee.analytics.geo;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Label placement without overlaps: first come, first served. For one view. Not thread-safe. */
public final class LabelGrid {
    private final double width;
    private final double height;
    private final BoxSquares taken;
    private final BoxSquares avoided;

    public LabelGrid(double width, double height) {
        this.width = width;
        this.height = height;
        taken = new BoxSquares(width, height);
        avoided = new BoxSquares(width, height);
    }

    /** Nothing is ever written here. */
    public void block(LabelBox box) {
        taken.add(box);
    }

    /** Nothing is written here that has another place. */
    public void avoid(LabelBox box) {
        avoided.add(box);
    }

    /** The first of these places that is free and in view is taken. */
    public Optional<LabelBox> place(List<LabelBox> choices) {
        for (LabelBox box : choices) {
            if (isFree(box) && avoided.isFree(box)) {
                block(box);
                return Optional.of(box);
            }
        }
        return Optional.empty();
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
                                            .filter(this::isFree)
                                            .min(Comparator.comparingDouble(avoided::covered));
                            free.ifPresent(this::block);
                            return free;
                        });
    }

    private boolean isFree(LabelBox box) {
        return box.isWithin(width, height) && taken.isFree(box);
    }
}
