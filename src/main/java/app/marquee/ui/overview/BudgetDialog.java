package app.marquee.ui.overview;

import app.marquee.model.LocaleFormat;
import app.marquee.model.settings.Budget;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Dialog that sets the budget of a month. FX thread only. */
final class BudgetDialog {
    private final SectionContext context;
    private final CostViewModel model;
    private final Messages messages;
    private final @Nullable String currency;
    private final TextField amount = new TextField();
    private final Button save;
    private final FormField field;

    /**
     * @param currency of the account's costs; null where it is unknown
     */
    BudgetDialog(SectionContext context, CostViewModel model, @Nullable String currency) {
        this.context = context;
        this.model = model;
        this.messages = context.messages();
        this.currency = currency;
        this.save = Buttons.titled("cost-budget-save", messages.text("cost.budget.save"));
        this.field =
                new FormField(
                        currency == null
                                ? messages.text("cost.budget.amount")
                                : messages.text("cost.budget.amount.in", currency),
                        amount);
        amount.setId("cost-budget-amount");
        save.getStyleClass().add("accent");
    }

    void open() {
        Budget now = model.budgetProperty().get();
        if (now != null) {
            amount.setText(messages.formats().decimal(now.amount()));
        }
        Button cancel = Buttons.titled("cost-budget-cancel", messages.text("cancel"));
        Button remove = Buttons.titled("cost-budget-remove", messages.text("cost.budget.remove"));
        List<Node> buttons = new ArrayList<>(List.of(cancel, save));
        if (now != null) {
            buttons.addFirst(remove);
        }
        Dialogs.OpenDialog dialog =
                context.dialogs()
                        .show(messages.text("cost.budget.title"), new VBox(field), buttons);
        cancel.setOnAction(_ -> dialog.close());
        remove.setOnAction(_ -> choose(null, dialog));
        save.setOnAction(
                _ ->
                        parse(amount.getText(), messages.locale())
                                .ifPresent(value -> choose(new Budget(value, currency), dialog)));
        amount.textProperty().subscribe(this::check);
        amount.requestFocus();
    }

    private void choose(@Nullable Budget budget, Dialogs.OpenDialog dialog) {
        dialog.close();
        model.budget(budget);
    }

    private void check(String typed) {
        boolean isValid = parse(typed, messages.locale()).isPresent();
        save.setDisable(!isValid);
        field.errorProperty()
                .set(isValid || typed.isBlank() ? "" : messages.text("cost.budget.problem"));
    }

    /** An amount as the language writes it; empty unless all of the text is one above 0. */
    static Optional<BigDecimal> parse(String typed, Locale locale) {
        return new LocaleFormat(locale).parse(typed).filter(value -> value.signum() > 0);
    }
}
