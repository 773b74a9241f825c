package app.marquee.ui.control;

import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/**
 * Segmented control of choices, one of which is always chosen, and remembered where there is a
 * memory for it. It has one row, or more where its owner lets it be narrower. FX thread only.
 *
 * @param <T> a choice
 */
public final class ChoiceSwitch<T> extends FlowPane {
    private final ToggleGroup group = new ToggleGroup();
    private final String id;
    private final @Nullable ViewMemory memory;
    private final @Nullable String kept;
    private final Consumer<T> choose;

    /**
     * Begins with the first choice each time.
     *
     * @param id of the control and prefix of those of its buttons
     * @param choose receives the choice, also the first
     */
    public ChoiceSwitch(String id, Consumer<T> choose) {
        this(id, null, choose);
    }

    /**
     * @param id of the control, prefix of those of its buttons, and key of the memory
     * @param memory null to remember nothing
     * @param choose receives the choice, also the first and the remembered one
     */
    public ChoiceSwitch(String id, @Nullable ViewMemory memory, Consumer<T> choose) {
        this.id = id;
        this.memory = memory;
        this.kept = memory == null ? null : memory.recall(id);
        this.choose = choose;
        setId(id);
        getStyleClass().add("segmented");
        setMinWidth(USE_PREF_SIZE);
        setMaxWidth(USE_PREF_SIZE);
    }

    /**
     * Adds a choice; the first is chosen until another one is, or was remembered.
     *
     * @param key end of the ID of its button, and what is remembered
     */
    public ToggleButton add(T choice, String key, String title) {
        ToggleButton button = new ToggleButton(title);
        button.setId(id + "-" + key);
        button.setToggleGroup(group);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> button.setSelected(true));
        button.selectedProperty()
                .subscribe(
                        on -> {
                            if (on) {
                                remember(key);
                                choose.accept(choice);
                            }
                        });
        getChildren().add(button);
        if (getChildren().size() == 1 || key.equals(kept)) {
            button.setSelected(true);
        }
        return button;
    }

    /** Makes the choice with this key. */
    public void choose(String key) {
        group.getToggles().stream()
                .filter(ToggleButton.class::isInstance)
                .map(ToggleButton.class::cast)
                .filter(button -> button.getId().equals(id + "-" + key))
                .forEach(button -> button.setSelected(true));
    }

    /** Focuses the button of the choice that is made. */
    public void takeFocus() {
        if (group.getSelectedToggle() instanceof ToggleButton chosen) {
            chosen.requestFocus();
        }
    }

    /** All choices in one row. */
    @Override
    protected double computePrefWidth(double height) {
        double gaps = snapSpaceX(getHgap()) * Math.max(0, getManagedChildren().size() - 1);
        return snappedLeftInset()
                + getManagedChildren().stream()
                        .mapToDouble(choice -> snapSizeX(choice.prefWidth(-1)))
                        .sum()
                + gaps
                + snappedRightInset();
    }

    @Override
    protected double computePrefHeight(double width) {
        return super.computePrefHeight(width < 0 ? computePrefWidth(-1) : width);
    }

    private void remember(String key) {
        if (memory != null) {
            memory.keep(id, key);
        }
    }
}
