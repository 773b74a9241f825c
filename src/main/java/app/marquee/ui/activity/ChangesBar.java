package app.marquee.ui.activity;

import app.marquee.change.engine.ChangeLists;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.text.Messages;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Bar that filters the changes and acts on the selected ones. */
final class ChangesBar extends VBox {
    private final Messages messages;
    private final PendingChangesViewModel desk;
    private final Supplier<List<ChangeLine>> chosen;
    private final Supplier<List<ChangeLine>> pending;
    private final BooleanSupplier selected;
    private final ComboBox<Optional<ListedState>> state = new ComboBox<>();
    private final Action apply;
    private final Action compare;
    private final Action look;
    private final Action undo;
    private final Action giveUp;
    private final Action save;
    private final Action open;
    private final WriteButton comparing;
    private final WriteButton applying;
    private final WriteButton undoing;
    private final Button discarding;

    /**
     * @param chosen the changes to act on: the selected ones, or those that need the user
     * @param pending the pending changes of the list, which are applied when nothing that can be is
     *     selected
     * @param selected whether the user selected them
     */
    ChangesBar(
            SectionContext context,
            PendingChangesViewModel desk,
            ChangeImport imports,
            Supplier<List<ChangeLine>> chosen,
            Supplier<List<ChangeLine>> pending,
            BooleanSupplier selected) {
        this.messages = context.messages();
        this.desk = desk;
        this.chosen = chosen;
        this.pending = pending;
        this.selected = selected;
        getStyleClass().add("changes-bar");
        apply = new Action(() -> desk.apply(toApply()));
        compare = new Action(() -> desk.compare(conflicts()));
        look = action(desk::look);
        undo = action(desk::undo);
        giveUp = action(this::giveUp);
        save = action(desk::save);
        open = new Action(imports::open);
        comparing = WriteButton.opening("changes-compare", messages.text("compare"), "fth-columns");
        compare.attach(comparing);
        applying = WriteButton.opening("changes-apply", messages.text("desk.apply"));
        apply.attach(applying);
        OverflowBar row = new OverflowBar("changes-more", messages);
        row.slot().addKept(states(), comparing, applying);
        discarding = button("changes-cancel", "discard", "fth-slash", giveUp);
        undoing =
                WriteButton.opening(
                        "changes-undo", messages.text("undo.choose"), "fth-corner-up-left");
        undo.attach(undoing);
        row.slot().add(undoing, discarding);
        getChildren().add(row);
    }

    private ComboBox<Optional<ListedState>> states() {
        List<Optional<ListedState>> all = new ArrayList<>(List.of(Optional.empty()));
        Arrays.stream(ListedState.values()).map(Optional::of).forEach(all::add);
        state.setId("changes-state");
        state.getItems().setAll(all);
        state.setAccessibleText(messages.text("field.status"));
        state.setConverter(new ChoiceWords<>(this::word));
        state.getSelectionModel().selectFirst();
        return state;
    }

    private String word(Optional<ListedState> one) {
        return one.map(state -> state.words(messages))
                .orElseGet(() -> messages.text("field.status.any"));
    }

    private Action action(Consumer<List<ChangeLine>> step) {
        return new Action(() -> step.accept(chosen.get()));
    }

    private Button button(String id, String key, String icon, Action action) {
        Button button = Buttons.titled(id, messages.text(key), icon);
        button.setMnemonicParsing(false);
        action.attach(button);
        return button;
    }

    private void giveUp(List<ChangeLine> lines) {
        if (selected.getAsBoolean()) {
            desk.giveUp(lines);
        } else {
            desk.giveUpAll(lines, "desk.giveUp.all.text");
        }
    }

    /** Sets what follows when other changes are to be shown. */
    void onFilter(Runnable next) {
        state.valueProperty().addListener((_, _, _) -> next.run());
    }

    /** Whether one state alone is shown. */
    boolean isNarrowed() {
        return state.getValue().isPresent();
    }

    boolean shows(ChangeLine line) {
        Optional<ListedState> only = state.getValue();
        return only.isEmpty() || only.get() == ListedState.of(line);
    }

    /** Updates the actions for the chosen changes. */
    void adapt() {
        List<ChangeLine> lines = chosen.get();
        List<ChangeLine> open = toApply();
        boolean canApply = desk.canApply(open);
        allow(apply, canApply);
        applying.name(canApply ? applying(open) : messages.text("desk.apply"));
        boolean isConflict = !conflicts().isEmpty();
        Visibility.show(comparing, isConflict);
        allow(compare, isConflict);
        allow(look, PendingChangesViewModel.hasState(lines, ChangeState.UNKNOWN));
        allow(undo, PendingChangesViewModel.hasState(lines, ChangeState.DONE));
        allow(giveUp, PendingChangesViewModel.hasState(lines, ChangeState.STAGED));
        allow(save, lines.stream().anyMatch(ChangeLists::isOpen));
        name(undoing, lines, ChangeState.DONE, "undo.choose");
        name(discarding, lines, ChangeState.STAGED, "discard");
    }

    /** What can be applied of the chosen changes; where nothing can, all pending ones. */
    private List<ChangeLine> toApply() {
        List<ChangeLine> open = chosen.get().stream().filter(ChangeLists::isOpen).toList();
        return open.isEmpty() ? pending.get() : open;
    }

    /** The chosen changes that others' changes came before. */
    private List<ChangeLine> conflicts() {
        return chosen.get().stream().filter(ChangeLine::isConflict).toList();
    }

    private String applying(List<ChangeLine> open) {
        boolean isRetry = open.stream().allMatch(line -> line.state() == ChangeState.FAILED);
        return messages.text(isRetry ? "desk.retry.count" : "desk.apply.count", open.size());
    }

    /** A button says how many changes it is about. */
    private void name(Button button, List<ChangeLine> lines, ChangeState of, String key) {
        long count = lines.stream().filter(line -> line.state() == of).count();
        button.setText(messages.pluralOr(key, "desk.all." + of, count));
    }

    private static void allow(Action action, boolean can) {
        action.set(Availability.when(can, ActivityCommands.NO_CHANGE));
    }

    Action apply() {
        return apply;
    }

    Action compare() {
        return compare;
    }

    Action look() {
        return look;
    }

    Action undo() {
        return undo;
    }

    Action discard() {
        return giveUp;
    }

    Action save() {
        return save;
    }

    Action open() {
        return open;
    }
}
