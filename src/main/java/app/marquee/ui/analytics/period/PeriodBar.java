package app.marquee.ui.analytics.period;

import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.model.analytics.Granularity;
import app.marquee.ui.control.Messages;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Bar of the period that all analytics sections share: presets, dates, previous and next buttons,
 * and date problems.
 */
public final class PeriodBar extends VBox {
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

    private final PeriodViewModel period;
    private final Messages messages;
    private final ComboBox<Choice> preset = new ComboBox<>();
    private final DatePicker from = new DatePicker();
    private final DatePicker to = new DatePicker();
    private final Button back = new Button();
    private final Button forward = new Button();
    private final ComboBox<Granularity> granularity = new ComboBox<>();
    private final Label problem = new Label();
    private final FlowPane row = new FlowPane();
    private final Subscription following;
    private final ComparisonChoice comparison;
    private final Button byDay = new Button();
    private final Button shownDays = new Button();
    private @Nullable Period offered;
    private boolean takesGranularity;
    private boolean updating;

    public PeriodBar(PeriodViewModel period, Messages messages) {
        this.period = period;
        this.messages = messages;
        getStyleClass().add("period-bar");
        row.getStyleClass().add("period-row");
        problem.setId("period-problem");
        problem.getStyleClass().add("form-message");
        problem.pseudoClassStateChanged(DANGER, true);
        problem.setWrapText(true);
        problem.setMinHeight(USE_PREF_SIZE);
        buildPreset();
        buildDate(from, "period-from", "period.from", PeriodProblem.UNREADABLE_FROM);
        buildDate(to, "period-to", "period.to", PeriodProblem.UNREADABLE_TO);
        from.valueProperty().subscribe((_, date) -> whenPerson(() -> period.from(date)));
        to.valueProperty().subscribe((_, date) -> whenPerson(() -> period.to(date)));
        buildStep(back, "period-back", "compare.previous", "fth-chevron-left", -1);
        buildStep(forward, "period-forward", "period.forward", "fth-chevron-right", 1);
        comparison = new ComparisonChoice(period, messages);
        byDay.setId("period-by-day");
        byDay.setText(messages.text("period.by-day"));
        byDay.getStyleClass().add("flat");
        byDay.setOnAction(_ -> period.choose(Granularity.DAY));
        shownDays.setId("period-shown-days");
        shownDays.setGraphic(new FontIcon("fth-calendar"));
        shownDays.setOnAction(_ -> chooseOffered());
        HBox wrong = new HBox(problem, byDay, shownDays);
        wrong.getStyleClass().add("period-group");
        Label between = new Label("–");
        between.getStyleClass().add("muted");
        row.getChildren().addAll(group(back, preset, forward), group(from, between, to));
        getChildren().addAll(row, wrong);
        following = period.stateProperty().subscribe(this::show);
    }

    /** What it shows. */
    public PeriodViewModel period() {
        return period;
    }

    /** Choice in the list of presets; custom dates without a preset. */
    record Choice(@Nullable PeriodPreset preset, String text) {
        @Override
        public String toString() {
            return text;
        }
    }

    private static HBox group(Node... nodes) {
        HBox group = new HBox(nodes);
        group.getStyleClass().add("period-group");
        return group;
    }

    /** Offers the granularity, for operations that take one. */
    public PeriodBar withGranularity() {
        granularity.setId("period-granularity");
        granularity.setAccessibleText(messages.text("period.granularity"));
        granularity.getItems().setAll(Granularity.values());
        granularity.setConverter(
                new DisplayOnlyConverter<>(value -> messages.text("granularity." + value.wire())));
        granularity.setValue(period.state().granularity());
        granularity.valueProperty().subscribe((_, value) -> whenPerson(() -> period.choose(value)));
        takesGranularity = true;
        Label label = new Label(messages.text("period.granularity"));
        label.setLabelFor(granularity);
        label.getStyleClass().add("muted");
        row.getChildren().add(group(label, granularity));
        show(period.state());
        return this;
    }

    /** Offers other days to compare with. */
    public PeriodBar withComparison() {
        row.getChildren().add(comparison);
        return this;
    }

    public void focusComparison() {
        comparison.focus();
    }

    /** Adds more fields to the same row. */
    public PeriodBar with(List<Node> fields) {
        row.getChildren().addAll(fields);
        return this;
    }

    /** Shows why there is no granularity to choose. */
    public PeriodBar withoutGranularity(String why) {
        Label words = new Label(why);
        words.setId("period-no-granularity");
        words.getStyleClass().add("caption");
        row.getChildren().add(group(words));
        return this;
    }

    private void buildPreset() {
        preset.setId("period-preset");
        preset.setAccessibleText(messages.text("period.preset"));
        List<Choice> choices = new ArrayList<>();
        Arrays.stream(PeriodPreset.values())
                .map(each -> new Choice(each, messages.text("preset." + each.key())))
                .forEach(choices::add);
        choices.add(new Choice(null, messages.text("compare.own")));
        preset.getItems().setAll(choices);
        preset.setVisibleRowCount(choices.size());
        preset.valueProperty().subscribe((_, choice) -> whenPerson(() -> choose(choice)));
    }

    private void choose(Choice choice) {
        PeriodPreset chosen = choice.preset();
        if (chosen == null) {
            period.custom();
            from.requestFocus();
        } else {
            period.choose(chosen);
        }
    }

    private void buildDate(DatePicker picker, String id, String key, PeriodProblem unreadable) {
        picker.setId(id);
        picker.setAccessibleText(messages.text(key));
        picker.getStyleClass().add("period-date");
        picker.setPromptText(messages.text(key));
        picker.setConverter(new DateText(messages.locale(), () -> period.unreadable(unreadable)));
        picker.setDayCellFactory(_ -> new PastOnlyDateCell(period.today()));
        picker.setShowWeekNumbers(false);
    }

    private void buildStep(Button button, String id, String key, String icon, int steps) {
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().add("button-icon");
        button.setAccessibleText(messages.text(key));
        button.setTooltip(new Tooltip(messages.text(key)));
        button.setOnAction(_ -> period.shift(steps));
    }

    private void whenPerson(Runnable choice) {
        if (!updating) {
            choice.run();
        }
    }

    private void show(PeriodState state) {
        updating = true;
        try {
            preset.setValue(
                    preset.getItems().stream()
                            .filter(choice -> choice.preset() == state.preset())
                            .findFirst()
                            .orElseThrow());
            from.setValue(state.from());
            to.setValue(state.to());
            granularity.setValue(state.granularity());
        } finally {
            updating = false;
        }
        back.setDisable(!period.canShift(-1));
        forward.setDisable(!period.canShift(1));
        show(state.problem());
        offer();
        comparison.show(state);
    }

    /**
     * Offers the days of a saved copy that is shown in place of a report that did not load.
     *
     * @param days null for none
     */
    public void offerDays(@Nullable Period days) {
        offered = days;
        offer();
    }

    private void offer() {
        Period days = offered;
        boolean any = days != null && !period.period().equals(Optional.of(days));
        shownDays.setText(
                any && days != null
                        ? messages.text(
                                "period.shown-days",
                                messages.formats().days(days.start(), days.end()))
                        : "");
        shownDays.setVisible(any);
        shownDays.setManaged(any);
    }

    /** The button disappears, so the focus moves to the period it chose. */
    private void chooseOffered() {
        if (offered != null) {
            period.choose(offered);
            preset.requestFocus();
        }
    }

    private void show(PeriodProblem wrong) {
        boolean tooLong = takesGranularity && period.isTooLongForHours();
        problem.setText(words(wrong, tooLong));
        boolean any = !problem.getText().isEmpty();
        problem.setVisible(any);
        problem.setManaged(any);
        byDay.setVisible(tooLong);
        byDay.setManaged(tooLong);
        mark(from, wrong.isOfFrom());
        mark(to, wrong.isOfTo());
    }

    private String words(PeriodProblem wrong, boolean tooLong) {
        if (wrong != PeriodProblem.NONE) {
            return messages.text(
                    wrong == PeriodProblem.REVERSED
                            ? "verdict.reversed"
                            : "period.problem." + wrong.key(),
                    period.today());
        }
        return tooLong ? messages.text("period.problem.hours", PeriodViewModel.DAYS_BY_HOUR) : "";
    }

    private void mark(DatePicker picker, boolean wrong) {
        picker.pseudoClassStateChanged(DANGER, wrong);
        picker.getEditor().pseudoClassStateChanged(DANGER, wrong);
        picker.setAccessibleHelp(wrong ? problem.getText() : null);
    }

    public void close() {
        following.unsubscribe();
    }
}
