package app.marquee.ui.analytics.report;

import app.marquee.analytics.Period;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Supplier;

/** What a section of a report does with its view-model. On the FX thread. */
public interface ReportModel extends AutoCloseable {
    /** It has come to the front: what is wanted and not there is asked for. */
    void shown();

    void hidden();

    /** Asks again. */
    void refresh();

    /** Whether what is shown answers another question than the one that is chosen. */
    boolean isOfAnotherQuestion();

    /** The days of what is shown; null while nothing is. */
    @Nullable Period shownDays();

    /**
     * Finds the day on which the kept answer was asked for that what is shown would usually be
     * compared with. Taken on the FX thread, called on a worker; null while nothing is shown.
     */
    @Nullable Supplier<Optional<LocalDate>> earlier();

    @Override
    void close();
}
