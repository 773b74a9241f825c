package app.marquee.ui.analytics;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;

/** Live streams that answer what the test wants. */
public final class FakeLives implements Reports {
    /** In place of viewers: the service does not say. */
    public static final long UNKNOWN = -1;

    public final List<String> asked = new ArrayList<>();
    final Map<String, List<ViewersPoint>> points = new HashMap<>();
    public final Map<String, Failure> failures = new HashMap<>();
    public final Map<String, Report<?, ?>> kept = new HashMap<>();
    public @Nullable Failure failure;
    public boolean keeps;
    public Instant now = FakeShell.NOW;

    @Override
    public ZoneId zone() {
        return FakeShell.ZONE;
    }

    @Override
    public Instant now() {
        return now;
    }

    @Override
    public int requestsPerMinute() {
        return 120;
    }

    @Override
    public <Q extends ReportQuestion, R> Report<Q, R> load(
            ReportType<Q, R> type, Q question, LongConsumer rows) {
        return load(type, question, "");
    }

    @Override
    public <Q extends ReportQuestion, R> Report<Q, R> loadInBackground(
            ReportType<Q, R> type, Q question) {
        return load(type, question, "background ");
    }

    private <Q extends ReportQuestion, R> Report<Q, R> load(
            ReportType<Q, R> type, Q question, String how) {
        asked.add(how + question.text());
        Failure why = failure == null ? failures.get(question.text()) : failure;
        if (why != null) {
            throw new FailureException(why);
        }
        return FakeReport.of(
                type, question, FakeShell.NOW, points.getOrDefault(question.text(), List.of()));
    }

    @Override
    public boolean savesReports() {
        return keeps;
    }

    @Override
    public <Q extends ReportQuestion, R> Optional<Report<Q, R>> cached(
            ReportType<Q, R> type, Q question) {
        return Optional.ofNullable(kept.get(question.text()))
                .map(report -> FakeReport.of(type, question, report.askedAt(), report.rows()));
    }

    @Override
    public <Q extends ReportQuestion> Map<Q, Instant> cachedAt(
            ReportType<Q, ?> type, Collection<Q> questions) {
        Map<Q, Instant> found = new HashMap<>();
        for (Q question : questions) {
            Report<?, ?> report = kept.get(question.text());
            if (report != null) {
                found.put(question, report.askedAt());
            }
        }
        return found;
    }

    @Override
    public <Q extends ReportQuestion, R> void save(Report<Q, R> report) {
        kept.put(report.question().text(), report);
    }

    /** Points a minute apart, the last of them a minute ago. */
    public void minutes(String live, long... viewers) {
        minutes(live, FakeShell.NOW, viewers);
    }

    /** The same an hour earlier. */
    public void ended(String live, long... viewers) {
        minutes(live, FakeShell.NOW.minusSeconds(3_600), viewers);
    }

    private void minutes(String live, Instant end, long... viewers) {
        List<ViewersPoint> made = new ArrayList<>();
        for (int i = 0; i < viewers.length; i++) {
            Instant at = end.minusSeconds(60L * (viewers.length - i));
            made.add(
                    new ViewersPoint(
                            at.toString(),
                            at,
                            viewers[i] == UNKNOWN ? null : viewers[i],
                            UnknownMembers.NONE));
        }
        points.put(live, made);
    }
}
