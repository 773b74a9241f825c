package app.marquee.ui.analytics.period;

import app.marquee.analytics.Comparison;
import app.marquee.analytics.PeriodPreset;
import app.marquee.ui.control.ViewMemory;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Setting that stores the period across restarts and ignores unreadable values. */
final class PeriodMemory {
    private static final String PERIOD = "period";
    private static final String COMPARED = "compared";
    private static final char BETWEEN = '/';

    /** Comparisons with whole weeks earlier and with an earlier saved copy, of versions before. */
    private static final Set<String> REMOVED = Set.of("same-weekdays", "kept");

    private final ViewMemory memory;

    PeriodMemory(ViewMemory memory) {
        this.memory = memory;
    }

    void keep(PeriodState state) {
        PeriodPreset preset = state.preset();
        memory.keep(
                PERIOD, preset == null ? state.from() + "" + BETWEEN + state.to() : preset.key());
        ComparisonSelection other = state.other();
        if (other.problem().isHarmless()) {
            memory.keep(
                    COMPARED,
                    other.comparison() == Comparison.OWN
                            ? other.from() + "" + BETWEEN + other.to()
                            : other.comparison().key());
        }
    }

    /** Reports are compared until the user turns it off. */
    Comparison comparison() {
        if (other(true) != null && other(false) != null) {
            return Comparison.OWN;
        }
        String kept = memory.recall(COMPARED);
        return Arrays.stream(Comparison.values())
                .filter(comparison -> comparison != Comparison.OWN)
                .filter(comparison -> comparison.key().equals(kept))
                .findFirst()
                .orElse(Comparison.PREVIOUS);
    }

    /** Whether it names a comparison that is offered no more. */
    boolean hasRemovedComparison() {
        return REMOVED.contains(Objects.requireNonNullElse(memory.recall(COMPARED), ""));
    }

    /** The first or second date of the days that are compared with. */
    @Nullable LocalDate other(boolean first) {
        return date(COMPARED, first);
    }

    Optional<PeriodPreset> preset() {
        String kept = memory.recall(PERIOD);
        return Arrays.stream(PeriodPreset.values())
                .filter(preset -> preset.key().equals(kept))
                .findFirst();
    }

    /** The first or second stored date. */
    @Nullable LocalDate date(boolean first) {
        return date(PERIOD, first);
    }

    private @Nullable LocalDate date(String key, boolean first) {
        String kept = memory.recall(key);
        int between = kept == null ? -1 : kept.indexOf(BETWEEN);
        if (kept == null || between < 0) {
            return null;
        }
        try {
            return LocalDate.parse(
                    first ? kept.substring(0, between) : kept.substring(between + 1));
        } catch (DateTimeParseException e) {
            return null;
        }
    }
}
