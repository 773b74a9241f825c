package app.marquee.ui.analytics.period;

import app.marquee.analytics.Comparison;
import app.marquee.ui.control.Messages;

import javafx.css.PseudoClass;
import javafx.scene.control.ComboBox;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/**
 * Picker of the days to compare the period with: a list, the resulting dates and two fields for
 * custom dates. FX thread only.
 */
final class ComparisonChoice extends HBox {
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

    private final PeriodViewModel period;
    private final Messages messages;
    private final ComboBox<Comparison> choice = new ComboBox<>();
    private final DatePicker from = new DatePicker();
    private final DatePicker to = new DatePicker();
    private final DatePicker kept = new DatePicker();
    private final Label between = new Label("–");
    private final Label wrongDays = new Label();
    private boolean updating;

    ComparisonChoice(PeriodViewModel period, Messages messages) {
        this.period = period;
        this.messages = messages;
        getStyleClass().add("period-group");
        choice.setId("period-compare");
        choice.setAccessibleText(messages.text("compare.title"));
        choice.getItems().setAll(Comparison.values());
        choice.setVisibleRowCount(Comparison.values().length);
        choice.setConverter(
                new DisplayOnlyConverter<>(each -> messages.text("compare." + each.key())));
        choice.setValue(Comparison.NONE);
        choice.valueProperty().subscribe((_, chosen) -> choose(chosen));
        Label label = new Label(messages.text("compare.title"));
        label.setLabelFor(choice);
        label.getStyleClass().add("muted");
        label.setMinWidth(USE_PREF_SIZE);
        between.getStyleClass().add("muted");
        wrongDays.setId("period-compare-problem");
        wrongDays.getStyleClass().add("form-message");
        build(from, "period-compare-from", "compare.from");
        build(to, "period-compare-to", "compare.to");
        build(kept, "period-compare-kept", "compare.kept.until");
        kept.setPromptText(messages.text("compare.kept.prompt"));
        kept.setDayCellFactory(_ -> new PastOnlyDateCell(period.today().minusDays(1)));
        kept.valueProperty().subscribe((_, day) -> keptUntil(day));
        from.valueProperty().subscribe((_, _) -> ofOnesOwn());
        to.valueProperty().subscribe((_, _) -> ofOnesOwn());
        getChildren().addAll(label, choice, from, between, to, kept, wrongDays);
        show(period.state());
    }

    private void build(DatePicker picker, String id, String key) {
        picker.setId(id);
        picker.setAccessibleText(messages.text(key));
        picker.setPromptText(messages.text(key));
        picker.getStyleClass().add("period-date");
        picker.setConverter(new DateText(messages.locale(), () -> {}));
        picker.setDayCellFactory(_ -> new PastOnlyDateCell(period.today()));
        picker.setShowWeekNumbers(false);
    }

    private void choose(@Nullable Comparison chosen) {
        if (!updating && chosen != null) {
            period.compare(chosen);
        }
    }

    private void keptUntil(@Nullable LocalDate day) {
        if (!updating && period.state().other().comparison() == Comparison.KEPT) {
            period.keptUntil(day);
        }
    }

    private void ofOnesOwn() {
        if (!updating) {
            if (!java.util.Objects.equals(from.getValue(), period.state().other().from())) {
                period.otherFrom(from.getValue());
            }
            if (!java.util.Objects.equals(to.getValue(), period.state().other().to())) {
                period.otherTo(to.getValue());
            }
        }
    }

    void focus() {
        choice.requestFocus();
    }

    void show(PeriodState state) {
        ComparisonSelection other = state.other();
        boolean own = other.comparison() == Comparison.OWN;
        updating = true;
        try {
            choice.setValue(other.comparison());
            from.setValue(other.from());
            to.setValue(own ? other.to() : null);
            kept.setValue(own ? null : other.to());
        } finally {
            updating = false;
        }
        shown(from, own);
        shown(between, own);
        shown(to, own);
        shown(kept, other.comparison() == Comparison.KEPT);
        boolean wrong = other.problem() != PeriodProblem.NONE;
        wrongDays.setText(wrong ? problem(other.problem()) : "");
        String said = said(own);
        choice.setTooltip(said.isEmpty() ? null : new Tooltip(said));
        choice.setAccessibleHelp(said);
        wrongDays.pseudoClassStateChanged(DANGER, wrong);
        shown(wrongDays, !wrongDays.getText().isEmpty());
        from.pseudoClassStateChanged(DANGER, other.problem().isOfFrom());
        to.pseudoClassStateChanged(DANGER, other.problem().isOfTo());
    }

    private String problem(PeriodProblem wrong) {
        return messages.text("compare.problem." + wrong.key(), period.today());
    }

    /** The dates that a comparison covers. */
    private String said(boolean own) {
        return own
                ? ""
                : period.other()
                        .map(other -> messages.formats().days(other.start(), other.end()))
                        .orElse("");
    }

    private static void shown(Region node, boolean visible) {
        node.setVisible(visible);
        node.setManaged(visible);
    }
}
