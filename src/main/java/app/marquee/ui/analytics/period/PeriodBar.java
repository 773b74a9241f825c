package app.marquee.ui.analytics.period;

import app.marquee.analytics.Comparison;
import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.text.Messages;
import app.marquee.ui.control.Lazy;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.Popover;
import app.marquee.ui.control.Visibility;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;
import java.util.Set;

/**
 * Toolbar of a report: the period with the ones before and after it, the comparison, and the
 * filters of the section. FX thread only.
 */
public final class PeriodBar extends VBox {
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

    private final PeriodViewModel period;
    private final Messages messages;
    private final Button back = new Button();
    private final Button days = new Button();
    private final Button forward = new Button();
    private final Button compared = new Button();
    private final Label problem = new Label();
    private final OverflowBar row;
    private final OverflowBar.Slot comparing;
    private final Subscription following;

    /** Made when they are first opened, since calendars take long. */
    private final Lazy<PeriodChooser> chooser;

    private final Lazy<ComparisonChooser> comparison;
    private final Button shownDays = new Button();
    private @Nullable Popover popover;
    private final NotedRow noted;
    private @Nullable Period offered;
    private Set<KeyCombination> taken = Set.of();

    public PeriodBar(PeriodViewModel period, Messages messages) {
        this.period = period;
        this.messages = messages;
        getStyleClass().add("period-bar");
        row = new OverflowBar("period-more", messages);
        OverflowBar.Slot first = row.slot();
        comparing = row.slot();
        problem.setId("period-note");
        problem.getStyleClass().add("form-message");
        problem.setWrapText(true);
        problem.setMinHeight(USE_PREF_SIZE);
        chooser = new Lazy<>(() -> new PeriodChooser(period, messages, taken, this::closeCard));
        comparison = new Lazy<>(() -> new ComparisonChooser(period, messages, this::closeCard));
        buildStep(back, "period-back", "compare.previous", "fth-chevron-left", -1);
        buildStep(forward, "period-forward", "period.forward", "fth-chevron-right", 1);
        buildCard(days, "period-button", chooser);
        days.getStyleClass().add("period-days");
        buildCard(compared, "compare-button", comparison);
        shownDays.setId("period-shown-days");
        shownDays.setMinWidth(USE_PREF_SIZE);
        shownDays.setGraphic(new FontIcon("fth-calendar"));
        shownDays.setOnAction(_ -> chooseOffered());
        first.add(back);
        first.addKept(days);
        first.add(forward);
        noted = new NotedRow(row);
        noted.note(problem, shownDays);
        getChildren().add(noted);
        following = period.stateProperty().subscribe(this::show);
    }

    /** What it shows. */
    public PeriodViewModel period() {
        return period;
    }

    /**
     * @param cards opens its cards over the view
     */
    public void opensIn(Popover cards) {
        popover = cards;
        cards.visibleProperty().subscribe(_ -> show(period.state()));
    }

    /** Offers other days to compare with. */
    public PeriodBar withComparison() {
        comparing.add(compared);
        return this;
    }

    /** Adds what is wrong with the question, beside the controls where there is room. */
    public void note(Node... problem) {
        noted.note(problem);
    }

    /** Shows no keys for presets that the section uses for something else. */
    public void leave(Set<KeyCombination> keys) {
        taken = Set.copyOf(keys);
    }

    /** The row, for more commands at its end. */
    public OverflowBar row() {
        return row;
    }

    private void buildCard(Button button, String id, Lazy<? extends Region> card) {
        button.setId(id);
        button.setGraphic(new FontIcon("fth-chevron-down"));
        button.setContentDisplay(ContentDisplay.RIGHT);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(
                _ -> {
                    if (popover != null) {
                        Region content = card.get();
                        show(period.state());
                        popover.toggle(button, content);
                    }
                });
    }

    private void closeCard() {
        if (popover != null) {
            popover.close();
        }
    }

    private void buildStep(Button button, String id, String key, String icon, int steps) {
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().add("button-icon");
        button.setAccessibleText(messages.text(key));
        button.setTooltip(new Tooltip(messages.text(key)));
        button.setOnAction(_ -> period.shift(steps));
    }

    private void show(PeriodState state) {
        back.setDisable(!period.canShift(-1));
        forward.setDisable(!period.canShift(1));
        String wrong = problem(state.problem());
        String wrongOther = otherProblem(state.other().problem());
        chooser.ifMade(card -> card.show(state, wrong));
        comparison.ifMade(card -> card.show(state, wrongOther));
        days.setText(days(state));
        days.setAccessibleText(messages.text("period.button", days.getText()));
        days.pseudoClassStateChanged(DANGER, !wrong.isEmpty());
        compared.setText(compared(state.other()));
        compared.setTooltip(period.other().map(this::comparedDates).map(Tooltip::new).orElse(null));
        compared.pseudoClassStateChanged(DANGER, !state.other().problem().isHarmless());
        String unsaid = isOpen(days) ? "" : wrong;
        show(unsaid.isEmpty() && !isOpen(compared) ? wrongOther : unsaid);
        offer();
    }

    /** An open card says itself what is wrong. */
    private boolean isOpen(Node button) {
        return popover != null && popover.isOpenFor(button);
    }

    /** The problem of the dates in words; empty where there is none. */
    private String problem(PeriodProblem wrong) {
        return switch (wrong) {
            case NONE -> "";
            case REVERSED -> messages.text("verdict.reversed");
            default -> messages.text("period.problem." + wrong.key(), period.today());
        };
    }

    private String otherProblem(PeriodProblem wrong) {
        return wrong == PeriodProblem.NONE
                ? ""
                : messages.text("compare.problem." + wrong.key(), period.today());
    }

    private String days(PeriodState state) {
        PeriodPreset preset = state.preset();
        String dates = period.period().map(this::dates).orElse(messages.text("compare.own"));
        return preset == null
                ? dates
                : messages.text("pattern.dot", messages.text("preset." + preset.key()), dates);
    }

    /** The compared days, with those of the period where changes aren't about all of them. */
    private String comparedDates(Period other) {
        return period.versus() instanceof ComparisonTarget.Days(_, var part) && part != null
                ? messages.text("truth.compared.part", dates(part), dates(other))
                : dates(other);
    }

    /** A period in words, short as in the bar. */
    public String dates(Period one) {
        return messages.formats().shortDays(one.start(), one.end(), period.today());
    }

    private String compared(ComparisonSelection other) {
        return other.comparison() == Comparison.NONE
                ? messages.text("compare.none")
                : messages.text("compare.with." + other.comparison().key());
    }

    /**
     * Offers the days of a saved copy that is shown in place of a report that did not load.
     *
     * @param days null for none
     * @return the button, which may be taken to where the failure is shown
     */
    public Node offerDays(@Nullable Period days) {
        offered = days;
        offer();
        if (shownDays.getParent() == null) {
            noted.note(shownDays);
        }
        return shownDays;
    }

    private void offer() {
        Period free = offered;
        boolean any = free != null && !period.period().equals(Optional.of(free));
        shownDays.setText(
                any && free != null ? messages.text("period.shown-days", dates(free)) : "");
        Visibility.show(shownDays, any);
    }

    /** The button disappears, so the focus moves to the period it chose. */
    private void chooseOffered() {
        if (offered != null) {
            period.choose(offered);
            days.requestFocus();
        }
    }

    private void show(String wrong) {
        problem.setText(wrong);
        problem.pseudoClassStateChanged(
                DANGER,
                !wrong.isEmpty() && period.state().other().problem() != PeriodProblem.REMOVED);
        boolean any = !problem.getText().isEmpty();
        Visibility.show(problem, any);
    }

    public void close() {
        following.unsubscribe();
    }
}
