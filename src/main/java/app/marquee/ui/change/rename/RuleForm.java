package app.marquee.ui.change.rename;

import app.marquee.model.rename.LetterCase;
import app.marquee.model.rename.RenameError;
import app.marquee.model.rename.RenameRule;
import app.marquee.text.Messages;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.control.form.FormField;

import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Form for the rule of a batch rename. FX thread only. */
final class RuleForm extends HBox {
    private static final String ID = "batch-rename-";
    private static final int MOST = 1_000_000;
    private static final char SPACE = '␣';
    private static final int MOST_DIGITS = 9;
    private static final Pattern DIGITS = Pattern.compile("\\d{1,7}");

    private final Messages messages;
    private final int items;
    private final Runnable onChange;
    private final ComboBox<@Nullable RuleFields> kind = new ComboBox<>();
    private final StackPane fields = new StackPane();
    private final TextField find = input("find");
    private final TextField expression = input("expression");
    private final TextField group = input("group");
    private final FormField expressionField;
    private final FormField groupField;

    /**
     * @param messages of the changes
     * @param items how many are renamed, whose numbers get as many digits
     * @param onChange runs after each change of the rule
     */
    RuleForm(Messages messages, int items, Runnable onChange) {
        this.messages = messages;
        this.items = items;
        this.onChange = onChange;
        this.expressionField = new FormField(messages.text("batch.rule.match"), expression);
        this.groupField = new FormField(messages.text("batch.with"), group);
        groupField.hintProperty().set(messages.text("batch.groups"));
        getStyleClass().add("change-preview-fields");
        choices(
                kind,
                "kind",
                List.of(replace(), addText(), number(), letterCase(), match()),
                RuleFields::name);
        kind.valueProperty().subscribe(this::show);
        FormField rule = new FormField(messages.text("batch.rule"), kind);
        rule.setMinWidth(USE_PREF_SIZE);
        HBox.setHgrow(fields, Priority.ALWAYS);
        getChildren().addAll(rule, fields);
    }

    private void show(@Nullable RuleFields chosen) {
        if (chosen != null) {
            fields.getChildren().setAll(chosen.fields());
            onChange.run();
        }
    }

    /** The rule as it is typed now. */
    RenameRule rule() {
        RuleFields chosen = kind.getValue();
        return chosen == null ? new RenameRule.AddText("", "") : chosen.rule().get();
    }

    /** The field that takes the focus first. */
    TextField first() {
        return find;
    }

    /** Says beside its field why the rule can't be applied; null when it can. */
    void tell(@Nullable RenameError error) {
        String wrong =
                switch (error) {
                    case RenameError.InvalidExpression(var position) ->
                            messages.text("batch.error.expression", position);
                    case RenameError.TooComplex _, RenameError.InvalidReplacement _ -> "";
                    case null -> "";
                };
        expressionField.errorProperty().set(wrong);
        groupField
                .errorProperty()
                .set(
                        error instanceof RenameError.InvalidReplacement
                                ? messages.text("batch.error.group")
                                : "");
    }

    private RuleFields replace() {
        TextField by = input("replacement");
        CheckBox matchCase = matchCase("match-case");
        return new RuleFields(
                messages.text("batch.rule.replace"),
                above(
                        matchCase,
                        row(
                                new FormField(messages.text("batch.find"), find),
                                new FormField(messages.text("batch.with"), by))),
                () -> new RenameRule.Replace(find.getText(), by.getText(), matchCase.isSelected()));
    }

    private RuleFields addText() {
        TextField before = input("before");
        TextField after = input("after");
        return new RuleFields(
                messages.text("batch.rule.text"),
                row(
                        new FormField(messages.text("batch.before"), before),
                        new FormField(messages.text("batch.after"), after)),
                () -> new RenameRule.AddText(before.getText(), after.getText()));
    }

    private RuleFields number() {
        ComboBox<RenameRule.@Nullable Side> side = new ComboBox<>();
        choices(
                side,
                "side",
                List.of(RenameRule.Side.values()),
                one -> messages.text("batch.side." + one.name()));
        TextField separator = input("separator");
        // A space alone looks like nothing.
        separator.setTextFormatter(
                new TextFormatter<>(
                        change -> {
                            change.setText(change.getText().replace(' ', SPACE));
                            return change;
                        }));
        separator.setText(" ");
        Spinner<Integer> start = spinner("start", 0, MOST, 1);
        Spinner<Integer> digits =
                spinner("digits", 1, MOST_DIGITS, Integer.toString(items).length());
        return new RuleFields(
                messages.text("batch.rule.number"),
                row(
                        new FormField(messages.text("batch.side"), side),
                        new FormField(messages.text("batch.separator"), separator),
                        new FormField(messages.text("batch.start"), start),
                        new FormField(messages.text("batch.digits"), digits)),
                () ->
                        new RenameRule.AddNumber(
                                side.getValue() == null ? RenameRule.Side.BEFORE : side.getValue(),
                                separator.getText().replace(SPACE, ' '),
                                value(start),
                                value(digits)));
    }

    private RuleFields letterCase() {
        ComboBox<@Nullable LetterCase> letters = new ComboBox<>();
        choices(
                letters,
                "case",
                List.of(LetterCase.values()),
                one -> messages.text("batch.case." + one.name()));
        return new RuleFields(
                messages.text("batch.rule.case"),
                row(new FormField(messages.text("batch.case"), letters)),
                () ->
                        new RenameRule.ChangeCase(
                                letters.getValue() == null
                                        ? LetterCase.LOWER
                                        : letters.getValue()));
    }

    private RuleFields match() {
        CheckBox matchCase = matchCase("expression-match-case");
        return new RuleFields(
                messages.text("batch.rule.match"),
                above(matchCase, row(expressionField, groupField)),
                () ->
                        new RenameRule.Match(
                                expression.getText(), group.getText(), matchCase.isSelected()));
    }

    private TextField input(String id) {
        TextField made = new TextField();
        made.setId(ID + id);
        made.textProperty().addListener(_ -> onChange.run());
        return made;
    }

    private CheckBox matchCase(String id) {
        CheckBox made = new CheckBox(messages.text("batch.match-case"));
        made.setId(ID + id);
        made.setWrapText(true);
        made.setMinHeight(Region.USE_PREF_SIZE);
        made.selectedProperty().addListener(_ -> onChange.run());
        return made;
    }

    private Spinner<Integer> spinner(String id, int least, int most, int first) {
        Spinner<Integer> made = new Spinner<>(least, most, first);
        made.setId(ID + id);
        made.setEditable(true);
        made.setMaxWidth(Double.MAX_VALUE);
        made.getEditor().textProperty().addListener(_ -> onChange.run());
        return made;
    }

    /** The number as it is typed, which the spinner takes over only later. */
    private static int value(Spinner<Integer> spinner) {
        String typed = spinner.getEditor().getText().strip();
        return DIGITS.matcher(typed).matches() ? Integer.parseInt(typed) : spinner.getValue();
    }

    /** Choices of which the first is chosen. */
    private <T> void choices(
            ComboBox<@Nullable T> box, String id, List<T> all, Function<T, String> words) {
        box.setId(ID + id);
        box.getItems().setAll(all);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setConverter(new ChoiceWords<>(words));
        box.setValue(all.getFirst());
        box.valueProperty().addListener(_ -> onChange.run());
    }

    /** Fields beside each other, all of the same width. */
    private static GridPane row(Region... inputs) {
        GridPane row = new GridPane();
        for (Region input : inputs) {
            ColumnConstraints equal = new ColumnConstraints();
            equal.setPercentWidth(100.0 / inputs.length);
            row.getColumnConstraints().add(equal);
            row.addRow(0, input);
        }
        row.getStyleClass().add("batch-rename-fields");
        return row;
    }

    /** The fields above an option, which Tab reaches after them. */
    private static Region above(Node option, Region fields) {
        VBox made = new VBox(fields, option);
        made.getStyleClass().add("batch-rename-lines");
        return made;
    }
}
