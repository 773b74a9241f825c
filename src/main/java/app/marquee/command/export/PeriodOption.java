package app.marquee.command.export;

import app.marquee.analytics.ComparedDays;
import app.marquee.analytics.Comparison;
import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;

import org.jspecify.annotations.Nullable;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** Parser of periods as they are typed: a preset, a day, or two days. */
public final class PeriodOption {
    private static final String BETWEEN = "\\.\\.";

    private PeriodOption() {}

    /** The presets, for help and completion. */
    public static String presets() {
        return Arrays.stream(PeriodPreset.values())
                .map(PeriodPreset::key)
                .collect(Collectors.joining(", "));
    }

    /** Empty for what is no preset. */
    public static Optional<PeriodPreset> preset(String typed) {
        return Arrays.stream(PeriodPreset.values())
                .filter(one -> one.key().equals(typed))
                .findFirst();
    }

    /** Empty for what is no period. */
    public static Optional<Period> of(String typed, LocalDate today) {
        Optional<PeriodPreset> preset = preset(typed);
        return preset.isPresent() ? preset.map(one -> one.on(today)) : days(typed);
    }

    private static Optional<Period> days(String typed) {
        String[] parts = typed.split(BETWEEN, -1);
        try {
            LocalDate first = LocalDate.parse(parts[0]);
            LocalDate last = parts.length == 1 ? first : LocalDate.parse(parts[1]);
            return parts.length > 2 || last.isBefore(first)
                    ? Optional.empty()
                    : Optional.of(new Period(first, last));
        } catch (DateTimeException none) {
            return Optional.empty();
        }
    }

    /**
     * The period to compare with.
     *
     * @param preset which the period is, or null
     * @param last the last day with final data: changes leave out those after it
     * @return empty for what is none; an empty period for no comparison
     */
    static Optional<Compared> compared(
            String typed,
            Period period,
            @Nullable PeriodPreset preset,
            LocalDate today,
            LocalDate last) {
        return chosen(typed, period, preset, today).map(days -> days.until(last, period));
    }

    private static Optional<Compared> chosen(
            String typed, Period period, @Nullable PeriodPreset preset, LocalDate today) {
        return switch (typed) {
            case "none" -> Optional.of(new Compared(null, null));
            case "previous" -> Optional.of(compared(Comparison.PREVIOUS, period, preset));
            case "last-year" -> Optional.of(compared(Comparison.LAST_YEAR, period, preset));
            default -> of(typed, today).map(days -> new Compared(days, null));
        };
    }

    /** As in the window. */
    private static Compared compared(
            Comparison comparison, Period period, @Nullable PeriodPreset preset) {
        return new Compared(
                comparison.of(period, preset).orElse(null), comparison.part(period, preset));
    }

    /**
     * Choice of a comparison.
     *
     * @param period null for none
     * @param part of the own period that changes are about; null for all of it
     */
    record Compared(@Nullable Period period, @Nullable Period part) {
        private Compared until(LocalDate last, Period own) {
            if (period == null) {
                return this;
            }
            ComparedDays left = new ComparedDays(period, part).until(last, own);
            return new Compared(left.before(), left.part());
        }
    }
}
