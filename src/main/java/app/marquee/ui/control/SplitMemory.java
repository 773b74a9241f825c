package app.marquee.ui.control;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.SplitPane;
import javafx.scene.input.MouseEvent;

import org.jspecify.annotations.Nullable;

/**
 * Memory of the user's divider position in a split pane. Positions forced by a narrow window or
 * large text are not saved and are reverted once there is space. FX thread only.
 */
public final class SplitMemory {
    private static final String KEY = "split";

    /** Less than a pixel of any screen. */
    private static final double SAME = 1e-4;

    private final SplitPane split;
    private final ViewMemory memory;
    private double wanted;
    private boolean held;
    private @Nullable Runnable waiting;

    private SplitMemory(SplitPane split, ViewMemory memory, double otherwise) {
        this.split = split;
        this.memory = memory;
        this.wanted = position(memory.recall(KEY), otherwise);
    }

    /** Restores the first divider to its saved or given position, and saves it from now on. */
    public static void attach(SplitPane split, ViewMemory memory, double otherwise) {
        new SplitMemory(split, memory, otherwise).follow();
    }

    private void follow() {
        split.setDividerPositions(wanted);
        split.addEventFilter(
                MouseEvent.MOUSE_PRESSED, event -> held = isDivider(event.getTarget()));
        split.addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> keep());
        split.widthProperty().subscribe((_, _) -> putBack());
        split.heightProperty().subscribe((_, _) -> putBack());
        split.getItems().subscribe(this::putBack);
        TextScale.follow(split, _ -> putBack());
    }

    private boolean isDivider(Object target) {
        for (@Nullable Node each = target instanceof Node node ? node : null;
                each != null && !split.equals(each);
                each = each.getParent()) {
            if (each.getStyleClass().contains("split-pane-divider")) {
                return split.equals(each.getParent());
            }
        }
        return false;
    }

    private void keep() {
        if (held && !split.getDividers().isEmpty()) {
            wanted = split.getDividers().getFirst().getPosition();
            memory.keep(KEY, Double.toString(wanted));
        }
        held = false;
    }

    /** Restores the divider after the next layout, which distributes the space by its own rules. */
    private void putBack() {
        Scene scene = split.getScene();
        if (scene != null && waiting == null) {
            waiting =
                    () -> {
                        scene.removePostLayoutPulseListener(waiting);
                        waiting = null;
                        put();
                    };
            scene.addPostLayoutPulseListener(waiting);
            Platform.requestNextPulse();
        }
    }

    private void put() {
        if (!held
                && !split.getDividers().isEmpty()
                && Math.abs(split.getDividers().getFirst().getPosition() - wanted) > SAME) {
            split.setDividerPosition(0, wanted);
            split.layout();
        }
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
