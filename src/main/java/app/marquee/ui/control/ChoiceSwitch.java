package app.marquee.ui.control;

import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Segmented control of choices, one of which is always chosen, and remembered where there is a
 * memory for it. It has one row, or more where its owner lets it be narrower, or becomes a menu
 * there. FX thread only.
 *
 * @param <T> a choice
 */
public final class ChoiceSwitch<T> extends FlowPane {
    private final ToggleGroup group = new ToggleGroup();
    private final String id;
    private final @Nullable ViewMemory memory;
    private final @Nullable String kept;
    private final Consumer<T> choose;
    private @Nullable MenuButton menu;

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
        if (group.getToggles().size() == 1 || key.equals(kept)) {
            button.setSelected(true);
        }
        return button;
    }

    /** Makes the choice with this key. */
    public void choose(String key) {
        buttons()
                .filter(button -> button.getId().equals(id + "-" + key))
                .forEach(button -> button.setSelected(true));
    }

    /** Makes it a menu, named by the choice that is made, where it has no room for one row. */
    void fold() {
        MenuButton made = new MenuButton();
        made.setId(id + "-menu");
        made.setManaged(false);
        made.setVisible(false);
        made.setMnemonicParsing(false);
        made.getItems().add(new MenuItem());
        made.setOnShowing(_ -> made.getItems().setAll(buttons().map(this::item).toList()));
        group.selectedToggleProperty()
                .map(ToggleButton.class::cast)
                .flatMap(ToggleButton::textProperty)
                .subscribe(made::setText);
        menu = made;
        getChildren().add(made);
        setMinWidth(USE_COMPUTED_SIZE);
    }

    private Stream<ToggleButton> buttons() {
        return group.getToggles().stream().map(ToggleButton.class::cast);
    }

    private MenuItem item(ToggleButton button) {
        RadioMenuItem item = new RadioMenuItem(button.getText());
        item.setId(button.getId() + "-item");
        item.setMnemonicParsing(false);
        item.setDisable(button.isDisabled());
        item.setSelected(button.isSelected());
        item.setOnAction(_ -> button.fire());
        return item;
    }

    @Override
    protected double computeMinWidth(double height) {
        return menu == null
                ? super.computeMinWidth(height)
                : Math.min(computePrefWidth(-1), snapSizeX(menu.prefWidth(-1)));
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (menu != null) {
            boolean isFolded = getWidth() < computePrefWidth(-1);
            buttons().forEach(button -> button.setVisible(!isFolded));
            menu.setVisible(isFolded);
            menu.resizeRelocate(0, 0, getWidth(), getHeight());
        }
    }

    /** Focuses the button of the choice that is made. */
    public void takeFocus() {
        if (menu != null && menu.isVisible()) {
            menu.requestFocus();
        } else if (group.getSelectedToggle() instanceof ToggleButton chosen) {
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
