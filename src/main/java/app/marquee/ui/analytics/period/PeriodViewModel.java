package app.marquee.ui.analytics.period;

import app.marquee.analytics.Comparison;
import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.PeriodRule;
import app.marquee.ui.control.ViewMemory;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * View model of the period that all analytics sections share, in days of the account. Presets
 * follow the current day. FX thread only.
 */
public final class PeriodViewModel {
    private static final PeriodPreset USUAL = PeriodPreset.LAST_28_DAYS;

    private final Supplier<LocalDate> today;
    private IntSupplier settlingDays = () -> 0;
    private final Consumer<PeriodState> onChosen;
    private final ReadOnlyObjectWrapper<PeriodState> state;

    /**
     * @param today the present day of the account
     */
    public PeriodViewModel(Supplier<LocalDate> today, ViewMemory memory) {
        PeriodMemory kept = new PeriodMemory(memory);
        this.today = today;
        this.onChosen =
                next -> {
                    if (next.isAskable()) {
                        kept.keep(next);
                    }
                };
        this.state = new ReadOnlyObjectWrapper<>(remembered(kept));
        if (kept.hasRemovedComparison()) {
            kept.keep(state.get());
        }
    }

    private PeriodState remembered(PeriodMemory memory) {
        PeriodState begun =
                new PeriodState(
                        USUAL,
                        null,
                        null,
                        PeriodProblem.NONE,
                        memory.hasRemovedComparison()
                                ? ComparisonSelection.REPLACED
                                : checked(
                                        memory.comparison(),
                                        memory.other(true),
                                        memory.other(false)));
        LocalDate from = memory.date(true);
        LocalDate to = memory.date(false);
        return PeriodRule.check(from, to, today.get()) instanceof PeriodRule.Fits(var period)
                ? dates(period, begun)
                : preset(memory.preset().orElse(USUAL), begun);
    }

    /** Period and comparison as the settings have them. */
    public Map<String, String> stored() {
        Map<String, String> parts = new HashMap<>();
        new PeriodMemory(memory(parts)).keep(state.get());
        return Map.copyOf(parts);
    }

    /**
     * Chooses what was stored so.
     *
     * @return whether its comparison is offered no more, so that another one is chosen
     */
    public boolean restore(Map<String, String> parts) {
        PeriodMemory memory = new PeriodMemory(memory(new HashMap<>(parts)));
        set(remembered(memory));
        return memory.hasRemovedComparison();
    }

    private static ViewMemory memory(Map<String, String> parts) {
        return new ViewMemory() {
            @Override
            public @Nullable String recall(String key) {
                return parts.get(key);
            }

            @Override
            public void keep(String key, String value) {
                parts.put(key, value);
            }
        };
    }

    private PeriodState preset(PeriodPreset preset, PeriodState before) {
        Period period = preset.on(today.get());
        return new PeriodState(
                preset, period.start(), period.end(), PeriodProblem.NONE, before.other());
    }

    private static PeriodState dates(Period period, PeriodState before) {
        return new PeriodState(
                null, period.start(), period.end(), PeriodProblem.NONE, before.other());
    }

    public ReadOnlyObjectProperty<PeriodState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public PeriodState state() {
        return state.get();
    }

    LocalDate today() {
        return today.get();
    }

    /** The days to load now; empty when the chosen dates are invalid. */
    public Optional<Period> period() {
        PeriodState now = state.get();
        PeriodPreset preset = now.preset();
        if (preset != null) {
            return Optional.of(preset.on(today.get()));
        }
        return PeriodRule.check(now.from(), now.to(), today.get())
                        instanceof PeriodRule.Fits(var period)
                ? Optional.of(period)
                : Optional.empty();
    }

    public void choose(PeriodPreset preset) {
        set(preset(preset, now()));
    }

    /** What the next choice begins with. */
    private PeriodState now() {
        return state.get().with(state.get().other().seen());
    }

    /** Custom dates; null for a missing one. */
    public void chooseDates(@Nullable LocalDate from, @Nullable LocalDate to) {
        PeriodState now = now();
        set(new PeriodState(null, from, to, problem(from, to), now.other()));
    }

    private PeriodProblem problem(@Nullable LocalDate from, @Nullable LocalDate to) {
        return switch (PeriodRule.check(from, to, today.get())) {
            case PeriodRule.Fits _ -> PeriodProblem.NONE;
            case PeriodRule.Incomplete _ -> PeriodProblem.INCOMPLETE;
            case PeriodRule.Reversed _ -> PeriodProblem.REVERSED;
            case PeriodRule.InTheFuture _ -> PeriodProblem.FUTURE;
        };
    }

    /**
     * Leaves preliminary days out of changes from now on.
     *
     * @param days number of days after which data is final
     */
    public void leaveOut(IntSupplier days) {
        settlingDays = days;
    }

    /** The compared days, preliminary ones included; null where there are none. */
    public @Nullable Period comparedDays() {
        return other().orElse(null);
    }

    /**
     * The days of a report by day that has the compared ones, too; none while there is no period.
     */
    public List<Period> loadedDays() {
        return period().map(days -> days.after(comparedDays())).stream().toList();
    }

    /** The current comparison, of days with final data where there are any. */
    public ComparisonTarget versus() {
        Period own = period().orElse(null);
        Period days = other().orElse(null);
        if (own == null || days == null) {
            return new ComparisonTarget.Nothing();
        }
        Comparison comparison = state.get().other().comparison();
        return new ComparisonTarget.Days(days, comparison.part(own, state.get().preset()))
                .until(today.get().minusDays(settlingDays.getAsInt()), own);
    }

    /** Whether changes are about preliminary days, since no others are chosen. */
    public boolean isAllPreliminary() {
        return settlingDays.getAsInt() > 0
                && period().filter(
                                own ->
                                        own.start()
                                                .isAfter(
                                                        today.get()
                                                                .minusDays(
                                                                        settlingDays.getAsInt())))
                        .isPresent();
    }

    /** The other days; empty without a comparison, or while its days are none. */
    public Optional<Period> other() {
        ComparisonSelection other = state.get().other();
        if (other.comparison() == Comparison.OWN) {
            return PeriodRule.check(other.from(), other.to(), today.get())
                            instanceof PeriodRule.Fits(var period)
                    ? Optional.of(period)
                    : Optional.empty();
        }
        return period().flatMap(days -> other.comparison().of(days, state.get().preset()));
    }

    /** Custom dates start with those of the last comparison, or the previous period. */
    public void compare(Comparison comparison) {
        PeriodState now = state.get();
        if (comparison == now.other().comparison()) {
            set(now());
            return;
        }
        if (comparison == Comparison.OWN) {
            Optional<Period> begin =
                    other().or(() -> period().flatMap(days -> previous(days, now.preset())));
            otherDays(begin.map(Period::start).orElse(null), begin.map(Period::end).orElse(null));
        } else {
            set(now.with(new ComparisonSelection(comparison, null, null, PeriodProblem.NONE)));
        }
    }

    private static Optional<Period> previous(Period days, @Nullable PeriodPreset preset) {
        return Comparison.PREVIOUS.of(days, preset);
    }

    /** Turns the comparison off, or on with the previous period. */
    void toggleComparison() {
        compare(
                state.get().other().comparison() == Comparison.NONE
                        ? Comparison.PREVIOUS
                        : Comparison.NONE);
    }

    /** Compares with custom dates. */
    void otherDays(@Nullable LocalDate from, @Nullable LocalDate to) {
        set(state.get().with(checked(Comparison.OWN, from, to)));
    }

    private ComparisonSelection checked(
            Comparison comparison, @Nullable LocalDate from, @Nullable LocalDate to) {
        return comparison == Comparison.OWN
                ? new ComparisonSelection(comparison, from, to, problem(from, to))
                : new ComparisonSelection(comparison, null, null, PeriodProblem.NONE);
    }

    /** Reports a text that is not a date in the first or second field; the previous date stays. */
    void unreadable(PeriodProblem which) {
        if (state.get().isAskable()) {
            set(state.get().with(which));
        }
    }

    boolean canShift(int steps) {
        return shifted(steps).isPresent();
    }

    /** Moves to the period beside this one; nothing happens towards the future. */
    public void shift(int steps) {
        shifted(steps).ifPresent(this::choose);
    }

    /** As a preset where it is one today. */
    public void choose(Period days) {
        PeriodState before = now();
        set(
                new PeriodShift(today.get())
                        .preset(days)
                        .map(preset -> preset(preset, before))
                        .orElseGet(() -> dates(days, before)));
    }

    private Optional<Period> shifted(int steps) {
        return period().flatMap(
                        period ->
                                new PeriodShift(today.get())
                                        .of(state.get().preset(), period, steps));
    }

    private void set(PeriodState next) {
        state.set(next);
        onChosen.accept(next);
    }
}
