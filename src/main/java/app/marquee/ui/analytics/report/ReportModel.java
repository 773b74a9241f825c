package app.marquee.ui.analytics.report;

import app.marquee.analytics.Period;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Supplier;

/** View model that a report section controls. FX thread only. */
public interface ReportModel extends AutoCloseable {
    /** Loads missing data when the section comes to the front. */
    void shown();

    void hidden();

    /** Loads again. */
    void refresh();

    /** Whether the shown report belongs to another query than the chosen one. */
    boolean isOfAnotherQuestion();

    /** The days of what is shown; null while nothing is. */
    @Nullable Period shownDays();

    /**
     * Finds the load date of the default snapshot to compare with. Obtained on the FX thread,
     * called on a worker; null while nothing is shown.
     */
    @Nullable Supplier<Optional<LocalDate>> earlier();

    @Override
    void close();
}
