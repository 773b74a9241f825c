package app.marquee.ui.cities;

import app.marquee.analytics.Drift;
import app.marquee.analytics.Period;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceLine;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.model.analytics.CityRow;
import app.marquee.service.analytics.AnalyticsReads;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.task.Job;
import app.marquee.task.TaskRunner;
import app.marquee.ui.analytics.TreeTable;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.FilteredReportViewModel;
import app.marquee.ui.analytics.report.ReportLoadState;
import app.marquee.ui.analytics.report.ReportModel;
import app.marquee.ui.analytics.report.ReportPacing;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewMemory;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * View model of the city report and its expanded places. It sends only queries that the platform
 * accepts. FX thread only.
 */
final class CitiesViewModel implements ReportModel, TreeTable.Model<PlaceKey> {
    private static final String COUNTRY = "country";
    private static final String REGION = "region";
    private static final Drift.Reading<CityRow> READING =
            new Drift.Reading<>(CityRow::bucket, CityRow::counters);

    private final AnalyticsReads reads;
    private final TaskRunner tasks;
    private final Messages messages;
    private final ViewMemory memory;
    private final PeriodViewModel period;
    private final FilteredReportViewModel<
                    CityQuestion, Report<CityRow>, PlaceNarrowing, CitiesContent>
            report;
    private final ReadOnlyObjectWrapper<@Nullable Drift> drift = new ReadOnlyObjectWrapper<>(null);
    private final Expansion expansion = new Expansion();
    private final PlaceSuggestions seen = new PlaceSuggestions();
    private final ReadOnlyObjectWrapper<PlaceLines> lines =
            new ReadOnlyObjectWrapper<>(new PlaceLines(List.of()));
    private final ReadOnlyBooleanWrapper regionNeeded = new ReadOnlyBooleanWrapper();
    private final Subscription following;
    private @Nullable String country;
    private @Nullable String region;

    CitiesViewModel(
            AnalyticsReads reads,
            TaskRunner tasks,
            Messages messages,
            ViewMemory memory,
            PeriodViewModel period,
            ReportPacing pacing) {
        this.reads = reads;
        this.tasks = tasks;
        this.messages = messages;
        this.memory = memory;
        this.period = period;
        this.country = blankToNull(memory.recall(COUNTRY));
        this.region = blankToNull(memory.recall(REGION));
        this.report =
                new FilteredReportViewModel<>(
                        new CitiesAnswers(reads, this::complete),
                        CitiesContent::of,
                        tasks,
                        new FilteredReportViewModel.Jobs(
                                messages.text("cities.job"),
                                messages.text("cities.job.order"),
                                messages.text("cities.job.compare")),
                        period,
                        pacing,
                        new PlaceNarrowing(
                                new PlaceNames(messages, reads.zone()),
                                "",
                                false,
                                PlaceSort.USUAL));
        report.onDone(this::arrived);
        this.following =
                period.stateProperty()
                        .subscribe((_, _) -> questionChanged())
                        .and(report.contentProperty().subscribe(this::show));
    }

    PeriodViewModel period() {
        return period;
    }

    PlaceNames names() {
        return report.narrowing().names();
    }

    ReadOnlyObjectProperty<@Nullable CitiesContent> contentProperty() {
        return report.contentProperty();
    }

    ReadOnlyObjectProperty<ReportLoadState> phaseProperty() {
        return report.phaseProperty();
    }

    /** The lines of the table; another list each time something changed. */
    ReadOnlyObjectProperty<PlaceLines> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    /** Whether a required region is missing. */
    ReadOnlyBooleanProperty regionNeededProperty() {
        return regionNeeded.getReadOnlyProperty();
    }

    /** The current query; empty when the dates are not a period. */
    Optional<CityQuestion> question() {
        return period.periodByGranularity()
                .map(days -> new CityQuestion(days, period.state().granularity(), country, region));
    }

    /** Nothing is sent without a region that the question needs. */
    private Optional<CityQuestion> complete() {
        return question().filter(question -> !question.lacksRegion());
    }

    @Override
    public boolean isOfAnotherQuestion() {
        return report.isOfAnotherQuestion();
    }

    @Override
    public @Nullable Period shownDays() {
        return report.shownDays();
    }

    @Override
    public @Nullable Supplier<Optional<LocalDate>> earlier() {
        return report.earlier();
    }

    /** The country of the query in the platform's spelling; null for all. */
    @Nullable String country() {
        return country;
    }

    /** The region of the query in the platform's spelling; null for all. */
    @Nullable String region() {
        return region;
    }

    /** In the platform's spelling; blank for all. */
    void country(@Nullable String value) {
        country = blankToNull(value);
        memory.keep(COUNTRY, country == null ? "" : country);
        questionChanged();
    }

    /** In the platform's spelling; blank for all. */
    void region(@Nullable String value) {
        region = blankToNull(value);
        memory.keep(REGION, region == null ? "" : region);
        questionChanged();
    }

    private static @Nullable String blankToNull(@Nullable String value) {
        return value == null || value.isBlank() ? null : value.strip();
    }

    private void questionChanged() {
        lookForRegion();
        report.questionChanged();
    }

    private void lookForRegion() {
        regionNeeded.set(question().filter(CityQuestion::lacksRegion).isPresent());
    }

    @Override
    public void shown() {
        lookForRegion();
        report.shown();
    }

    @Override
    public void hidden() {
        report.hidden();
    }

    @Override
    public void refresh() {
        report.refresh();
    }

    private void arrived(CitiesContent content) {
        seen.add(content.all());
        keep(content);
    }

    /** Saves it and computes the changes since the same query was loaded before. */
    private void keep(CitiesContent content) {
        drift.set(null);
        if (reads.keepsAnswers()) {
            tasks.submit(
                    Job.of(
                                    messages.text("cities.job.keep"),
                                    _ -> {
                                        Optional<Drift> since = since(content);
                                        reads.keepCities(content.question(), content.report());
                                        return since;
                                    })
                            .onSuccess(since -> drifted(content.report(), since.orElse(null))));
        }
    }

    private Optional<Drift> since(CitiesContent of) throws InterruptedException {
        Optional<Report<CityRow>> before = reads.keptCities(of.question());
        return before.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Drift.between(
                                before.get().origin().askedAt(),
                                before.get().rows(),
                                of.report().rows(),
                                READING));
    }

    @SuppressWarnings("ReferenceEquality") // comparing rows would take the window's time
    private void drifted(Report<CityRow> of, @Nullable Drift since) {
        CitiesContent now = report.content();
        if (now != null && now.report() == of) {
            drift.set(since);
        }
    }

    /** Changes since the same query was loaded before; null when unknown. */
    ReadOnlyObjectProperty<@Nullable Drift> driftProperty() {
        return drift.getReadOnlyProperty();
    }

    /** Shows only cities whose names, or those of the places around them, hold every word. */
    void filter(String typed) {
        report.narrow(by -> by.withTyped(typed));
    }

    /** Shows only cities without coordinates that can be believed. */
    void unplacedOnly(boolean only) {
        report.narrow(by -> by.withUnplacedOnly(only));
    }

    @Override
    public void sort(PlaceSort sort) {
        report.narrow(by -> by.withSort(sort));
    }

    private void show(@Nullable CitiesContent content) {
        if (content != null) {
            Set<PlaceKey> open = expansion.in(content.shown(), content.narrowing().narrows());
            lines.set(new PlaceLines(PlaceLine.of(content.shown(), open)));
        }
    }

    @Override
    public void expand(PlaceKey key, boolean expanded) {
        expansion.set(key, expanded);
        show(report.content());
    }

    /** Opens the places around one. */
    void reveal(PlaceKey key) {
        revealAll(List.of(key));
    }

    /** Opens the places around all of these. */
    void revealAll(List<PlaceKey> keys) {
        for (PlaceKey key : keys) {
            for (PlaceKey around = key.parent(); around != null; around = around.parent()) {
                expansion.set(around, true);
            }
        }
        show(report.content());
    }

    @Override
    public void expandAll() {
        CitiesContent content = report.content();
        if (content != null) {
            expansion.openAll(content.shown());
            show(content);
        }
    }

    @Override
    public void collapseAll() {
        expansion.closeAll();
        show(report.content());
    }

    /** The countries in all reports so far, in the platform's spelling. */
    List<String> countries() {
        return seen.countries();
    }

    /** The regions in all reports so far, of the chosen country if any. */
    List<String> regions() {
        return seen.regions(country);
    }

    @Override
    public void close() {
        following.unsubscribe();
        report.close();
    }
}
