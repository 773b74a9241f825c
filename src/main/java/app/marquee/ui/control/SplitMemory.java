package app.marquee.ui.control;

import javafx.scene.control.SplitPane;

import org.jspecify.annotations.Nullable;

/** Keeps where the divider of a split pane is. */
public final class SplitMemory {
    private SplitMemory() {}

    /** Puts the first divider where it was, or where it is said to be, and keeps it from now on. */
    public static void attach(SplitPane split, ViewMemory memory, double otherwise) {
        String key = "split";
        split.setDividerPositions(position(memory.recall(key), otherwise));
        split.getDividers()
                .getFirst()
                .positionProperty()
                .addListener((_, _, now) -> memory.keep(key, Double.toString(now.doubleValue())));
    }

    private static double position(@Nullable String kept, double otherwise) {
        try {
            double position = kept == null ? otherwise : Double.parseDouble(kept);
            return position > 0 && position < 1 ? position : otherwise;
        } catch (NumberFormatException notOurs) {
            return otherwise;
        }
    }
}
