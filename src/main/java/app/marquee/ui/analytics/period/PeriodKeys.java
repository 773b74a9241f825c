package app.marquee.ui.analytics.period;

import app.marquee.analytics.PeriodPreset;

import javafx.event.EventHandler;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Shortcuts of the period, which work in the whole section but not under a dialog; those without a
 * modifier not while a text is typed.
 */
public final class PeriodKeys {
    public static final KeyCombination BACK =
            new KeyCodeCombination(KeyCode.LEFT, KeyCombination.ALT_DOWN);
    public static final KeyCombination FORWARD =
            new KeyCodeCombination(KeyCode.RIGHT, KeyCombination.ALT_DOWN);

    /** Turns the comparison on and off. */
    static final KeyCombination COMPARE = new KeyCodeCombination(KeyCode.X);

    private static final Map<PeriodPreset, KeyCombination> PRESETS =
            Map.of(
                    PeriodPreset.TODAY,
                    new KeyCodeCombination(KeyCode.D),
                    PeriodPreset.THIS_WEEK,
                    new KeyCodeCombination(KeyCode.W),
                    PeriodPreset.THIS_MONTH,
                    new KeyCodeCombination(KeyCode.M),
                    PeriodPreset.LAST_MONTH,
                    new KeyCodeCombination(KeyCode.M, KeyCombination.SHIFT_DOWN),
                    PeriodPreset.THIS_YEAR,
                    new KeyCodeCombination(KeyCode.Y));

    private final PeriodViewModel period;
    private final Node view;
    private final Map<KeyCombination, Runnable> own = new HashMap<>();
    private final EventHandler<KeyEvent> keys = this::onKey;
    private final Subscription following;

    public PeriodKeys(PeriodViewModel period, Node view) {
        this.period = period;
        this.view = view;
        this.following = view.sceneProperty().subscribe(this::move);
    }

    /**
     * The key of a preset, where it has one.
     *
     * @param taken keys that the section uses for something else
     */
    static Optional<KeyCombination> of(PeriodPreset preset, Set<KeyCombination> taken) {
        return Optional.ofNullable(PRESETS.get(preset)).filter(keys -> !taken.contains(keys));
    }

    /** Uses keys for something else than the period. */
    public void use(KeyCombination keysOfSection, Runnable action) {
        own.put(keysOfSection, action);
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
        if (!isInDialog(event) && (isStep(event) || isChoice(event))) {
            event.consume();
        }
    }

    private boolean isStep(KeyEvent event) {
        if (BACK.match(event)) {
            period.shift(-1);
            return true;
        }
        if (FORWARD.match(event)) {
            period.shift(1);
            return true;
        }
        return false;
    }

    private boolean isChoice(KeyEvent event) {
        if (takesLetters(event.getTarget())) {
            return false;
        }
        Optional<Runnable> ofSection =
                own.entrySet().stream()
                        .filter(each -> each.getKey().match(event))
                        .map(Map.Entry::getValue)
                        .findFirst();
        if (ofSection.isPresent()) {
            ofSection.get().run();
            return true;
        }
        if (COMPARE.match(event)) {
            period.toggleComparison();
            return true;
        }
        return PRESETS.entrySet().stream()
                .filter(each -> each.getValue().match(event))
                .findFirst()
                .map(
                        each -> {
                            period.choose(each.getKey());
                            return true;
                        })
                .orElse(false);
    }

    /** An editable list or a date has the focus itself while its field is typed into. */
    private static boolean takesLetters(EventTarget target) {
        return target instanceof TextInputControl
                || target instanceof ComboBoxBase<?>
                || target instanceof ChoiceBox<?>;
    }

    private static boolean isInDialog(KeyEvent event) {
        return event.getTarget() instanceof Node target
                && Stream.iterate(target, Objects::nonNull, Node::getParent)
                        .anyMatch(node -> node.getStyleClass().contains("overlay"));
    }

    /** Ends the shortcuts, also while the view is still shown. */
    public void close() {
        following.unsubscribe();
        move(view.getScene(), null);
    }
}
