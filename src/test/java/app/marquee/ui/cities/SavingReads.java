package app.marquee.ui.cities;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.testing.FakeShell;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reports that are saved, and of which each day has one view more. */
final class SavingReads extends FakeReads {
    final Map<ReportQuestion, Report<?, ?>> saved = new HashMap<>();
    final List<LocalDate> sent = new ArrayList<>();
    Instant at = FakeShell.NOW;
    Instant now = FakeShell.NOW;
    boolean isDown;

    @Override
    public boolean savesReports() {
        return true;
    }

    @Override
    public Instant now() {
        return now;
    }

    @Override
    public LocalDate today() {
        return LocalDate.ofInstant(now, zone());
    }

    @Override
    public ZoneId zone() {
        return ZoneId.of("America/Sao_Paulo");
    }

    @Override
    public <Q extends ReportQuestion, R> Report<Q, R> loadInBackground(
            ReportType<Q, R> type, Q question) {
        sent.add(((CityQuestion) question).period().start());
        if (isDown) {
            throw new FailureException(new Failure.NoToken());
        }
        return load(type, question, _ -> {});
    }

    void keep(CityQuestion question) {
        save(load(ReportType.CITIES, question, _ -> {}));
    }

    @Override
    public <Q extends ReportQuestion, R> void save(Report<Q, R> report) {
        saved.put(report.question(), report);
    }

    @Override
    @SuppressWarnings("unchecked") // saved by its question
    public <Q extends ReportQuestion, R> Optional<Report<Q, R>> cached(
            ReportType<Q, R> type, Q question) {
        return Optional.ofNullable((Report<Q, R>) saved.get(question));
    }

    @Override
    public <Q extends ReportQuestion> Map<Q, Instant> cachedAt(
            ReportType<Q, ?> type, Collection<Q> asked) {
        Map<Q, Instant> found = new HashMap<>();
        asked.stream().filter(saved::containsKey).forEach(question -> found.put(question, at));
        return found;
    }
}
