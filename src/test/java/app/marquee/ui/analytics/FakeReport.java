package app.marquee.ui.analytics;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.ui.testing.FakeShell;

import java.time.Instant;
import java.util.List;

/** Maker of reports with rows of any type. */
public final class FakeReport {
    public static final String HOST = "data.example.com";

    private FakeReport() {}

    public static <Q extends ReportQuestion, R> Report<Q, R> of(
            ReportType<Q, R> type, Q question, Instant askedAt, List<?> rows) {
        return of(type, question, askedAt, rows, Counters.UNKNOWN);
    }

    /**
     * @param rows those of the type
     */
    @SuppressWarnings("unchecked")
    public static <Q extends ReportQuestion, R> Report<Q, R> of(
            ReportType<Q, R> type, Q question, Instant askedAt, List<?> rows, Counters total) {
        return new Report<>(
                type,
                question,
                HOST,
                askedAt,
                FakeShell.ZONE,
                (List<R>) rows,
                total,
                UnknownMembers.NONE);
    }
}
