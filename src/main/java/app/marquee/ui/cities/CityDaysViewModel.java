package app.marquee.ui.cities;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.Sum;
import app.marquee.model.RequestTime;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.Progress;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.report.BackgroundLoader;
import app.marquee.ui.analytics.report.DailyFetchPlan;
import app.marquee.ui.analytics.report.DataFinalityRule;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * View model of the single days of the cities, from saved copies. What is missing is loaded in the
 * background with one request a day, within the budget. FX thread only.
 */
final class CityDaysViewModel {
    /** More are neither shown nor loaded at once. */
    private static final int MOST = 92;

    private static final int FEWEST = 2;

    private final Reports reports;
    private final BackgroundLoader loader;
    private final Messages messages;
    private final Consumer<@Nullable Report<CityQuestion, CityRow>> shows;
    private final LatestJob gathering;
    private final LatestJob choosing;
    private final ReadOnlyObjectWrapper<CityDays> days = new ReadOnlyObjectWrapper<>(CityDays.NONE);
    private final ReadOnlyObjectWrapper<@Nullable LocalDate> chosen =
            new ReadOnlyObjectWrapper<>(null);
    private @Nullable CitiesContent content;
    private CounterMetric metric = CounterMetric.VIEWS;

    /**
     * @param shows shows the report of the chosen day; null for the whole period
     */
    CityDaysViewModel(
            Reports reports,
            BackgroundLoader loader,
            TaskRunner tasks,
            Messages messages,
            Consumer<@Nullable Report<CityQuestion, CityRow>> shows) {
        this.reports = reports;
        this.loader = loader;
        this.messages = messages;
        this.shows = shows;
        this.gathering = new LatestJob(tasks);
        this.choosing = new LatestJob(tasks);
    }

    ReadOnlyObjectProperty<CityDays> daysProperty() {
        return days.getReadOnlyProperty();
    }

    /** The day that is shown, or will be once its report is read; null for the whole period. */
    ReadOnlyObjectProperty<@Nullable LocalDate> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /** Whether days are loaded now. */
    ReadOnlyBooleanProperty loadingProperty() {
        return loader.loadingProperty();
    }

    /** Whether days couldn't be loaded. */
    ReadOnlyBooleanProperty failedProperty() {
        return loader.failedProperty();
    }

    /** The metric of the days. */
    CounterMetric metric() {
        return metric;
    }

    /** How long loading the missing days takes without other requests. */
    Duration cost() {
        return RequestTime.of(days.get().missing().size(), reports.requestsPerMinute());
    }

    /** The view comes to the front, and may load what it lacks. */
    void shown() {
        loader.shown();
        gather();
    }

    /** The user leaves the view. */
    void hidden() {
        loader.hidden();
    }

    void close() {
        gathering.cancel();
        choosing.cancel();
        loader.close();
    }

    /** Another report is shown, or the same by another metric or filter. */
    void show(CitiesContent shown, CounterMetric by) {
        boolean isSame = isSame(content, shown) && by == metric;
        content = shown;
        metric = by;
        if (!isSame) {
            gather();
        }
    }

    /** The same places, of the period or of one of its days. */
    @SuppressWarnings("ReferenceEquality") // comparing rows would take the window's time
    private static boolean isSame(@Nullable CitiesContent one, CitiesContent other) {
        return one != null
                && one.report() == other.report()
                && one.narrowing().ofPeriod().equals(other.narrowing().ofPeriod());
    }

    private void gather() {
        CitiesContent of = content;
        boolean isKept = reports.savesReports();
        if (of == null || !isKept || !isPossible(of.report().question())) {
            choose(null);
            gathering.supersede();
            days.set(CityDays.NONE);
            return;
        }
        CounterMetric by = metric;
        gathering.submit(
                Job.of(messages.text("strip.job"), progress -> gathered(of, by, progress))
                        .onSuccess(this::gathered));
    }

    private static boolean isPossible(CityQuestion question) {
        long count = question.period().days();
        return question.granularity() == Granularity.TOTAL && count >= FEWEST && count <= MOST;
    }

    private void gathered(CityDays found) {
        days.set(found);
        LocalDate day = chosen.get();
        boolean isThere =
                found.days().stream().anyMatch(each -> each.date().equals(day) && each.isKnown());
        choose(isThere ? day : null);
        missing().ifPresent(loader::load);
    }

    private CityDays gathered(CitiesContent of, CounterMetric by, Progress progress)
            throws InterruptedException {
        CityQuestion whole = of.report().question();
        List<LocalDate> all =
                whole.period().start().datesUntil(whole.period().end().plusDays(1)).toList();
        Map<LocalDate, Instant> saved = savedAt(whole, all);
        DataFinalityRule settling = new DataFinalityRule(reports.settlingDays());
        List<CityDays.Day> found = new ArrayList<>();
        PlaceDays places = new PlaceDays(all.size(), by);
        for (LocalDate day : all) {
            progress.report(found.size(), all.size());
            Instant at = saved.get(day);
            Optional<CitiesContent> its = at == null ? Optional.empty() : content(of, day);
            its.ifPresent(content -> places.add(found.size(), content.shown()));
            boolean isYoung = at != null && settling.isYoung(day, its(at));
            found.add(new CityDays.Day(day, value(its, by), isYoung));
        }
        DailyFetchPlan plan = DailyFetchPlan.of(whole.period(), saved, reports);
        return new CityDays(found, plan.due(), places.values());
    }

    /** The account's day of a time. */
    private LocalDate its(Instant at) {
        return LocalDate.ofInstant(at, reports.zone());
    }

    private Map<LocalDate, Instant> savedAt(CityQuestion whole, List<LocalDate> all) {
        List<CityQuestion> questions = all.stream().map(day -> of(whole, day)).toList();
        Map<LocalDate, Instant> found = new HashMap<>();
        reports.cachedAt(ReportType.CITIES, questions)
                .forEach((question, time) -> found.put(question.period().start(), time));
        return found;
    }

    private static CityQuestion of(CityQuestion whole, LocalDate day) {
        return whole.of(Period.of(day));
    }

    private static double value(Optional<CitiesContent> found, CounterMetric by) {
        Sum sum = found.isEmpty() ? Sum.NONE : found.get().shown().sums().of(by);
        // A day without any row is zero; one whose rows say nothing is unknown.
        boolean isEmpty = found.isPresent() && found.get().shown().facts().rows() == 0;
        return sum.isKnown() ? sum.known().doubleValue() : isEmpty ? 0 : Double.NaN;
    }

    /** The saved copy of a day, filtered as the report is. */
    private Optional<CitiesContent> content(CitiesContent of, LocalDate day)
            throws InterruptedException {
        Report<CityQuestion, CityRow> saved =
                reports.cached(ReportType.CITIES, of(of.report().question(), day)).orElse(null);
        return saved == null
                ? Optional.empty()
                : Optional.of(CitiesContent.of(saved, of.narrowing().ofPeriod()));
    }

    /** Shows a day, or the whole period. */
    void choose(@Nullable LocalDate day) {
        chosen.set(day);
        CitiesContent of = content;
        if (day == null || of == null) {
            choosing.supersede();
            shows.accept(null);
            return;
        }
        CityQuestion question = of(of.report().question(), day);
        choosing.submit(
                Job.of(messages.text("strip.job"), _ -> reports.cached(ReportType.CITIES, question))
                        .onSuccess(found -> found.ifPresentOrElse(shows, () -> choose(null))));
    }

    /**
     * Shows the next known day, or another one further away; around the ends.
     *
     * @param by 1 for the next, -1 for the one before
     */
    void step(int by) {
        List<LocalDate> known =
                days.get().days().stream()
                        .filter(CityDays.Day::isKnown)
                        .map(CityDays.Day::date)
                        .toList();
        if (!known.isEmpty()) {
            int now = chosen.get() == null ? -1 : known.indexOf(chosen.get());
            int next = now < 0 ? (by > 0 ? 0 : known.size() - 1) : now + by;
            choose(known.get(Math.floorMod(next, known.size())));
        }
    }

    /** Loads all missing days, since the user asks for it. */
    void load() {
        missing().ifPresent(loader::loadAll);
    }

    /** Tries again to load the missing days. */
    void retry() {
        missing().ifPresent(loader::retry);
    }

    /** What loads the missing days, the newest first. */
    private Optional<BackgroundLoader.Work> missing() {
        CitiesContent of = content;
        List<LocalDate> missing = days.get().missing();
        if (of == null || missing.isEmpty()) {
            return Optional.empty();
        }
        CityQuestion whole = of.report().question();
        return Optional.of(
                new BackgroundLoader.Work(
                        whole,
                        messages.plural("strip.job.load", missing.size()),
                        missing.stream().map(day -> load(of(whole, day))).toList(),
                        this::gather));
    }

    private BackgroundLoader.Step load(CityQuestion day) {
        return () -> reports.save(reports.loadInBackground(ReportType.CITIES, day));
    }
}
