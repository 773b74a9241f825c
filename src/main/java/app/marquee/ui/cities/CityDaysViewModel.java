package app.marquee.ui.cities;

import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.Sum;
import app.marquee.analytics.place.MapPlaces;
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
import app.marquee.ui.analytics.report.DataFinalityRule;
import app.marquee.ui.control.Messages;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
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

/**
 * View model of the single days on the map: saved copies, which are loaded with one request a day,
 * only when the user wants it. FX thread only.
 */
final class CityDaysViewModel {
    /** More are neither shown nor loaded at once. */
    private static final int MOST = 92;

    private static final int FEWEST = 2;

    private final Reports reports;
    private final TaskRunner tasks;
    private final Messages messages;
    private final LatestJob gathering;
    private final LatestJob placing;
    private final ReadOnlyObjectWrapper<CityDays> days = new ReadOnlyObjectWrapper<>(CityDays.NONE);
    private final ReadOnlyObjectWrapper<@Nullable LocalDate> chosen =
            new ReadOnlyObjectWrapper<>(null);
    private final ReadOnlyObjectWrapper<@Nullable MapPlaces> places =
            new ReadOnlyObjectWrapper<>(null);
    private final ReadOnlyBooleanWrapper loading = new ReadOnlyBooleanWrapper();
    private @Nullable CitiesContent content;
    private CounterMetric metric = CounterMetric.VIEWS;

    CityDaysViewModel(Reports reports, TaskRunner tasks, Messages messages) {
        this.reports = reports;
        this.tasks = tasks;
        this.messages = messages;
        this.gathering = new LatestJob(tasks);
        this.placing = new LatestJob(tasks);
    }

    ReadOnlyObjectProperty<CityDays> daysProperty() {
        return days.getReadOnlyProperty();
    }

    /** The day that the map shows; null for the whole period. */
    ReadOnlyObjectProperty<@Nullable LocalDate> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /** The places of the chosen day; null for the whole period. */
    ReadOnlyObjectProperty<@Nullable MapPlaces> placesProperty() {
        return places.getReadOnlyProperty();
    }

    /** Whether days are loaded now. */
    ReadOnlyBooleanProperty loadingProperty() {
        return loading.getReadOnlyProperty();
    }

    /** How long loading the missing days takes without other requests. */
    Duration cost() {
        return RequestTime.of(days.get().missing().size(), reports.requestsPerMinute());
    }

    /** Another report is shown, or the same by another metric or filter. */
    void show(CitiesContent shown, CounterMetric by) {
        boolean isSame = shown.equals(content) && by == metric;
        content = shown;
        metric = by;
        if (!isSame) {
            gather();
        }
    }

    private void gather() {
        CitiesContent of = content;
        if (of == null || !isPossible(of.report().question())) {
            choose(null);
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
    }

    private CityDays gathered(CitiesContent of, CounterMetric by, Progress progress)
            throws InterruptedException {
        CityQuestion whole = of.report().question();
        List<LocalDate> all =
                whole.period().start().datesUntil(whole.period().end().plusDays(1)).toList();
        Map<LocalDate, Instant> saved = savedAt(whole, all);
        DataFinalityRule settling = new DataFinalityRule(reports.settlingDays());
        List<CityDays.Day> found = new ArrayList<>();
        List<LocalDate> missing = new ArrayList<>();
        PlaceDays places = new PlaceDays(all.size(), by);
        for (LocalDate day : all) {
            progress.report(found.size(), all.size());
            Instant at = saved.get(day);
            Optional<CitiesContent> its = at == null ? Optional.empty() : content(of, day);
            its.ifPresent(content -> places.add(found.size(), content.shown()));
            found.add(new CityDays.Day(day, value(its, by)));
            if (at == null || settling.isYoung(day, LocalDate.ofInstant(at, reports.zone()))) {
                missing.add(day);
            }
        }
        return new CityDays(found, missing, places.values());
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
                : Optional.of(CitiesContent.of(saved, of.narrowing()));
    }

    /** Shows a day on the map, or the whole period. */
    void choose(@Nullable LocalDate day) {
        chosen.set(day);
        CitiesContent of = content;
        if (day == null || of == null) {
            placing.cancel();
            places.set(null);
            return;
        }
        CounterMetric by = metric;
        placing.submit(
                Job.of(messages.text("map.job"), _ -> placed(of, day, by))
                        .onSuccess(found -> found.ifPresent(places::set)));
    }

    private Optional<MapPlaces> placed(CitiesContent of, LocalDate day, CounterMetric by)
            throws InterruptedException {
        Optional<CitiesContent> found = content(of, day);
        return found.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        MapPlaces.of(found.get().shown(), by, Changes.none())
                                .within(found.get().all()));
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

    /** The last day of the period, where it was not loaded yet. */
    Optional<LocalDate> missingLast() {
        List<CityDays.Day> all = days.get().days();
        return all.isEmpty() || all.getLast().isKnown()
                ? Optional.empty()
                : Optional.of(all.getLast().date());
    }

    /** Loads the last day of the period, and shows it. */
    void loadLast() {
        missingLast()
                .ifPresent(
                        day -> {
                            chosen.set(day);
                            load(List.of(day));
                        });
    }

    /** Loads the missing days one by one and saves each at once. */
    void load() {
        load(days.get().missing());
    }

    private void load(List<LocalDate> missing) {
        CitiesContent of = content;
        if (of == null || missing.isEmpty() || loading.get()) {
            return;
        }
        loading.set(true);
        CityQuestion whole = of.report().question();
        tasks.submit(
                Job.of(
                                messages.plural("days.load", missing.size()),
                                progress -> loaded(whole, missing, progress))
                        .pausable()
                        .onFinally(
                                () -> {
                                    loading.set(false);
                                    gather();
                                }));
    }

    private int loaded(CityQuestion whole, List<LocalDate> missing, Progress progress)
            throws InterruptedException {
        int done = 0;
        for (LocalDate day : missing) {
            progress.report(done, missing.size());
            progress.rest();
            reports.save(reports.loadInBackground(ReportType.CITIES, of(whole, day)));
            done++;
        }
        progress.report(done, missing.size());
        return done;
    }
}
