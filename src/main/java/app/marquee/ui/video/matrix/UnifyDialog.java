package app.marquee.ui.video.matrix;

import app.marquee.text.Messages;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Dialog that offers one spelling for each group of keys and values. What it changes is not sent,
 * and one step of undo. FX thread only.
 */
final class UnifyDialog {
    private static final int COLUMNS = 4;

    private final SectionContext on;
    private final Messages messages;
    private final Spellings found;
    private final Consumer<List<Choice>> then;
    private final List<Line> lines = new ArrayList<>();
    private final GridPane grid = new GridPane();
    private final Button act;

    /** Spelling for all of a group. */
    record Choice(Spellings.Group group, String spelling) {}

    private record Line(Spellings.Group group, CheckBox on, ComboBox<String> spelling) {}

    /**
     * @param then takes the choices of the chosen groups
     */
    UnifyDialog(SectionContext on, Spellings found, Consumer<List<Choice>> then) {
        this.on = on;
        this.messages = on.messages().of("video");
        this.found = found;
        this.then = then;
        this.act = ReviewDialog.button("field-matrix-unify-do", messages.text("matrix.unify.do"));
    }

    void open() {
        grid.getStyleClass().add("unify-groups");
        heading("matrix.unify.keys", found.keys());
        heading("matrix.unify.values", found.values());
        Label help = new Label(messages.text("matrix.unify.text"));
        help.setWrapText(true);
        Wrapping.guard(help);
        help.setMinHeight(Label.USE_PREF_SIZE);
        ScrollPane scroll = new ScrollPane(grid);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("unify-scroll");
        VBox content = new VBox(help, scroll);
        content.getStyleClass().add("unify-dialog");
        Button cancel = ReviewDialog.button("field-matrix-unify-cancel", messages.text("cancel"));
        Dialogs.OpenDialog dialog =
                on.dialogs()
                        .show(messages.text("matrix.unify.title"), content, List.of(cancel, act));
        cancel.setOnAction(_ -> dialog.close());
        act.setOnAction(
                _ -> {
                    dialog.close();
                    then.accept(chosen());
                });
        adapt();
        lines.getFirst().on().requestFocus();
    }

    private void heading(String text, List<Spellings.Group> groups) {
        if (!groups.isEmpty()) {
            Label heading = new Label(messages.text(text));
            heading.getStyleClass().add("unify-heading");
            grid.add(heading, 0, grid.getRowCount(), COLUMNS, 1);
            groups.forEach(this::add);
        }
    }

    private void add(Spellings.Group group) {
        int number = lines.size();
        List<String> spellings = List.copyOf(group.videos().keySet());
        CheckBox chosen = new CheckBox();
        chosen.setId("field-matrix-unify-" + number);
        chosen.setMnemonicParsing(false);
        chosen.setWrapText(true);
        Wrapping.guard(chosen);
        // A group that differs by a letter may well be two keys.
        chosen.setSelected(!group.of().isEmpty() || Spellings.areSame(spellings));
        chosen.selectedProperty().subscribe(this::adapt);
        ComboBox<String> spelling = new ComboBox<>();
        spelling.setId("field-matrix-spelling-" + number);
        spelling.getItems().setAll(spellings);
        spelling.setConverter(new ChoiceWords<>(UnifyDialog::seen));
        spelling.getSelectionModel().select(group.proposal());
        spelling.disableProperty().bind(chosen.selectedProperty().not());
        spelling.setMaxWidth(Double.MAX_VALUE);
        Label effect = new Label();
        effect.setMinWidth(Label.USE_PREF_SIZE);
        effect.getStyleClass().add("caption");
        spelling.valueProperty()
                .subscribe(
                        now -> {
                            chosen.setText(replaced(group, now));
                            spelling.setAccessibleText(
                                    messages.text("matrix.unify.spelling", chosen.getText()));
                            effect.setText(
                                    messages.plural("matrix.unify.effect", group.changed(now)));
                        });
        Label arrow = new Label("→");
        arrow.setMinWidth(Label.USE_PREF_SIZE);
        grid.addRow(grid.getRowCount(), chosen, arrow, spelling, effect);
        lines.add(new Line(group, chosen, spelling));
    }

    /** The spellings that give way to this one. */
    private static String replaced(Spellings.Group group, String by) {
        String others =
                group.videos().keySet().stream()
                        .filter(spelling -> !spelling.equals(by))
                        .map(UnifyDialog::seen)
                        .collect(Collectors.joining(", "));
        return group.of().isEmpty() ? others : group.of() + ": " + others;
    }

    private void adapt() {
        act.setDisable(lines.stream().noneMatch(line -> line.on().isSelected()));
    }

    private List<Choice> chosen() {
        return lines.stream()
                .filter(line -> line.on().isSelected())
                .map(line -> new Choice(line.group(), line.spelling().getValue()))
                .toList();
    }

    /** The text with marks for spaces that are not seen. */
    static String seen(String text) {
        return Spellings.UNSEEN
                .matcher(text)
                .replaceAll(match -> "␣".repeat(match.group().length()));
    }
}
