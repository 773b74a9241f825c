package app.marquee.ui.analytics;

import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.PeriodRule;
import app.marquee.model.Granularity;
import app.marquee.ui.control.ViewMemory;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The period that all analytics sections share, in days of the account. Presets move with the day.
 * Lives on the FX thread.
 */
final class PeriodViewModel {
    private static final PeriodPreset USUAL = PeriodPreset.LAST_28_DAYS;

    private final Supplier<LocalDate> today;
    private final PeriodMemory memory;
    private final ReadOnlyObjectWrapper<PeriodState> state;

    /**
     * @param today the present day of the account
     */
    PeriodViewModel(Supplier<LocalDate> today, ViewMemory memory) {
        this.today = today;
        this.memory = new PeriodMemory(memory);
        this.state = new ReadOnlyObjectWrapper<>(remembered());
    }

    private PeriodState remembered() {
        Granularity granularity = memory.granularity();
        LocalDate from = memory.date(true);
        LocalDate to = memory.date(false);
        return PeriodRule.check(from, to, today.get()) instanceof PeriodRule.Fits(var period)
                ? dates(period, granularity)
                : preset(memory.preset().orElse(USUAL), granularity);
    }

    private PeriodState preset(PeriodPreset preset, Granularity granularity) {
        Period period = preset.on(today.get());
        return new PeriodState(
                preset, period.start(), period.end(), PeriodProblem.NONE, granularity);
    }

    private static PeriodState dates(Period period, Granularity granularity) {
        return new PeriodState(null, period.start(), period.end(), PeriodProblem.NONE, granularity);
    }

    ReadOnlyObjectProperty<PeriodState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    PeriodState state() {
        return state.get();
    }

    LocalDate today() {
        return today.get();
    }

    /** The days to ask for at this moment; empty when the dates that were chosen are none. */
    Optional<Period> period() {
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

    void choose(PeriodPreset preset) {
        set(preset(preset, state.get().granularity()));
    }

    /** The same days, which stay when the day changes. */
    void custom() {
        PeriodState now = state.get();
        if (now.preset() != null) {
            choose(now.from(), now.to());
        }
    }

    void choose(Granularity granularity) {
        set(state.get().with(granularity));
    }

    void from(@Nullable LocalDate from) {
        choose(from, state.get().to());
    }

    void to(@Nullable LocalDate to) {
        choose(state.get().from(), to);
    }

    private void choose(@Nullable LocalDate from, @Nullable LocalDate to) {
        PeriodProblem problem =
                switch (PeriodRule.check(from, to, today.get())) {
                    case PeriodRule.Fits _ -> PeriodProblem.NONE;
                    case PeriodRule.Incomplete _ -> PeriodProblem.INCOMPLETE;
                    case PeriodRule.Reversed _ -> PeriodProblem.REVERSED;
                    case PeriodRule.InTheFuture _ -> PeriodProblem.FUTURE;
                };
        set(new PeriodState(null, from, to, problem, state.get().granularity()));
    }

    /** Somebody typed what is no date, in the first or the second field; the date before holds. */
    void unreadable(PeriodProblem which) {
        if (state.get().isAskable()) {
            set(state.get().with(which));
        }
    }

    boolean canShift(int steps) {
        return shifted(steps).isPresent();
    }

    /** Moves to the period beside this one; nothing happens towards the future. */
    void shift(int steps) {
        Granularity granularity = state.get().granularity();
        shifted(steps)
                .ifPresent(
                        period ->
                                set(
                                        new PeriodShift(today.get())
                                                .preset(period)
                                                .map(preset -> preset(preset, granularity))
                                                .orElseGet(() -> dates(period, granularity))));
    }

    private Optional<Period> shifted(int steps) {
        return period().flatMap(
                        period ->
                                new PeriodShift(today.get())
                                        .of(state.get().preset(), period, steps));
    }

    private void set(PeriodState next) {
        state.set(next);
        if (next.isAskable()) {
            memory.keep(next);
        }
    }
}
