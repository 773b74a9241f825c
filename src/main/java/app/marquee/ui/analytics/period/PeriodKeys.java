package app.marquee.ui.analytics.period;

import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.Objects;
import java.util.stream.Stream;

/** Shortcuts of the period, which work in the whole section but not under a dialog. */
public final class PeriodKeys {
    public static final KeyCombination BACK =
            new KeyCodeCombination(KeyCode.LEFT, KeyCombination.ALT_DOWN);
    public static final KeyCombination FORWARD =
            new KeyCodeCombination(KeyCode.RIGHT, KeyCombination.ALT_DOWN);

    private final PeriodViewModel period;
    private final EventHandler<KeyEvent> keys = this::onKey;
    private final Subscription following;

    public PeriodKeys(PeriodViewModel period, Node view) {
        this.period = period;
        this.following = view.sceneProperty().subscribe(this::move);
    }

    private void move(@Nullable Scene before, @Nullable Scene now) {
        if (before != null) {
            before.removeEventFilter(KeyEvent.KEY_PRESSED, keys);
        }
        if (now != null) {
            now.addEventFilter(KeyEvent.KEY_PRESSED, keys);
        }
    }

    private void onKey(KeyEvent event) {
        if (isInDialog(event)) {
            return;
        }
        if (BACK.match(event)) {
            period.shift(-1);
            event.consume();
        } else if (FORWARD.match(event)) {
            period.shift(1);
            event.consume();
        }
    }

    private static boolean isInDialog(KeyEvent event) {
        return event.getTarget() instanceof Node target
                && Stream.iterate(target, Objects::nonNull, Node::getParent)
                        .anyMatch(node -> node.getStyleClass().contains("overlay"));
    }

    public void close() {
        following.unsubscribe();
    }
}
